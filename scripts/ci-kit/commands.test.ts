import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type Flags, parseFlags } from '#scripts/replica/cli/flags.ts';
import { COMPARE_FLAGS } from '#scripts/replica/compare/compare.ts';
import { CONTRACT_COMMANDS } from '#scripts/replica/contract/command.ts';
import { COMMON_FLAGS } from '#scripts/replica/control/action.ts';
import { CONTROL_COMMANDS } from '#scripts/replica/control/command.ts';
import { doctor } from '#scripts/replica/doctor.mjs';
import { parseFlags as parseSetupFlags } from '#scripts/replica/parse-flags.mjs';
import { RECORD_FLAGS } from '#scripts/replica/record/record.ts';
import { reset } from '#scripts/replica/reset.mjs';
import { seed } from '#scripts/replica/seed.mjs';
import { demo, dev, start } from '#scripts/replica/serve.mjs';
import { VERIFY_FLAGS } from '#scripts/replica/verify/command.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READMES = ['README.md', 'README.zh-CN.md'] as const;
const JOBS = ['scripts/ci-kit/github-verify.yml', 'scripts/ci-kit/gitlab-verify.yml'] as const;
const PARTS = ['action.yml', 'gitlab-component.yml', 'README.md'].map((file) => `scripts/ci-kit/${file}`);
const DETAILS = ['scripts/replica', 'server/replica', 'contracts'].map((at) => `${at}/README.md`);

const TOOLS: Readonly<Record<string, Flags>> = {
  verify: VERIFY_FLAGS,
  compare: COMPARE_FLAGS,
  record: RECORD_FLAGS,
};
const SETUP: Readonly<Record<string, { readonly flags: object }>> = {
  start,
  dev,
  demo,
  seed,
  reset,
  doctor,
};

const text = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

/** Every `npx replica …` of a text, up to its comment, its pipe or the end of its quotation. */
function commandsIn(content: string): string[] {
  return [...content.matchAll(/npx replica ([^\n`|#]+)/g)].map(([, line = '']) => line.trim());
}

/** A choice that a variable makes is any of its choices. */
function wordsOf(given: string): string[] {
  const line = given.replace(/--fail-on "\$\w+"/, '--fail-on any');
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
  if (Object.hasOwn(CONTROL_COMMANDS, name)) {
    checkControl(name as keyof typeof CONTROL_COMMANDS, args);
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

/** The commands that steer a running replica: an action, its words, its flags. */
function checkControl(name: keyof typeof CONTROL_COMMANDS, [asked = '', ...rest]: string[]): void {
  const action = CONTROL_COMMANDS[name][asked];
  if (!action) throw new Error(`no action ${name} ${asked}`);
  const { words } = parseFlags(rest, { ...action.flags, ...COMMON_FLAGS });
  const least = action.words.filter((word) => !word.startsWith('[')).length;
  if (words.length < least || words.length > action.words.length) {
    throw new Error(`${name} ${asked} takes ${action.words.join(' ') || 'no word'}`);
  }
}

describe('what the documents tell to run', () => {
  it.each([...READMES, ...JOBS, ...PARTS, ...DETAILS])('in %s is known to the command line', (file) => {
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
    ['clock advanec 8d', 'no action clock advanec'],
    ['clock advance', 'clock advance takes TIME'],
    ['journal show --folow', 'Unknown flag "--folow"'],
    ['snapshot save one two', 'snapshot save takes NAME'],
  ])('would not be %s', (line, message) => {
    expect(() => check(line)).toThrow(message);
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

describe('the parts of the kit', () => {
  const action = parse(text('scripts/ci-kit/action.yml'));
  const [spec, job] = parseAllDocuments(text('scripts/ci-kit/gitlab-component.yml')).map((one) => one.toJS());
  const lines = text('scripts/ci-kit/Containerfile').split('\n');
  const at = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));

  it('the action gives every input to the script by a variable, and uses each', () => {
    const steps: { run?: string; shell?: string; env?: Record<string, string> }[] = action.runs.steps;
    expect(action.runs.using).toBe('composite');
    for (const { run, shell } of steps) {
      if (run === undefined) continue;
      expect(run).not.toContain('${{');
      expect(shell).toBe('bash');
    }
    const given = JSON.stringify(steps.map(({ env }) => env));
    for (const name of Object.keys(action.inputs)) expect(given).toContain(`inputs.${name} `);
    for (const { value } of Object.values<{ value: string }>(action.outputs)) {
      expect(Object.keys(action.inputs)).toContain(/inputs\.(\w+)/.exec(value)?.[1]);
    }
    const variables = Object.keys(steps.at(-1)?.env ?? {});
    for (const name of variables) expect(steps.at(-1)?.run).toContain(`$${name}`);
  });

  it('the component uses each of its inputs, and shows what the command writes', () => {
    const { script, artifacts, variables } = job['verify-backend'];
    for (const name of Object.keys(spec.spec.inputs))
      expect(JSON.stringify(job)).toContain(`inputs.${name} `);
    for (const file of artifacts.paths) expect(script.at(-1)).toContain(`../${file}`);
    for (const name of Object.keys(variables).filter((one) => one.startsWith('DESK_'))) {
      expect(JSON.stringify(job)).toContain(`$${name}`);
    }
  });

  it.each([
    ['the action', JSON.stringify(action)],
    ['the component', JSON.stringify(job)],
  ])('%s starts nothing and changes nothing', (_name, whole) => {
    expect(whole).not.toMatch(/npm start|npm run|replica start|--allow-writes/);
  });

  it('the image is built in a stage of its own, and run by somebody who may not change it', () => {
    const stages = lines.filter((line) => line.startsWith('FROM '));
    expect(stages).toHaveLength(2);
    expect(at(/^USER node$/)).toBeGreaterThan(at(/^COPY --from=build --chown=root:root /));
    expect(at(/^CMD /)).toBeGreaterThan(at(/^USER node$/));
    expect(text('scripts/ci-kit/Containerfile')).toMatch(
      /^HEALTHCHECK [^\n]*\\\n {2}CMD node -e "fetch\([^"]*__replica\/health/m,
    );
  });

  it('the image builds the pages that it serves, and installs without a script of a package', () => {
    const content = text('scripts/ci-kit/Containerfile');
    const [, served] = /^ {4}REPLICA_WEB=(\w+) /m.exec(content) ?? [];
    expect(served).toBe('console');
    expect(content).toContain(`\nRUN REPLICA_WEB=${served} npm run build && `);
    for (const [call] of content.matchAll(/npm (?:ci|prune)[^&\n]*/g))
      expect(call).toContain('--ignore-scripts');
    // What the lock file links to has to lie there before anything is installed.
    expect(at(/^COPY scripts\/command /)).toBeLessThan(at(/^RUN npm ci /));
  });

  it('no secret is in the image', () => {
    const given = lines.filter((line) => /^(ENV|ARG)|^ {4}\w+=/.test(line)).join('\n');
    expect(given).not.toMatch(/TOKEN|PASSWORD|SECRET|KEY/);
    expect(text('scripts/ci-kit/Containerfile.dockerignore')).toMatch(/^\*\*\/\.env\*$/m);
  });

  it('the dev container opens the port of the replica, and knows the schema of a baseline', () => {
    const { forwardPorts, customizations, remoteUser } = JSON.parse(text('scripts/ci-kit/devcontainer.json'));
    expect([forwardPorts, remoteUser]).toEqual([[5180], 'node']);
    const [{ url }] = customizations.vscode.settings['json.schemas'];
    expect(existsSync(`${ROOT}${url}`)).toBe(true);
  });
});
