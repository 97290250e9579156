import { describe, expect, it } from 'vitest';
import { describeFlags, parseFlags } from './flags.ts';

const KNOWN = {
  format: { kind: 'text', fallback: 'pretty', choices: ['pretty', 'json'], meaning: 'how' },
  output: { kind: 'text', fallback: '', meaning: 'where' },
  include: { kind: 'list', meaning: 'which' },
  quiet: { kind: 'switch', meaning: 'no words' },
} as const;

const parse = (...args: string[]) => parseFlags(args, KNOWN);

describe('parseFlags', () => {
  it('falls back where nothing is said', () => {
    expect(parse()).toEqual({
      flags: { format: 'pretty', output: '', include: [], quiet: false },
      words: [],
    });
  });

  it('takes a value after a space and after an equals sign', () => {
    expect(parse('--format', 'json', '--output=a=b').flags).toMatchObject({ format: 'json', output: 'a=b' });
  });

  it('keeps the words apart, wherever they stand', () => {
    expect(parse('one', '--quiet', 'two')).toMatchObject({ words: ['one', 'two'], flags: { quiet: true } });
  });

  it('collects lists', () => {
    expect(parse('--include', 'a,b', '--include=c').flags.include).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [['--formt', 'json'], 'Unknown flag "--formt". Did you mean "--format"?'],
    [['--format', 'jsn'], 'Unknown value of --format "jsn". Did you mean "json"?'],
    [['--output'], '--output needs a value.'],
    [['--output', '--quiet'], '--output needs a value.'],
    [['--quiet=yes'], '--quiet takes no value.'],
    [
      ['--toString', 'x'],
      'Unknown flag "--toString". Known: --format, --output, --include, --quiet, --help.',
    ],
  ])('refuses %j', (args, message) => {
    expect(() => parseFlags(args, KNOWN)).toThrow(message);
  });
});

describe('describeFlags', () => {
  it('says name, value and meaning', () => {
    expect(
      describeFlags(KNOWN)
        .split('\n')
        .map((line) => line.trim().replace(/ +/g, ' ')),
    ).toEqual(['--format pretty|json how', '--output TEXT where', '--include a,b which', '--quiet no words']);
  });
});
