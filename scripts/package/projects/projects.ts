/** The files of the projects that `npm run test:package` makes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYWRIGHT_SPEC, VITEST_TEST } from './collisions.ts';

const EMPTY = '{ "name": "somebodys", "private": true, "type": "module" }\n';

/** As they stand in the README, so that they stay true. */
export function fiveLines(root: string): string {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const found = /## In your own project[\s\S]*?```js\n([\s\S]*?)```/.exec(text)?.[1];
  if (found === undefined) throw new Error('README.md has no example under "In your own project"');
  return found;
}

export function nodeProject(root: string): Record<string, string> {
  return {
    'package.json': EMPTY,
    'five-lines.mjs': fiveLines(root),
    'start.mjs': `
const begun = performance.now();
const { startReplica } = await import('desk-replica');
const replica = await startReplica();
const { user, system } = process.cpuUsage();
console.log('ready in ' + Math.round(performance.now() - begun) + ' ms, of which work ' + Math.round((user + system) / 1000) + ' ms');
await replica.close();
`,
    // What the server does in processes of its own, and what goes with the package beside its code.
    'files.mjs': `
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { startReplica } from 'desk-replica';
const side = 200;
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [data.length, crc32(body)].map((value) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(value);
    return four;
  });
  return Buffer.concat([length, body, sum]);
};
const head = Buffer.alloc(13);
head.writeUInt32BE(side, 0);
head.writeUInt32BE(side, 4);
head.set([8, 2], 8);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rows = deflateSync(Buffer.alloc(side * (side * 3 + 1)));
const png = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
const replica = await startReplica();
const world = replica.world('files');
const headers = { ...world.headers, authorization: await world.login('super') };
const form = new FormData();
form.set('square', '0,0,100');
form.set('file', new Blob([png]), 'me.png');
const brought = await (await fetch(replica.url + '/media/avatar', { method: 'POST', headers, body: form })).json();
const shown = await fetch(replica.url + brought.data.user_avatar, { headers });
assert.equal(shown.headers.get('content-type'), 'image/webp', JSON.stringify(brought));
const { invoiceNo } = await world.scenario('invoice-in-state', { state: 'issued' });
const pdf = Buffer.from(await (await fetch(replica.url + '/media/invoices/' + invoiceNo + '.pdf', { headers })).arrayBuffer());
assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
assert.ok(pdf.includes('/FontFile'), 'the font is not in the invoice');
await replica.close();
const licences = readFileSync('node_modules/desk-replica/THIRD-PARTY.txt', 'utf8');
const named = [
  ...['antd', 'react', 'pdfjs-dist', '@fontsource-variable/noto-sans-sc', '@fontsource-variable/noto-serif-sc'],
  ...['fastify', 'better-sqlite3', 'drizzle-orm', 'sharp', '@img/sharp-wasm32', '@emnapi/runtime', 'harfbuzzjs', 'swagger-ui-dist'],
];
for (const name of named) assert.ok(licences.includes('\\n' + name + ' '), name + ' has no licence');
`,
    'several.mjs': `
import assert from 'node:assert/strict';
import { startReplica } from 'desk-replica';
const all = await Promise.all([startReplica(), startReplica(), startReplica({ beside: true })]);
assert.equal(new Set(all.map(({ url }) => url)).size, 3);
for (const [at, replica] of all.entries()) {
  const world = replica.world('same-name');
  await world.clock.freeze('20' + (30 + at) + '-01-01T00:00:00Z');
}
for (const [at, replica] of all.entries()) {
  assert.match((await replica.world('same-name').clock.now()).now, new RegExp('^20' + (30 + at)));
  const call = 'http://any.example/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
  assert.equal((await (await replica.inject(new Request(call, { method: 'POST' }))).json()).status, '0');
  const page = await (await fetch(replica.url + '/manager/login')).text();
  const script = /<script type="module"[^>]* src="([^"]+\\.js)"/.exec(page)[1];
  for (const encoding of ['gzip', 'br', 'identity']) {
    const reply = await fetch(replica.url + script, { headers: { 'accept-encoding': encoding } });
    assert.equal(reply.status, 200, encoding);
    assert.match(await reply.text(), /import|export/);
  }
  assert.equal((await fetch(replica.url + '/__replica/docs/swagger-ui.css')).status, 200);
}
await Promise.all(all.map((replica) => replica.close()));
`,
    'verify.mjs': `
import { spawnSync } from 'node:child_process';
import { startReplica } from 'desk-replica';
const replica = await startReplica({ beside: true });
const words = ['--yes', '--package', process.argv[2], 'replica', 'verify', '--base-url', replica.url];
const { status, stdout, stderr } = spawnSync('npx', words, { encoding: 'utf8' });
console.log(stdout + (status === 0 ? '' : stderr));
await replica.close();
process.exitCode = status ?? 1;
`,
  };
}

/** What a project has beside the package, in the versions of our own tests. */
export function versionsOfTools(root: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known = { ...dependencies, ...devDependencies };
  return ['vite', 'vitest', '@playwright/test', 'msw', '@types/node'].map((name) => `${name}@${known[name]}`);
}

export function viteProject(): Record<string, string> {
  return {
    'package.json': EMPTY,
    'index.html': '<!doctype html><script type="module" src="/main.ts"></script>\n',
    'main.ts': `
import { createClient } from 'desk-replica/client';
import { OPERATIONS } from 'desk-replica/contract';
const api = createClient({ baseUrl: location.origin });
const reply = await api.call('UserCenterMag.userIsLogin3', {});
document.title = JSON.stringify(reply) + OPERATIONS.length;
`,
    'vite.config.ts': `
import { startReplica } from 'desk-replica';
import { defineConfig } from 'vite';
export default defineConfig(async ({ command }) => {
  if (command === 'build') return { build: { target: 'es2022' } };
  const { url } = await startReplica();
  return { server: { proxy: { '/uwp': url, '/media': url } } };
});
`,
    'vite.mjs': `
import assert from 'node:assert/strict';
import { build, createServer } from 'vite';
await build({ logLevel: 'error' });
const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const { port } = server.httpServer.address();
const call = 'http://127.0.0.1:' + port + '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
assert.equal((await (await fetch(call, { method: 'POST' })).json()).status, '0');
process.exit(0);
`,
    'vitest.config.ts': `
import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: { globalSetup: 'desk-replica/vitest/setup', include: ['unit/*.test.ts'], maxWorkers: 4, hookTimeout: 120_000 },
});
`,
    ...Object.fromEntries([1, 2, 3, 4].map((file) => [`unit/writer-${file}.test.ts`, VITEST_TEST(file)])),
    'unit/msw.test.ts': `
import { startReplica } from 'desk-replica';
import { handlers } from 'desk-replica/msw';
import { setupServer } from 'msw/node';
import { expect, it } from 'vitest';

it('is answered by a replica in this process', async () => {
  const replica = await startReplica();
  const server = setupServer(...handlers({ replica }));
  server.listen();
  const call = 'https://real.example/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
  const reply = await fetch(call, { method: 'POST' });
  expect(await reply.json()).toMatchObject({ status: '0' });
  server.close();
  await replica.close();
}, 120_000);
`,
    'playwright.config.ts': `
import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: 'browser',
  globalSetup: 'desk-replica/playwright/setup',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
  },
});
`,
    'browser/cart.spec.ts': PLAYWRIGHT_SPEC,
    'names.ts': `
import { openWorld } from 'desk-replica';
import { handlers } from 'desk-replica/msw';
import { test } from 'desk-replica/playwright';
import { type Input, type OperationId, openapi } from 'desk-replica/contract';
const world = openWorld({ url: 'http://127.0.0.1:5180', name: 'w1' });
export const id: OperationId = 'ShopCarService.cartInfo';
export const input: Input<'ShopCarService.cartInfo'> = { cartID: '90001' };
export const all = [openapi, handlers({ replica: { url: '' } })];
export const good = () => [world.login('vip'), world.scenario('cart-empty'), world.scenario('cart-save-fails')];
export const wrong = () => [
  // @ts-expect-error no such member
  world.login('nobody'),
  // @ts-expect-error no such scenario
  world.scenario('cart-emty'),
  // @ts-expect-error no such call
  world.fault({ operation: 'ShopCarService.cartinfo', kind: 'hang' }),
];
test('a fault', async ({ replica }) => {
  await replica.fault({ operation: 'ShopCarService.cartInfo', kind: 'status', status: 500, times: 1 });
});
`,
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "module": "nodenext", "target": "es2022", "lib": ["es2023", "dom", "dom.iterable"], "noEmit": true, "skipLibCheck": false, "types": ["node"] }, "files": ["names.ts", "main.ts"] }\n',
  };
}
