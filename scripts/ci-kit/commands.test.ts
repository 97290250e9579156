import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Flags, parseFlags } from '#scripts/replica/cli/flags.ts';
import { COMPARE_FLAGS } from '#scripts/replica/compare/compare.ts';
import { CONTRACT_COMMANDS } from '#scripts/replica/contract/command.ts';
import { doctor } from '#scripts/replica/doctor.mjs';
import { parseFlags as parseSetupFlags } from '#scripts/replica/parse-flags.mjs';
import { RECORD_FLAGS } from '#scripts/replica/record/record.ts';
import { reset } from '#scripts/replica/reset.mjs';
import { dev, start } from '#scripts/replica/serve.mjs';
import { VERIFY_FLAGS } from '#scripts/replica/verify/command.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READMES = ['README.md', 'README.zh-CN.md'] as const;
const JOBS = ['scripts/ci-kit/github-verify.yml', 'scripts/ci-kit/gitlab-verify.yml'] as const;

const TOOLS: Readonly<Record<string, Flags>> = {
  verify: VERIFY_FLAGS,
  compare: COMPARE_FLAGS,
  record: RECORD_FLAGS,
};
const SETUP: Readonly<Record<string, { readonly flags: object }>> = { start, dev, reset, doctor };

const text = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

/** Every `npx replica …` of a text, up to its comment, its pipe or the end of its quotation. */
function commandsIn(content: string): string[] {
  return [...content.matchAll(/npx replica ([^\n`|#]+)/g)].map(([, line = '']) => line.trim());
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}

/** Throws what the command would say. */
function check(line: string): void {
  const [name = '', ...args] = wordsOf(line);
  if (/^<.*>$/.test(name)) return;
  if (name === 'contract') {
    const [part, ...rest] = args;
    const command = CONTRACT_COMMANDS[part ?? ''];
    if (part !== undefined && !command) throw new Error(`no command contract ${part}`);
    parseFlags(rest, command?.flags ?? {});
    return;
  }
  const tool = TOOLS[name];
  if (tool) {
    parseFlags(args, tool);
    return;
  }
  const command = SETUP[name];
  if (!command) throw new Error(`no command ${name}`);
  parseSetupFlags(args, Object.keys(command.flags));
}

describe('what the documents tell to run', () => {
  it.each([...READMES, ...JOBS])('in %s is known to the command line', (file) => {
    const commands = commandsIn(text(file));
    expect(commands.length).toBeGreaterThan(0);
    for (const line of commands) expect(() => check(line), line).not.toThrow();
  });

  it.each([
    ['verify --base-ulr x', 'Unknown flag "--base-ulr"'],
    ['verify --format yunit', 'Unknown value of --format'],
    ['contract dif main', 'no command contract dif'],
    ['start --prot 0', 'Unknown flag "--prot"'],
    ['verfy', 'no command verfy'],
  ])('would not be %s', (line, message) => {
    expect(() => check(line)).toThrow(message);
  });

  it('is the same in both languages', () => {
    const [english, chinese] = READMES.map((file) =>
      commandsIn(text(file)).filter((line) => line.includes('--')),
    );
    expect(chinese?.filter((line) => !line.startsWith('<'))).toEqual(
      english?.filter((line) => !line.startsWith('<')),
    );
  });

  it.each(READMES)('%s links files that exist', (file) => {
    const links = [...text(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
    expect(links).toEqual(expect.arrayContaining([...JOBS]));
    expect(links.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });
});

describe('the job for', () => {
  const github = parse(text(JOBS[0]));
  const gitlab = parse(text(JOBS[1]));

  it('GitHub verifies the given address without putting it into the script', () => {
    const verify = github.jobs.verify.steps.find(({ name }: { name?: string }) => name === 'Verify');
    expect(verify.env.URL).toContain('inputs.base-url');
    expect(verify.run).not.toContain('${{');
    expect(commandsIn(verify.run)).toEqual([expect.stringMatching(/^verify --base-url "\$URL" /)]);
    expect(verify.shell).toBe('bash');
  });

  it('GitHub may read and nothing else', () => {
    expect(github.permissions).toEqual({ contents: 'read' });
  });

  it('GitLab shows the file that the command writes, also after findings', () => {
    const { script, artifacts } = gitlab['verify-backend'];
    expect(script).toEqual([
      expect.stringContaining(`--format junit --output ../${artifacts.reports.junit}`),
    ]);
    expect(artifacts.when).toBe('always');
  });

  it.each([
    ['GitHub', JSON.stringify(github)],
    ['GitLab', JSON.stringify(gitlab)],
  ])('%s starts nothing and changes nothing', (_name, job) => {
    expect(job).not.toMatch(/npm start|npm run|replica start|--allow-writes/);
  });
});
