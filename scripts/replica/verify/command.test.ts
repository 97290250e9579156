import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Surroundings, VERIFY_FLAGS, verifyCommand } from './command.ts';
import type { VerifyReport } from './finding.ts';
import { type DefectServer, type Listening, listen, startDefectServer } from './testing.ts';

/** Other tests may keep the machine busy. */
const TIMEOUT_MS = 60_000;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SESSION = 'UserCenterMag.userIsLogin3';
const folder = mkdtempSync(join(tmpdir(), 'desk-verify-'));

let server: DefectServer;
let extra: Listening[] = [];
beforeAll(async () => {
  server = await startDefectServer();
});
afterEach(async () => {
  server.defect = () => null;
  await Promise.all(extra.map((each) => each.close()));
  extra = [];
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function listening(...answer: Parameters<typeof listen>): Promise<string> {
  const made = await listen(...answer);
  extra.push(made);
  return made.url;
}

/** An address where nobody listens, because whoever did has left. */
async function closedUrl(): Promise<string> {
  const { url, close } = await listen(() => {});
  await close();
  return url;
}

async function run(args: readonly string[], around: Partial<Surroundings> = {}) {
  const written: string[] = [];
  const said: string[] = [];
  const code = await verifyCommand(args, {
    env: {},
    isTerminal: false,
    today: '2026-11-21',
    write: (text) => written.push(text),
    say: (text) => said.push(text),
    ...around,
  });
  return { code, text: written.join('\n'), said };
}

const at = (url: string, ...flags: string[]) => ['--base-url', url, ...flags];
const session = (...flags: string[]) => at(server.url, '--include', SESSION, ...flags);

async function runJson(args: readonly string[], around: Partial<Surroundings> = {}): Promise<VerifyReport> {
  return JSON.parse((await run([...args, '--format', 'json'], around)).text);
}

const operationsOf = ({ checks }: VerifyReport) => [...new Set(checks.map(({ operation }) => operation))];

/** Something that only our reading of the specification forbids. */
function breakWhatIsOurs(): void {
  server.defect = ({ operation }) => (operation === 'MemberServiceMag.getCounters' ? { status: 500 } : null);
}

/** Something that the specification itself forbids. */
function breakWhatIsDocumented(): void {
  server.defect = ({ operation, text }) =>
    operation === SESSION ? { text: text.replace('"status":"1"', '"status":1') } : null;
}

/** Logs anybody in at one path only, and knows nothing else. */
async function otherServer() {
  const seen: { path: string; body: string; token: string }[] = [];
  const url = await listening(async (request, reply) => {
    const path = request.url ?? '';
    seen.push({ path, body: await textOf(request), token: request.headers.authorization ?? '' });
    const body = path === '/own/login.jsp' ? { result: { token: 'token-of-another' } } : { code: 404 };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { url, seen };
}

/** What each flag does; a flag without a test does not compile. */
const BEHAVIOUR: Readonly<Record<keyof typeof VERIFY_FLAGS, () => Promise<void>>> = {
  async 'base-url'() {
    const { code, text } = await run(session('--format', 'json'));
    expect(code).toBe(0);
    expect(JSON.parse(text).baseUrl).toBe(server.url);
  },
  async 'allow-writes'() {
    const write = at(server.url, '--include', 'ShoppingServiceMag.updateDefaultAddr');
    await expect(run(write)).rejects.toThrow('Nothing was tested: it writes, and writes are not allowed.');
    const { allowsWrites, checks, findings } = await runJson([...write, '--allow-writes']);
    expect(allowsWrites).toBe(true);
    expect(findings).toEqual([]);
    expect(checks.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(2);
  },
  async include() {
    const chosen = 'MemberServiceMag.getCounters,UserCenterMag.userIs*';
    expect(operationsOf(await runJson(at(server.url, '--include', chosen))).sort()).toEqual([
      'MemberServiceMag.getCounters',
      SESSION,
    ]);
  },
  async exclude() {
    const args = at(server.url, '--include', 'MemberServiceMag.get*', '--exclude', '*.getCounters');
    const operations = operationsOf(await runJson(args));
    expect(operations).toContain('MemberServiceMag.getAbout');
    expect(operations).not.toContain('MemberServiceMag.getCounters');
  },
  async seed() {
    expect((await runJson(session('--seed', '42'))).seed).toBe(42);
  },
  async 'wait-for'() {
    let asked = 0;
    const url = await listening((request, reply) => {
      asked += 1;
      if (asked < 3) request.socket.destroy();
      else reply.end('<html>');
    });
    const only = at(url, '--include', SESSION);
    await expect(run(only)).rejects.toThrow(`${url} does not answer: `);
    expect((await run([...only, '--wait-for', '20s'])).code).toBe(1);
  },
  async timeout() {
    const url = await listening(() => {});
    await expect(run(at(url, '--timeout', '150ms'))).rejects.toThrow('no answer within 150 ms');
  },
  async 'fail-on'() {
    const both = at(server.url, '--include', `MemberServiceMag.getCounters,${SESSION}`);
    const codeFor = async (kind: string) => (await run([...both, '--fail-on', kind])).code;
    breakWhatIsOurs();
    expect([await codeFor('any'), await codeFor('documented')]).toEqual([1, 0]);
    breakWhatIsDocumented();
    expect([await codeFor('documented'), await codeFor('none')]).toEqual([1, 0]);
  },
  async login() {
    const { url, seen } = await otherServer();
    const env = { REPLICA_ACCOUNT: 'ann', REPLICA_PASSWORD: 'secret word' };
    const member = at(url, '--include', 'UserCenterMag.getMemberInfo');
    await run([...member, '--login', '/own/login.jsp:user,word'], { env });
    expect(seen.find(({ path }) => path === '/own/login.jsp')?.body).toBe('user=ann&word=secret+word');
    expect(seen.some(({ token }) => token === 'token-of-another')).toBe(true);
  },
  async 'cart-id'() {
    server.defect = ({ operation }) =>
      operation === 'ShopCarService.cartList' ? { status: 404, text: '{}' } : null;
    const line = at(server.url, '--include', 'ShopCarService.cartInfo');
    const fields = async (...more: string[]) => {
      const { checks } = await runJson([...line, ...more]);
      return checks.find(({ check }) => check === 'a line has all its fields')?.outcome;
    };
    expect(await fields()).toBe('skipped');
    expect(await fields('--cart-id', '90001,90002')).toBe('passed');
  },
  async format() {
    const texts = ['pretty', 'json', 'junit', 'github'].map(async (format) => {
      return (await run(session('--format', format))).text;
    });
    expect(await Promise.all(texts)).toEqual([
      expect.stringMatching(/^\d+ checks, 0 findings; seed 1, \d+\.\d s$/),
      expect.stringMatching(/^\{\n {2}"version": 2,/),
      expect.stringMatching(/^<\?xml version="1\.0"/),
      expect.stringMatching(/^::notice title=replica verify::\d+ checks, 0 findings/),
    ]);
  },
  async output() {
    const file = join(folder, 'report.json');
    const { code, text } = await run(session('--format', 'json', '--output', file));
    expect({ code, text }).toEqual({ code: 0, text: '' });
    expect(JSON.parse(readFileSync(file, 'utf8')).findings).toEqual([]);
  },
  async report() {
    const [sarif, junit] = [join(folder, 'a.sarif'), join(folder, 'a.xml')];
    breakWhatIsDocumented();
    const args = ['--report', `sarif=${sarif},junit=${junit}`, '--report', `json=${join(folder, 'a.json')}`];
    const { text } = await run(session(...args));
    expect(text).toContain('contract violation at /status, documented');
    expect(JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results).toHaveLength(1);
    expect(readFileSync(junit, 'utf8')).toContain('<failure type="contract violation"');
    expect(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')).findings).toHaveLength(1);
  },
  async baseline() {
    const file = join(folder, 'known.json');
    breakWhatIsDocumented();
    const [finding] = (await runJson(session())).findings;
    const entry = {
      ...{ tool: 'verify', fingerprint: finding?.fingerprint, operation: SESSION, finding: 'a number' },
      ...{ reason: 'the gateway does it', expires: '2026-11-21' },
    };
    writeFileSync(file, JSON.stringify({ version: 1, findings: [entry] }));
    const args = session('--baseline', file);
    expect(await run(args)).toMatchObject({ code: 0, text: expect.stringContaining(', 1 known; seed') });
    const later = await run(args, { today: '2026-11-22' });
    expect(later).toMatchObject({
      code: 1,
      text: expect.stringContaining('counts again since its last day'),
    });
    server.defect = () => null;
    const mended = await run(args);
    expect(mended).toMatchObject({
      code: 0,
      text: expect.stringContaining('is found no longer, take it out'),
    });
    const others = at(server.url, '--include', 'MemberServiceMag.getCounters', '--baseline', file);
    expect((await run(others)).text).not.toContain('no longer');
  },
  async ledger() {
    const foreign = await startDefectServer({ isForeign: true });
    extra.push(foreign);
    const file = join(folder, 'ledger.json');
    const { text } = await run(at(foreign.url, '--include', SESSION, '--ledger', file));
    expect(text).toMatch(/^Of \d+ assumptions about documented calls \d+ are confirmed, 0 refuted/m);
    expect(JSON.parse(readFileSync(file, 'utf8')).assumptions).toContainEqual(
      expect.objectContaining({ path: 'member_code', aspect: 'form', state: 'confirmed' }),
    );
  },
  async patch() {
    const foreign = await startDefectServer({ isForeign: true });
    extra.push(foreign);
    const file = join(folder, 'contract.patch');
    await run(at(foreign.url, '--include', SESSION, '--patch', file));
    expect(readFileSync(file, 'utf8')).toMatch(/^--- a\/contracts\/openapi\/UserCenterMag\.yaml\n/);
  },
  async 'write-baseline'() {
    const file = join(folder, 'written.json');
    breakWhatIsDocumented();
    expect((await run(session('--baseline', file, '--write-baseline'))).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      $schema: expect.stringMatching(/scripts\/replica\/report\/schemas\/baseline\.schema\.json$/),
      version: 1,
      findings: [{ tool: 'verify', operation: SESSION, expires: '2027-02-19' }],
    });
    expect((await run(session('--baseline', file))).code).toBe(0);
    server.defect = () => null;
    await run(session('--baseline', file, '--write-baseline'));
    expect(JSON.parse(readFileSync(file, 'utf8')).findings).toEqual([]);
    await expect(run(session('--write-baseline'))).rejects.toThrow('--write-baseline needs --baseline FILE.');
  },
  async quiet() {
    expect((await run(session())).said).toEqual([`  ${SESSION}`]);
    expect((await run(session('--quiet'))).said).toEqual([]);
  },
};

describe('the flags of verify', { timeout: TIMEOUT_MS }, () => {
  it.each(Object.keys(VERIFY_FLAGS))('--help shows --%s', async (flag) => {
    const { code, text } = await run(['--help']);
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^ {2}--${flag} .*[a-z]`, 'm'));
  });

  it('--help shows itself, the variables and the exit codes, and nothing is tested', async () => {
    const { text, said } = await run(['--help', '--base-url', 'nonsense']);
    for (const part of ['--help', 'REPLICA_TOKEN', 'Exit codes: 0 ok, 1 findings'])
      expect(text).toContain(part);
    expect(said).toEqual([]);
  });

  it.each(Object.entries(BEHAVIOUR))('--%s', async (_flag, behaves) => {
    await behaves();
  });

  it.each([
    [['--base-ulr', 'x'], 'Unknown flag "--base-ulr". Did you mean "--base-url"?'],
    [['--alow-writes'], 'Unknown flag "--alow-writes". Did you mean "--allow-writes"?'],
    [['--fail-no', 'any'], 'Unknown flag "--fail-no". Did you mean "--fail-on"?'],
    [['--fail-on', 'anny'], 'Unknown value of --fail-on "anny". Did you mean "any"?'],
    [['--format', 'yunit'], 'Unknown value of --format "yunit". Did you mean "junit"?'],
    [['--report', 'sarif'], '--report is a format and a file such as sarif=verify.sarif, not "sarif".'],
    [['--report', 'sarf=x'], 'Unknown format of --report "sarf". Did you mean "sarif"?'],
    [['--report', 'sarif=x', '--output', 'x'], '--report: two reports would be written to x.'],
    [['--baseline', '/nowhere/known.json'], '--baseline: /nowhere/known.json: ENOENT'],
    [['http://127.0.0.1:1'], '"http://127.0.0.1:1" was not expected here.'],
    [[], 'verify needs --base-url, such as --base-url http://127.0.0.1:5180.'],
    [at('127.0.0.1:1'), '--base-url is an address such as http://127.0.0.1:5180, not "127.0.0.1:1".'],
    [at('http://ann:word@127.0.0.1:1'), '--base-url must not hold a password.'],
    [at('http://127.0.0.1:1', '--seed', '1.5'), '--seed is a whole number, not "1.5".'],
    [at('http://127.0.0.1:1', '--timeout', '0'), '--timeout is a time such as 500ms, 10s or 2m, not "0".'],
    [
      at('http://127.0.0.1:1', '--wait-for', '2h'),
      '--wait-for is a time such as 500ms, 10s or 2m, not "2h".',
    ],
    [
      at('http://127.0.0.1:1', '--login', 'login'),
      '--login is a call such as LoginServiceMag.loginByPassword',
    ],
    [at('http://127.0.0.1:1', '--include', 'ShopCarServise.*'), 'ShopCarServise'],
  ])('refuses %j', async (args, message) => {
    const refusal = await run(args).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'UsageError', message: expect.stringContaining(message) });
  });

  it('refuses to write where nothing can be written', async () => {
    const refusal = run(session('--output', join(folder, 'no/such/folder.xml')));
    await expect(refusal).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(/^--output: ENOENT/),
    });
  });
});

describe('the surroundings of verify', { timeout: TIMEOUT_MS }, () => {
  it('REPLICA_TOKEN is used in the place of a login', async () => {
    const { url, seen } = await otherServer();
    await run(at(url, '--include', 'UserCenterMag.getMemberInfo'), { env: { REPLICA_TOKEN: 'a-token' } });
    expect(seen.some(({ token }) => token === 'a-token')).toBe(true);
    expect(seen.some(({ path }) => path.includes('loginByPassword'))).toBe(false);
  });

  it('REPLICA_CART_ID names cart lines, and --cart-id others', async () => {
    const asked: (string | null)[] = [];
    server.defect = ({ operation, query }) => {
      if (operation === 'ShopCarService.cartInfo') asked.push(query.get('cartID'));
      return operation === 'ShopCarService.cartList' ? { status: 404, text: '{}' } : null;
    };
    const env = { REPLICA_CART_ID: '90003,90004' };
    await run(session(), { env });
    expect([...new Set(asked.splice(0))].sort()).toEqual(['90003', '90004']);
    await run(session('--cart-id', '90005'), { env });
    expect([...new Set(asked)]).toEqual(['90005']);
  });

  it('a REPLICA_TOKEN that has ended is told, and not taken for a member', async () => {
    const member = at(server.url, '--include', 'UserCenterMag.getMemberInfo');
    const { findings } = await runJson(member, { env: { REPLICA_TOKEN: '0'.repeat(64) } });
    expect(findings.map((finding) => [finding.class, finding.actual])).toEqual([
      ['needs login', 'the given token is not logged in'],
    ]);
  });

  it('REPLICA_TOKEN and --allow-writes do not go together where the target is reset', async () => {
    const refusal = run(session('--allow-writes'), { env: { REPLICA_TOKEN: 'a-token' } });
    await expect(refusal).rejects.toThrow('REPLICA_TOKEN would end with the reset of the replica');
  });

  it.each([
    ['a terminal', true, {}, true],
    ['NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['a pipe', false, {}, false],
  ])('colours for %s', async (_name, isTerminal, env, isColoured) => {
    breakWhatIsDocumented();
    expect((await run(session(), { isTerminal, env })).text.includes('\u001b[31m')).toBe(isColoured);
  });

  it('GITHUB_STEP_SUMMARY gets the whole table', async () => {
    breakWhatIsDocumented();
    const file = join(folder, 'summary.md');
    await run(session('--format', 'github'), { env: { GITHUB_STEP_SUMMARY: file } });
    expect(readFileSync(file, 'utf8')).toMatch(/^\| UserCenterMag\.userIsLogin3 \| contract violation \|/m);
  });
});

describe('verify, of what is no server of ours', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['404', 404],
    ['200, as a single-page app does', 200],
  ])('says so where everything is HTML with HTTP %s', async (_name, status) => {
    const url = await listening((_request, reply) => {
      reply.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Home</title>');
    });
    const { code, text } = await run(at(url));
    expect(code).toBe(1);
    expect(text).toContain(`operations answers as the contract says: is ${url} the right address?`);
  });

  it('gives a JUnit report of it that a parser reads', async () => {
    const url = await listening((_request, reply) => void reply.writeHead(404).end('<html>"&</html>'));
    const { text } = await run(at(url, '--format', 'junit'));
    const { testsuites } = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'testsuite' || name === 'testcase',
    }).parse(text);
    const cases: object[] = testsuites.testsuite.flatMap((suite: { testcase: object[] }) => suite.testcase);
    expect(testsuites['@_tests']).toBe(String(cases.length));
    expect(testsuites['@_failures']).toBe(String(cases.filter((each) => 'failure' in each).length));
    expect(testsuites['@_failures']).not.toBe('0');
  });

  it('stops and ends with 3 where the server goes away meanwhile', async () => {
    const seen: string[] = [];
    server.defect = ({ operation }) => {
      if (operation) seen.push(operation);
      return seen.includes('ShopCarService.cartInfo') ? 'cut' : null;
    };
    const { code, text } = await run(at(server.url));
    expect(code).toBe(3);
    expect(text).toContain('Left out, because the target stopped answering: ');
  });
});

function start(args: readonly string[], options: readonly string[] = []) {
  const main = join(ROOT, 'scripts/replica/verify/main.ts');
  const child = spawn(process.execPath, [...options, '--import', 'tsx', main, ...args], { cwd: ROOT });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const told = textOf(child.stderr);
  return { child, ended: Promise.all([ended, told]).then(([code, err]) => ({ code, err })) };
}

describe('the process of verify', { timeout: TIMEOUT_MS }, () => {
  it('ends with 3 at a closed port', async () => {
    const url = await closedUrl();
    const { code, err } = await start(at(url)).ended;
    expect(err).toBe(`${url} does not answer: the connection failed (ECONNREFUSED).\n`);
    expect(code).toBe(3);
  });

  it('ends with 4 where the mistake is ours', async () => {
    const broken = 'data:text/javascript,performance.now=()=>{throw new TypeError("broken clock")}';
    const { code, err } = await start(at(await closedUrl()), ['--import', broken]).ended;
    expect(err).toContain('This is a mistake of ours: TypeError: broken clock');
    expect(code).toBe(4);
  });

  it('ends with 130 when it is interrupted', async () => {
    let interrupt = () => {};
    const url = await listening(() => interrupt());
    const { child, ended } = start(at(url));
    interrupt = () => child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });
});
