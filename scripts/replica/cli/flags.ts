import { unknownWord } from '#scripts/setup/nearest.mjs';
import { words as wordsOfLanguage } from '#scripts/setup/words/words.mjs';

/** A mistake in how the command was called: its message is printed, and the process ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface FlagBase {
  readonly meaning: string;
}

/** text takes a value, switch takes none, list takes one value or several joined by commas, and may be repeated. */
export type Flag = FlagBase &
  (
    | { readonly kind: 'text'; readonly fallback: string; readonly choices?: readonly string[] }
    | { readonly kind: 'switch' }
    | { readonly kind: 'list' }
  );

/** A flag that takes a value and is empty where it is not given. */
export const optional = (meaning: string) => ({ kind: 'text', fallback: '', meaning }) as const;

/** A flag that takes one of these; the first of them where it is not given. */
export const oneOf = (choices: readonly string[], meaning: string) =>
  ({ kind: 'text', fallback: choices[0] ?? '', choices, meaning }) as const;

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'list' }
    ? readonly string[]
    : string;

export interface Parsed<F extends Flags> {
  readonly flags: { readonly [Name in keyof F]: ValueOf<F[Name]> };
  readonly words: readonly string[];
}

const FLAG = /^--([^=]+)(?:=(.*))?$/s;

/** Reads flags and words; what nobody knows is refused with the word that was probably meant. */
export function parseFlags<const F extends Flags>(args: readonly string[], known: F): Parsed<F> {
  const values: Record<string, boolean | string | string[]> = {};
  for (const [name, flag] of Object.entries(known)) {
    values[name] = flag.kind === 'switch' ? false : flag.kind === 'list' ? [] : flag.fallback;
  }
  const words: string[] = [];
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, inline] = FLAG.exec(word) ?? [];
    if (name === undefined) {
      words.push(word);
      continue;
    }
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag) {
      const names = Object.keys(known).map((each) => `--${each}`);
      throw new UsageError(unknownWord('flag', `--${name}`, [...names, '--help']));
    }
    if (flag.kind === 'switch') {
      if (inline !== undefined) throw new UsageError(wordsOfLanguage().takesNoValue(name));
      values[name] = true;
      continue;
    }
    const value = inline ?? rest.shift();
    if (value === undefined || (inline === undefined && FLAG.test(value))) {
      throw new UsageError(wordsOfLanguage().needsValue(name));
    }
    if (flag.kind === 'text' && flag.choices && !flag.choices.includes(value)) {
      throw new UsageError(unknownWord(`value of --${name}`, value, flag.choices));
    }
    const before = values[name];
    values[name] = Array.isArray(before) ? [...before, ...value.split(',').filter(Boolean)] : value;
  }
  return { flags: values as Parsed<F>['flags'], words };
}

/** The flags as they stand in the help, one line each. */
export function describeFlags(known: Flags): string {
  return Object.entries(known)
    .map(([name, flag]) => {
      const value = flag.kind === 'switch' ? '' : flag.kind === 'list' ? ' a,b' : ` ${usual(flag)}`;
      return `  ${`--${name}${value}`.padEnd(34)} ${flag.meaning}`;
    })
    .join('\n');
}

function usual(flag: Extract<Flag, { kind: 'text' }>): string {
  return flag.choices ? flag.choices.join('|') : flag.fallback || 'TEXT';
}
