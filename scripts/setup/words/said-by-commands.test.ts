import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { controlCommand } from '#scripts/replica/control/command.ts';
import { verifyCommand } from '#scripts/replica/verify/command.ts';
import { type DefectServer, startDefectServer } from '#scripts/replica/verify/testing.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CHINESE = /\p{Script=Han}/u;
const ENGLISH = /[A-Za-z]{2,} [A-Za-z]{2,}/;
const ZH = { REPLICA_LANG: 'zh' };
const folder = mkdtempSync(join(tmpdir(), 'desk-said-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines with English words and no Chinese. */
const englishIn = (text: string) =>
  text.split('\n').filter((line) => !CHINESE.test(line) && ENGLISH.test(line));

describe('verify', { timeout: 120_000 }, () => {
  let server: DefectServer;
  beforeAll(async () => {
    server = await startDefectServer({ isForeign: true });
    const changed: Record<string, (text: string) => { text: string } | { status: number } | 'cut'> = {
      'UserCenterMag.userIsLogin3': (text) => ({ text: text.replace('"status":"1"', '"status":1') }),
      'UserCenterMag.getUserAddressList': (text) => ({ text: text.replaceAll('"N"', '"Y"') }),
      'MemberServiceMag.getCounters': () => ({ status: 500 }),
      'MemberServiceMag.getAbout': () => ({ text: '<html>' }),
      'ShopCarService.cartInfo': (text) => ({ text: text.replace(/"ID":"[^"]*",/, '') }),
      'OrderServiceMag.getOrderList': () => 'cut',
    };
    server.defect = ({ operation, text }) =>
      operation === null ? null : (changed[operation]?.(text) ?? null);
  });
  afterAll(() => server.close());

  const FORMATS = ['pretty', 'json', 'junit', 'sarif', 'github'] as const;
  const services = Object.keys({
    'UserCenterMag.*': 0,
    'MemberServiceMag.*': 0,
    'ShopCarService.*': 0,
    'OrderServiceMag.get*': 0,
    'ShoppingServiceMag.getTotal': 0,
  });

  /** Every form of one run, without what time it took. */
  async function reports(env: Record<string, string>) {
    const said: string[] = [];
    const written: string[] = [];
    const known = join(folder, 'known.json');
    const old = {
      tool: 'verify',
      fingerprint: 'abcdabcdabcdabcd',
      operation: 'UserCenterMag.userIsLogin3',
      reason: 'x',
      expires: '2026-01-01',
    };
    const entry = { ...old, finding: 'contract violation at /x (usual input): expected the field ID' };
    writeFileSync(known, JSON.stringify({ version: 1, findings: [entry] }));
    const file = (format: string) => join(folder, `${Object.values(env).join() || 'none'}.${format}`);
    const report = FORMATS.filter((format) => format !== 'pretty').map(
      (format) => `${format}=${file(format)}`,
    );
    const flags = ['--base-url', server.url, '--include', services.join(','), '--baseline', known];
    const around = { env, isTerminal: false, today: '2026-11-21' };
    await verifyCommand([...flags, '--report', report.join(',')], {
      ...around,
      write: (text) => written.push(text),
      say: (text) => said.push(text),
    });
    const timeless = (text: string) => text.replaceAll(/"ms": \d+|time="[\d.]+"|[\d.]+ s(?=\n|$)/g, '');
    const forms = FORMATS.map((format) =>
      format === 'pretty' ? '' : timeless(readFileSync(file(format), 'utf8')),
    );
    return { pretty: written.join('\n'), said, forms };
  }

  it('reports in the language of whoever reads it, and to programs in English', async () => {
    const [chinese, english] = [await reports(ZH), await reports({})];
    expect(chinese.forms).toEqual(english.forms);
    expect(englishIn(chinese.said.join('\n'))).toEqual([]);
    // What is sent once more is for a shell.
    const lines = chinese.pretty.split('\n').filter((line) => !/^ {4}重现 {2}/.test(line));
    expect(lines.length).toBeGreaterThan(30);
    expect(englishIn(lines.join('\n'))).toEqual([]);
    for (const part of ['检查项', '违反契约', '无法连接', '来源：自拟', '略过，因为', '项推定：', '项发现（'])
      expect(chinese.pretty).toContain(part);
    // The one is the other, line by line.
    expect(english.pretty.split('\n')).toHaveLength(chinese.pretty.split('\n').length);
    expect(english.pretty).not.toMatch(/检查|契约/);
    expect(english.pretty).toMatch(/^ {2}contract violation at \/status, documented$/m);
    expect(english.pretty).toMatch(
      /^\d+ checks, \d+ findings \(.+\), \d+ left out, 0 known; seed 1, [\d.]+ s$/m,
    );
  });
});

describe('an action', () => {
  let test: TestApp;
  afterEach(() => test.close());

  it('says in Chinese what it did, and the same data as ever', async () => {
    test = await startTestApp({ env: { moments: 100 } });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const PORT = String((test.app.server.address() as AddressInfo).port);
    const said = async (line: string, env: Record<string, string> = ZH) => {
      const texts: string[] = [];
      const tell = (text: string) => void texts.push(text);
      const around = { env: { ...env, PORT }, write: tell, say: tell };
      await controlCommand(line.split(' '), around);
      return texts.join('\n');
    };
    expect(await said('fault list')).toBe('没有规则。');
    expect(await said('fault add ShopCarService.cartInfo status --status 503 --times 2')).toMatch(
      /^\S+ {2}ShopCarService\.cartInfo {2}\{.+\} {2}2 次 {2}p=1 {2}下一次 \d+-\d+$/,
    );
    expect(await said('fault list', {})).toMatch(/ {2}2 times {2}p=1 {2}next \d+-\d+$/);
    expect(await said('fault list --format json')).toBe(await said('fault list --format json', {}));
    expect(await said('fault clear')).toBe('已移除 1 条。');
    expect(await said('clock freeze 2027-01-01T08:00:00+08:00')).toMatch(/^2027-\S+（已停住）$/);
    expect(await said('journal')).toBe('没有调用记录。');
    expect(await said('ledger')).toMatch(/笔转账，全部平衡$/);
    expect(await said('persona list')).toMatch(/\n密码都是 \S+。$/);
    expect(await said('row list books --limit 1')).not.toMatch(/\d of \d/);
    expect(await said('fault remove 99')).toMatch(/^复刻拒绝了：/);
  });
});

// Each is a process of its own, and other tests may keep the machine busy.
describe('a command', { timeout: 120_000 }, () => {
  function run(args: readonly string[], env: Record<string, string> = ZH) {
    return new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
      const script = join(ROOT, 'scripts/replica.mjs');
      const around = { cwd: folder, env: { ...process.env, REPLICA_CONFIG: 'off', ...env } };
      execFile(process.execPath, [script, ...args], around, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });
  }

  it('says in Chinese what is wrong with how it was called', async () => {
    expect(await run(['fault', 'add'])).toEqual({
      code: 2,
      out: '',
      err: 'replica fault add 还需要 OPERATION。\n',
    });
    expect(await run(['clock', 'show', '--base-url', 'http://127.0.0.1:1'])).toMatchObject({
      code: 3,
      err: 'http://127.0.0.1:1 上没有复刻应答：ECONNREFUSED。\n',
    });
    expect(await run(['verify'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^verify 需要 --base-url，/),
    });
    const file = join(folder, 'settings.json');
    writeFileSync(file, '{ "port": "x" }');
    expect(await run(['clock', 'show'], { ...ZH, REPLICA_CONFIG: file })).toMatchObject({
      code: 2,
      err: expect.stringContaining('settings.json："port" 须是 0 到 65535 的整数。'),
    });
  });

  it('looks at the machine in Chinese', async () => {
    const { out } = await run(['doctor', '--port', '0']);
    expect(out.split('\n').length).toBeGreaterThan(6);
    expect(englishIn(out)).toEqual([]);
    expect(out).toContain('端口 0 空闲');
  });

  it('starts without the Chinese where nobody reads it', async () => {
    const tell = `import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (/words\\/said\\//.test(url)) console.log('LOADED ' + url); return next(url, context); } })`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
    const words = ['clock', 'show', '--base-url', 'http://127.0.0.1:1'];
    expect((await run(words, { ...ZH, ...env })).out).toContain('LOADED');
    expect((await run(words, { REPLICA_LANG: 'en', ...env })).out).toBe('');
  });
});
