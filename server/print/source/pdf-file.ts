import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { isDict, OddPdf, type PdfDict, PdfRef, PdfText, type PdfValue } from './pdf-values.ts';

/** Where an object lies: in the file, or in a stream of many. */
type Place = { readonly offset: number } | { readonly stream: number; readonly index: number };

const TAIL = 2048;
/** Longer objects are not pages and what these are made of. */
const WINDOWS = [8 * 1024, 4 * 1024 * 1024];
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_SECTIONS = 500;
const MOST_OBJECTS = 2_000_000;
const DEEPEST = 20;
const KEPT_STREAMS = 16;

/** Objects of a PDF file, read where they lie. Throws `OddPdf` wherever the file is not what it has to be. */
export class PdfFile {
  readonly size: number;
  /** Of the last section of the table of objects, whose form a new section has to have. */
  readonly start: number;
  readonly isStreamed: boolean;
  readonly trailer: PdfDict;
  private readonly fd: number;
  private readonly places = new Map<number, Place | null>();
  private readonly streams = new Map<number, string[]>();

  constructor(path: string) {
    this.fd = openSync(path, 'r');
    this.size = fstatSync(this.fd).size;
    try {
      const tail = this.textAt(Math.max(0, this.size - TAIL), TAIL);
      this.start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
      this.isStreamed = !this.textAt(this.start, 4).startsWith('xref');
      this.trailer = this.readSections(this.start);
      if (this.trailer.has('/Encrypt')) throw new OddPdf('encrypted');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    closeSync(this.fd);
  }

  /** What a value stands for. */
  resolved(value: PdfValue | undefined, depth = 0): PdfValue | undefined {
    if (!(value instanceof PdfRef)) return value;
    if (depth > DEEPEST) throw new OddPdf('damaged', 'references go in a circle');
    return this.resolved(this.object(value.no), depth + 1);
  }

  dictOf(value: PdfValue | undefined): PdfDict | undefined {
    const found = this.resolved(value);
    return isDict(found) ? found : undefined;
  }

  /** The numbers of a list. */
  numbersOf(value: PdfValue | undefined): number[] {
    const list = this.resolved(value);
    return Array.isArray(list) ? list.map((one) => Number(this.resolved(one))) : [];
  }

  /** The unpacked bytes of the stream that a reference names. */
  streamOf({ no }: PdfRef): Buffer {
    const place = this.places.get(no);
    if (!place || !('offset' in place)) throw new OddPdf('damaged', `object ${no} is no stream`);
    return this.streamAt(place.offset, no).bytes;
  }

  private object(no: number): PdfValue | undefined {
    const place = this.places.get(no);
    if (!place) return undefined;
    if ('offset' in place) return this.objectAt(place.offset, no).value;
    const text = this.objectsIn(place.stream)[place.index];
    if (text === undefined) throw new OddPdf('damaged', `stream ${place.stream} has no object ${no}`);
    return new PdfText(text).value();
  }

  private textAt(offset: number, length: number): string {
    return this.bytesAt(offset, length).toString('latin1');
  }

  private bytesAt(offset: number, length: number): Buffer {
    if (!(offset >= 0 && offset <= this.size && length >= 0)) throw new OddPdf('damaged', 'a wrong place');
    const bytes = Buffer.alloc(Math.min(length, this.size - offset));
    readSync(this.fd, bytes, 0, bytes.length, offset);
    return bytes;
  }

  /** An object that begins there, and where it ends. */
  private objectAt(offset: number, no: number): { readonly value: PdfValue; readonly end: number } {
    for (const window of WINDOWS) {
      const text = new PdfText(this.textAt(offset, window));
      const head = text.take(/\s*(\d+)\s+\d+\s+obj\b/y);
      if (!head || (no >= 0 && Number(head[1]) !== no)) throw new OddPdf('damaged', `no object ${no}`);
      try {
        const value = text.value();
        // What ends with the window may go on.
        if (text.at < text.text.length - 32) return { value, end: offset + text.at };
        if (offset + text.text.length >= this.size) return { value, end: offset + text.at };
      } catch (error) {
        if (window === WINDOWS.at(-1)) throw error;
      }
    }
    throw new OddPdf('damaged', `object ${no} is too long`);
  }

  private streamAt(offset: number, no: number): { readonly dict: PdfDict; readonly bytes: Buffer } {
    const { value: dict, end } = this.objectAt(offset, no);
    if (!isDict(dict)) throw new OddPdf('damaged', `object ${no} is no stream`);
    const head = /^\s*stream\r?\n/.exec(this.textAt(end, 32))?.[0];
    const length = Number(this.resolved(dict.get('/Length')));
    if (head === undefined || !(length <= MOST_UNPACKED)) throw new OddPdf('damaged', 'an odd stream');
    return { dict, bytes: this.unpacked(dict, this.bytesAt(end + head.length, length)) };
  }

  private unpacked(dict: PdfDict, bytes: Buffer): Buffer {
    const filters = [this.resolved(dict.get('/Filter')) ?? []].flat();
    if (filters.length === 0) return bytes;
    if (filters.length > 1 || filters[0] !== '/FlateDecode') throw new OddPdf('damaged', 'an odd filter');
    const plain = inflate(bytes);
    const [how] = [this.resolved(dict.get('/DecodeParms')) ?? []].flat();
    const parms = this.dictOf(how);
    const predictor = Number(this.resolved(parms?.get('/Predictor')) ?? 1);
    if (predictor === 1) return plain;
    const columns = Number(this.resolved(parms?.get('/Columns')) ?? 1);
    if (predictor < 10 || !(columns > 0)) throw new OddPdf('damaged', 'an odd predictor');
    return unpredicted(plain, columns);
  }

  private objectsIn(stream: number): string[] {
    const known = this.streams.get(stream);
    if (known) return known;
    const place = this.places.get(stream);
    if (!place || !('offset' in place)) throw new OddPdf('damaged', `no stream ${stream}`);
    const { dict, bytes } = this.streamAt(place.offset, stream);
    const [first, count] = ['/First', '/N'].map((name) => Number(this.resolved(dict.get(name)))) as [
      number,
      number,
    ];
    const text = bytes.toString('latin1');
    const heads = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
    const starts = Array.from({ length: count }, (_, at) => first + (heads[2 * at + 1] ?? Number.NaN));
    const objects = starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length));
    const oldest = this.streams.size >= KEPT_STREAMS ? this.streams.keys().next().value : undefined;
    if (oldest !== undefined) this.streams.delete(oldest);
    this.streams.set(stream, objects);
    return objects;
  }

  /** The table of objects, from its newest section back; the newest place of an object counts. */
  private readSections(start: number): PdfDict {
    const seen = new Set<number>();
    const waiting = [start];
    let trailer: PdfDict | undefined;
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      if (seen.has(offset)) continue;
      seen.add(offset);
      if (seen.size > MOST_SECTIONS) throw new OddPdf('damaged', 'too many sections');
      const dict = this.textAt(offset, 4) === 'xref' ? this.readTable(offset) : this.readStream(offset);
      trailer ??= dict;
      for (const name of ['/XRefStm', '/Prev']) {
        const next = dict.get(name);
        if (typeof next === 'number') waiting.push(next);
      }
    }
    return trailer ?? new Map();
  }

  private readTable(offset: number): PdfDict {
    let at = offset + 4;
    for (;;) {
      const [head, first = '', count = ''] =
        /^\s*(\d+)[ \t]+(\d+)[ \t]*\r?\n?/.exec(this.textAt(at, 64)) ?? [];
      if (head === undefined) break;
      at += head.length;
      const lines = this.textAt(at, 20 * Number(count));
      for (let n = 0; n < Number(count); n += 1) {
        const line = /^(\d{10}) \d{5} ([nf])/.exec(lines.slice(20 * n, 20 * n + 20));
        if (!line) throw new OddPdf('damaged', 'an odd table of objects');
        this.put(Number(first) + n, line[2] === 'n' ? { offset: Number(line[1]) } : null);
      }
      at += 20 * Number(count);
    }
    const text = new PdfText(this.textAt(at, WINDOWS[1] ?? 0));
    const trailer = text.take(/\s*trailer/y) && text.value();
    if (!trailer || !isDict(trailer)) throw new OddPdf('damaged', 'no trailer');
    return trailer;
  }

  private readStream(offset: number): PdfDict {
    const { dict, bytes } = this.streamAt(offset, -1);
    const [kind = 0, place = 0, more = 0] = this.numbersOf(dict.get('/W'));
    const index = this.numbersOf(dict.get('/Index'));
    const ranges = index.length > 0 ? index : [0, Number(dict.get('/Size'))];
    const width = kind + place + more;
    if (!(width > 0 && width < 32)) throw new OddPdf('damaged', 'an odd table of objects');
    let at = 0;
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      for (let n = 0; n < (ranges[range + 1] ?? 0) && at + width <= bytes.length; n += 1, at += width) {
        const field = (from: number, length: number) => numberIn(bytes, at + from, length);
        const what = kind === 0 ? 1 : field(0, kind);
        const [one, other] = [field(kind, place), field(kind + place, more)];
        const no = (ranges[range] ?? 0) + n;
        if (what === 2) this.put(no, { stream: one, index: other });
        else this.put(no, what === 1 ? { offset: one } : null);
      }
    }
    return dict;
  }

  private put(no: number, place: Place | null): void {
    if (this.places.size > MOST_OBJECTS) throw new OddPdf('damaged', 'too many objects');
    if (!this.places.has(no)) this.places.set(no, place);
  }
}

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    throw new OddPdf('damaged', 'a stream that cannot be unpacked');
  }
}

function numberIn(bytes: Buffer, from: number, length: number): number {
  let number = 0;
  for (let at = from; at < from + length; at += 1) number = number * 256 + (bytes[at] ?? 0);
  return number;
}

/** Undoes the filters of PNG lines of one byte a pixel. */
function unpredicted(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const how = bytes[row * (columns + 1)];
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[at - columns - 1] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][how ?? 5];
      if (guess === undefined) throw new OddPdf('damaged', 'an odd line');
      plain[at] = ((bytes[row * (columns + 1) + 1 + column] ?? 0) + guess) & 255;
    }
  }
  return plain;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
