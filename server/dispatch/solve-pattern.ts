/** A text that fits a pattern, where the pattern is made of letters, classes, groups, choices and counts. */

import { patternOf } from './pattern.ts';

const MOST_REPEATS = 1000;
const LONGEST = 2000;
const DEEPEST = 50;

const BY_ESCAPE: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  t: '\t',
  n: '\n',
};

class TooHard extends Error {}

/** One that is at least so long, or null where it takes more than reading from left to right. */
export function solvePattern(pattern: string, least = 0): string | null {
  for (const extra of [0, least]) {
    try {
      const text = new Reader(pattern, extra).whole();
      if (text.length >= least && text.length <= LONGEST && patternOf(pattern).test(text)) return text;
    } catch {
      // Too hard, or no pattern at all: the caller knows something else.
    }
  }
  return null;
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly pattern: string;
  private readonly extra: number;

  /** What has no upper bound is repeated `extra` times. */
  constructor(pattern: string, extra: number) {
    this.pattern = pattern;
    this.extra = extra;
  }

  whole(): string {
    const text = this.choice();
    if (this.at < this.pattern.length) throw new TooHard();
    return text;
  }

  /** The first of the alternatives; the others are read past. */
  private choice(): string {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new TooHard();
    const first = this.sequence();
    while (this.pattern[this.at] === '|') {
      this.at += 1;
      this.sequence();
    }
    this.depth -= 1;
    return first;
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at] ?? '')) {
      const part = this.part();
      text += part.repeat(this.count());
      if (text.length > LONGEST) throw new TooHard();
    }
    return text;
  }

  private part(): string {
    const sign = this.next();
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '\\') return this.escaped();
    if (sign === '[') return this.oneOfClass();
    if (sign !== '(') return sign;
    const [kind] = /^\?(?::|<\w+>)/.exec(this.pattern.slice(this.at)) ?? [];
    if (kind === undefined && this.pattern[this.at] === '?') throw new TooHard();
    this.at += kind?.length ?? 0;
    const inside = this.choice();
    if (this.next() !== ')') throw new TooHard();
    return inside;
  }

  private escaped(): string {
    const sign = this.next();
    if (Object.hasOwn(BY_ESCAPE, sign)) return BY_ESCAPE[sign] ?? '';
    if (/[\dA-Za-z]/.test(sign)) throw new TooHard();
    return sign;
  }

  private oneOfClass(): string {
    const isOther = this.pattern[this.at] === '^';
    if (isOther) this.at += 1;
    const begun = this.at;
    const first = this.next();
    const sign = first === '\\' ? this.escaped() : first;
    while (this.pattern[this.at] !== ']') if (this.next() === '\\') this.next();
    this.at += 1;
    if (!isOther) return sign;
    const wanted = patternOf(`^[^${this.pattern.slice(begun, this.at)}`);
    const other = [...'a0A-_ '].find((each) => wanted.test(each));
    if (other === undefined) throw new TooHard();
    return other;
  }

  private count(): number {
    const [words = '', least, hasMore, most] =
      /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += words.length;
    if (words === '') return 1;
    const from = least === undefined ? (words[0] === '+' ? 1 : 0) : Number(least);
    const isOpen = '*+'.includes(words[0] ?? '') || (hasMore === ',' && most === '');
    const to = most ? Number(most) : isOpen ? Math.max(from, this.extra) : from;
    const count = this.extra > 0 ? Math.min(Math.max(from, this.extra), to) : from;
    if (count > MOST_REPEATS) throw new TooHard();
    return count;
  }

  private next(): string {
    const sign = this.pattern[this.at];
    if (sign === undefined) throw new TooHard();
    this.at += 1;
    return sign;
  }
}
