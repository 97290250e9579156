/**
 * What PDF objects are made of. A name keeps its slash, a string its brackets, so that each is written as it was read.
 */
export type PdfValue = number | string | PdfRef | readonly PdfValue[] | PdfDict;
export type PdfDict = ReadonlyMap<string, PdfValue>;

export class PdfRef {
  readonly no: number;
  readonly generation: number;

  constructor(no: number, generation: number) {
    this.no = no;
    this.generation = generation;
  }
}

/** A file that cannot be printed itself (无法直接印刷), with the reason. */
export class OddPdf extends Error {
  readonly why: 'encrypted' | 'damaged';

  constructor(why: OddPdf['why'], what = why as string) {
    super(what);
    this.why = why;
  }
}

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return value instanceof Map;
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REF = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const WORD = /[A-Za-z'"*]+\d?/y;
const HEX = /<[\dA-Fa-f\s]*>/y;
const DEEPEST = 60;

/** Reads values from a text whose letters are bytes. */
export class PdfText {
  at: number;
  readonly text: string;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** The match of a pattern here, after which reading goes on. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  isAtEnd(): boolean {
    this.take(SPACE);
    return this.at >= this.text.length;
  }

  value(depth = 0): PdfValue {
    this.take(SPACE);
    if (depth > DEEPEST) throw new OddPdf('damaged', 'nested too deeply');
    if (this.text.startsWith('<<', this.at)) return this.dict(depth);
    const sign = this.text[this.at];
    if (sign === '[') return this.list(depth);
    if (sign === '(') return this.string();
    const ref = this.take(REF);
    if (ref) return new PdfRef(Number(ref[1]), Number(ref[2]));
    const [number] = this.take(NUMBER) ?? [];
    if (number !== undefined) return Number(number);
    const [word] = this.take(NAME) ?? this.take(HEX) ?? this.take(WORD) ?? [];
    if (word === undefined) throw new OddPdf('damaged', `nothing known at ${this.at}`);
    return word;
  }

  private dict(depth: number): PdfDict {
    this.at += 2;
    const dict = new Map<string, PdfValue>();
    for (;;) {
      this.take(SPACE);
      if (this.take(/>>/y)) return dict;
      const [name] = this.take(NAME) ?? [];
      if (name === undefined) throw new OddPdf('damaged', 'a dictionary without a name');
      dict.set(name, this.value(depth + 1));
    }
  }

  private list(depth: number): PdfValue[] {
    this.at += 1;
    const list: PdfValue[] = [];
    for (;;) {
      this.take(SPACE);
      if (this.take(/\]/y)) return list;
      list.push(this.value(depth + 1));
    }
  }

  private string(): string {
    const from = this.at;
    let open = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === '\\') this.at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') open -= 1;
      if (open === 0) {
        this.at += 1;
        return this.text.slice(from, this.at);
      }
    }
    throw new OddPdf('damaged', 'a string without an end');
  }
}

/** A value as it is written in a file. */
export function written(value: PdfValue): string {
  if (value instanceof PdfRef) return `${value.no} ${value.generation} R`;
  if (isDict(value)) return `<<${[...value].map(([name, one]) => `${name} ${written(one)}`).join(' ')}>>`;
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  return String(value);
}
