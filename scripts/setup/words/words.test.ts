import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf } from '#contracts/language.mjs';
import { COMPARE_FLAGS } from '#scripts/replica/compare/compare.ts';
import { contractCommand } from '#scripts/replica/contract/command.ts';
import { CONTROL_COMMANDS, controlCommand } from '#scripts/replica/control/command.ts';
import { doctor } from '#scripts/replica/doctor.mjs';
import { MCP_HELP } from '#scripts/replica/mcp/command.ts';
import { RECORD_HELP } from '#scripts/replica/record/record.ts';
import { reset } from '#scripts/replica/reset.mjs';
import { seed } from '#scripts/replica/seed.mjs';
import { demo, dev, start } from '#scripts/replica/serve.mjs';
import { tools } from '#scripts/replica/tools.mjs';
import { VERIFY_FLAGS, VERIFY_HELP } from '#scripts/replica/verify/command.ts';
import { unknownWord } from '../nearest.mjs';
import { EN } from './en.mjs';
import { HELP_ZH } from './help-zh.mjs';
import { helpInLanguage, words } from './words.mjs';
import { ZH } from './zh.mjs';

const CHINESE = /\p{Script=Han}/u;
const ZH_ENV = { REPLICA_LANG: 'zh' };

describe('the language', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
    [{ LC_MESSAGES: 'zh_TW', LANG: 'en_US.UTF-8' }, 'zh'],
    [{ LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }, 'en'],
    [{ LC_ALL: '', LANG: 'zh' }, 'zh'],
    [{ REPLICA_LANG: 'en', LC_ALL: 'zh_CN.UTF-8' }, 'en'],
    [{ REPLICA_LANG: 'zh', LANG: 'de_DE.UTF-8' }, 'zh'],
    [{ LANG: 'zha_CN' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });
});

/** Every text of a table; one with something in it is a function, whose source has its texts. */
function textsOf(table: object): string[] {
  return Object.values(table).flatMap((value) =>
    typeof value === 'object' ? textsOf(value) : [String(value)],
  );
}

describe('the words', () => {
  it('are English in the one table and Chinese in the other', () => {
    expect(textsOf(EN).filter((text) => CHINESE.test(text))).toEqual([]);
    expect(textsOf(ZH).filter((text) => !CHINESE.test(text))).toEqual([]);
    expect(words({})).toBe(EN);
    expect(words(ZH_ENV)).toBe(ZH);
  });

  it('do not compile where a language lacks one', () => {
    const { isReset: _, ...lacking } = ZH;
    // @ts-expect-error a sentence is missing
    const table: typeof EN = lacking;
    expect(table).not.toHaveProperty('isReset');
  });

  it('say what is not known, whatever it is', () => {
    const kinds = ['flag', 'command', 'contract command', 'action', 'key', 'value of --format'];
    expect(kinds.map((kind) => ZH.unknown(kind, 'x'))).toEqual([
      ...['不认识的参数 "x"。', '不认识的命令 "x"。', '不认识的contract 命令 "x"。', '不认识的动作 "x"。'],
      ...['不认识的键 "x"。', '不认识的--format 的值 "x"。'],
    ]);
    expect(unknownWord('flag', '--prot', ['--port'])).toBe('Unknown flag "--prot". Did you mean "--port"?');
  });
});

async function helpOfTools(): Promise<string[]> {
  const texts = [RECORD_HELP, MCP_HELP, VERIFY_HELP];
  await contractCommand(['--help'], (text) => texts.push(text));
  const around = { env: {}, say: () => {}, write: (text: string) => texts.push(text) };
  for (const name of ['', ...Object.keys(CONTROL_COMMANDS)])
    await controlCommand([name, '--help'].filter(Boolean), around);
  return texts.flatMap((text) => text.split('\n'));
}

/** A line that is only what is typed: a command, a flag and its value, an address. */
const TYPED = /^\s*(?:replica|GET) \S|^\s*$/;

describe('the help of every command', () => {
  const commands = { start, dev, demo, seed, reset, doctor };
  const own = Object.values(commands).flatMap(({ summary, flags }) => [summary, ...Object.values(flags)]);
  const summaries = Object.values(tools).map(({ summary }) => summary);

  it('is in Chinese for whoever reads that, line by line', async () => {
    const flags = [VERIFY_FLAGS, COMPARE_FLAGS].flatMap((each) =>
      Object.values(each).map(({ meaning }) => meaning),
    );
    const lines = [...own, ...summaries, ...flags, ...(await helpOfTools())];
    expect(lines.length).toBeGreaterThan(200);
    const english = lines.filter(
      (line) =>
        !CHINESE.test(helpInLanguage(line, ZH_ENV)) &&
        !/^replica [\w ]+(?:[A-Z[<].*)?$|^replica <command> <action>$/.test(line),
    );
    expect(english.filter((line) => !TYPED.test(line) || / {2}\S/.test(line.trim()))).toEqual([]);
    const half = lines
      .map((line) => helpInLanguage(line, ZH_ENV))
      .filter((line) => /(?:\b[a-z']+\b,? ){3}[a-z]/.test(line));
    expect(half).toEqual([]);
    expect(helpInLanguage('  --port        where it answers; 5180 unless given', {})).toContain(
      'unless given',
    );
  });

  it('leaves alone what is typed', () => {
    expect(helpInLanguage('  --port TEXT    whom it answers; 127.0.0.1 unless given', ZH_ENV)).toBe(
      '  --port TEXT    向谁开放（监听的地址）；默认 127.0.0.1',
    );
  });

  it('is what the command itself prints', async () => {
    for (const args of [
      ['--help'],
      ['start', '--help'],
      ['clock', '--help'],
      ['verify', '--help'],
      ['compare', '--help'],
    ]) {
      const printed = await new Promise<string>((resolve) => {
        const script = join(import.meta.dirname, '../../replica.mjs');
        const env = { ...process.env, ...ZH_ENV };
        execFile(process.execPath, [script, ...args], { env }, (_error, out) => resolve(out));
      });
      expect(printed).toMatch(/退出码：0/);
      const said = printed
        .split('\n')
        .filter((line) => /^ {2}\S/.test(line) && !/^ {2}--help, --version$/.test(line));
      expect(said.filter((line) => !CHINESE.test(line))).toEqual([]);
    }
  });

  it('has no word that nothing says any more', async () => {
    const all = [...own, ...summaries, ...(await helpOfTools())].join('\n');
    const sources = [
      'scripts/replica/all-commands.mjs',
      'scripts/replica/help-of.mjs',
      'scripts/package/published/cli.ts',
      'scripts/replica/compare/compare.ts',
    ];
    const texts = sources
      .map((file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))
      .join('\n');
    const gone = Object.keys(HELP_ZH).filter((text) => !all.includes(text) && !texts.includes(text));
    expect(gone).toEqual([]);
  });
});
