import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestApp } from '#server/testing.ts';
import { doctor } from './doctor.mjs';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

async function said(port: number, part: string): Promise<string | undefined> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  await doctor.run({ port: String(port), host: '127.0.0.1' });
  return lines.find((line) => line.includes(part));
}

const saidOfPort = (port: number) => said(port, `port ${port}`);

it('knows a replica of ours on the port, and a stranger', async () => {
  const { app, close } = await startTestApp();
  ends.push(close);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect(await saidOfPort(port)).toMatch(/✓.* port \d+: a replica 0\.1\.0 answers there, on /);

  const stranger = createServer((_request, reply) => reply.end('hello'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  ends.push(() => stranger.close());
  const taken = (stranger.address() as AddressInfo).port;
  expect(await saidOfPort(taken)).toMatch(/✗.* port \d+ in use: choose another/);
});

it('says of a folder that is not there whether a start can make it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  ends.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => vi.unstubAllEnvs(),
  );
  vi.stubEnv('DATA_DIR', join(folder, 'a', 'b'));
  expect(await said(0, 'does not exist yet; the first start makes it')).toContain('✓');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'file'), '');
  vi.stubEnv('DATA_DIR', join(folder, 'file', 'b'));
  expect(await said(0, join('file', 'b', 'desk.sqlite'))).toContain('✗');
});
