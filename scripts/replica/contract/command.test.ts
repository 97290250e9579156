import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ContractDocument, operationsOf } from '#scripts/contract/document.ts';
import { project } from '#scripts/contract/projections.ts';
import { unproject } from '#scripts/contract/testing.ts';
import { schemaErrors } from '../report/testing.ts';
import { CONTRACT_COMMANDS, contractCommand } from './command.ts';
import { ownContract } from './read-contract.ts';

const CONTRACT = 'contracts/generated/openapi.json';
const folder = mkdtempSync(join(tmpdir(), 'desk-contract-'));
const repository = join(folder, 'repository');

async function run(...args: string[]) {
  const said: string[] = [];
  const code = await contractCommand(args, (text) => said.push(text));
  return { code, text: said.join('\n') };
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Desk', '-c', 'user.email=desk@desk.example'];
  // Where a commit hook runs the tests, its variables point at the repository that is being committed to.
  const env = { PATH: process.env.PATH, HOME: folder };
  execFileSync('git', [...author, ...args], { cwd: repository, stdio: 'pipe', env });
}

/** The contract when it still demanded one parameter less of ShopCarService.cartInfo. */
function easierContract(): ContractDocument {
  return edited((parameters) => parameters.slice(1));
}

/** The contract with one more parameter, which nobody has to send. */
function largerContract(): ContractDocument {
  return edited((parameters) => [...parameters, { name: 'hint', in: 'query', schema: {} }]);
}

function edited(
  change: (parameters: readonly object[]) => readonly object[],
  contract = structuredClone(ownContract()),
): ContractDocument {
  const found = operationsOf(contract).find(
    ({ operation }) => operation.operationId === 'ShopCarService.cartInfo',
  );
  if (!found?.operation.parameters?.length) throw new Error('cartInfo has no parameters any more');
  Object.assign(found.operation, { parameters: change(found.operation.parameters) });
  return contract;
}

beforeAll(() => {
  mkdirSync(join(repository, 'contracts/generated'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  for (const contract of [easierContract(), ownContract()]) {
    writeFileSync(join(repository, CONTRACT), JSON.stringify(contract));
    git('add', '.');
    git('commit', '--quiet', '--message', 'contract');
  }
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describe('replica contract lint', () => {
  it('finds nothing in the contract and the pacts as they are', async () => {
    expect(await run('lint')).toEqual({ code: 0, text: 'The contract is whole, and the pacts keep to it.' });
  });

  it('--format json is for programs, --output is a file', async () => {
    const [output, sarif] = [join(folder, 'lint.json'), join(folder, 'lint.sarif')];
    const further = ['--report', `sarif=${sarif}`];
    const written = await run('lint', '--format', 'json', '--output', output, ...further);
    expect(written).toEqual({ code: 0, text: '' });
    expect(schemaErrors('contract-lint', readFileSync(output, 'utf8'))).toEqual([]);
    expect(schemaErrors('sarif-part', readFileSync(sarif, 'utf8'))).toEqual([]);
    expect(JSON.parse(readFileSync(output, 'utf8'))).toEqual({ version: 1, problems: [], baseline: null });
  });
});

describe('replica contract project', () => {
  it.each(['virtual', 'wire', 'single'] as const)('--to %s comes back as it was', async (form) => {
    const { code, text } = await run('project', '--to', form);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual(project(ownContract(), form));
    expect(unproject(JSON.parse(text), form)).toEqual(ownContract());
  });

  it('--output is a file', async () => {
    const output = join(folder, 'wire.json');
    expect((await run('project', '--to=wire', '--output', output)).text).toBe('');
    expect(JSON.parse(readFileSync(output, 'utf8'))).toEqual(project(ownContract(), 'wire'));
  });
});

describe('replica contract diff', () => {
  const older = file('easier.json', easierContract());

  it('is silent about a contract and itself', async () => {
    const same = file('same.json', ownContract());
    expect(await run('diff', same)).toEqual({ code: 0, text: 'The contracts promise the same.' });
  });

  it('names what breaks, and the pacts, the call and the screens that it touches', async () => {
    const { code, text } = await run('diff', older);
    expect(code).toBe(1);
    expect(text).toMatch(/^ShopCarService\.cartInfo\n {2}BREAKING {2}/);
    expect(text).toMatch(/touches \d+ Pact interactions/);
    expect(text).toContain('  touches web/features/print-options/line/api.ts');
    expect(text).toContain('  touches web/features/cart/screens/cart-screen.tsx');
    expect(text).toContain('1 operations changed, 1 of them so that it breaks somebody.');
  });

  it('passes over what breaks nobody', async () => {
    const { code, text } = await run(
      'diff',
      file('own.json', ownContract()),
      file('more.json', largerContract()),
    );
    expect(code).toBe(0);
    expect(text).toMatch(/^ShopCarService\.cartInfo\n {2}harmless {2}/);
  });

  it.each([[['HEAD~1', 'HEAD']], [['HEAD~1..HEAD']], [['HEAD~1']]])(
    'takes git revisions: %j',
    async (words) => {
      vi.stubEnv('GIT_DIR', join(repository, '.git'));
      const { operations } = JSON.parse((await run('diff', ...words, '--format', 'json')).text);
      expect(operations).toMatchObject([
        {
          operation: 'ShopCarService.cartInfo',
          isBreaking: true,
          calls: expect.arrayContaining(['web/features/print-options/line/api.ts']),
          interactions: expect.arrayContaining([expect.stringMatching(/^ShopCarService\.cartInfo: /)]),
        },
      ]);
    },
  );

  it('--format github annotates', async () => {
    const { text } = await run('diff', older, '--format', 'github');
    expect(text).toMatch(/^::error title=ShopCarService\.cartInfo::[^\n]+$/);
  });

  it('--output is a file', async () => {
    const output = join(folder, 'diff.txt');
    expect(await run('diff', older, '--output', output)).toEqual({ code: 1, text: '' });
    expect(readFileSync(output, 'utf8')).toContain('BREAKING');
  });
});

describe('replica contract coverage', () => {
  it.each([
    ['table', /^operation +provenance +effect +success/],
    ['json', /^\{\n {2}"version": 1,\n {2}"operations": \[/],
    ['markdown', /^\| operation \| provenance \| effect \| success/],
  ])('--format %s', async (format, beginning) => {
    const { code, text } = await run('coverage', '--format', format);
    expect(code).toBe(0);
    expect(text).toMatch(beginning);
    expect(text).toContain('ShopCarService.cartInfo');
  });

  it('--output is a file', async () => {
    const output = join(folder, 'coverage.txt');
    expect((await run('coverage', '--output', output)).text).toBe('');
    expect(readFileSync(output, 'utf8')).toContain('documented: ');
  });
});

describe('replica contract', () => {
  it.each([
    [['lnt'], 'Unknown contract command "lnt". Did you mean "lint"?'],
    [['lint', 'x'], '"x" was not expected here.'],
    [['lint', '--outptu', 'x'], 'Unknown flag "--outptu". Did you mean "--output"?'],
    [['project', '--ot', 'wire'], 'Unknown flag "--ot". Did you mean "--to"?'],
    [['project', '--to', 'wires'], 'Unknown value of --to "wires". Did you mean "wire"?'],
    [['diff'], 'contract diff needs an older contract: a file or a git revision.'],
    [['diff', 'a', 'b', 'c'], '"c" was not expected here.'],
    [['diff', '-p'], '"-p" was not expected here.'],
    [['diff', 'no-such-revision'], '"no-such-revision" is neither a file nor a git revision that has'],
    [['diff', file('no.json', '[')], 'is no OpenAPI document in JSON.'],
    [['diff', 'HEAD', '--formt', 'json'], 'Unknown flag "--formt". Did you mean "--format"?'],
    [['coverage', '--format', 'tabel'], 'Unknown value of --format "tabel". Did you mean "table"?'],
    [['coverage', '--output', '/nowhere/at/all'], '--output: ENOENT'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  it.each(Object.entries(CONTRACT_COMMANDS))('%s --help names its flags', async (name, { flags }) => {
    const { code, text } = await run(name, '--help');
    expect(code).toBe(0);
    for (const flag of Object.keys(flags)) expect(text).toContain(`--${flag}`);
  });

  it('--help names every command', async () => {
    const { text } = await run('--help');
    for (const name of Object.keys(CONTRACT_COMMANDS)) expect(text).toContain(`replica contract ${name}`);
  });
});
