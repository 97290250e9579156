/** Two answers to the same call, held against each other. */
import type { Pairs } from './pairs.ts';
import type { Answer } from './side.ts';
import { type Place, shapeOf } from './volatile.ts';

export type DifferenceKind = 'missing' | 'added' | 'type' | 'value' | 'status';

/** Missing is what only A has, added what only B has. */
export interface Spot {
  /** A JSON pointer into the body, or status, or type for the media type. */
  readonly pointer: string;
  readonly kind: DifferenceKind;
  readonly a: unknown;
  readonly b: unknown;
}

/** What a server knew when it answered. */
export interface Told {
  readonly answer: Answer;
  readonly isNewId: (id: string) => boolean;
}

const NO_ANSWER = 'no answer';

export function differencesOf(a: Told, b: Told, pairs: Pairs): Spot[] {
  const spots: Spot[] = [];
  const [one, other] = [a.answer, b.answer];
  if (one.status !== other.status) {
    spots.push({
      pointer: 'status',
      kind: 'status',
      a: one.status || NO_ANSWER,
      b: other.status || NO_ANSWER,
    });
  }
  if (one.status === 0 || other.status === 0) return spots;
  if (one.type !== other.type) spots.push({ pointer: 'type', kind: 'type', a: one.type, b: other.type });
  compare(one.body, other.body, '', '');
  return spots;

  function placeOf({ answer, isNewId }: Told, key: string): Place {
    return { key, now: answer.now, isNewId };
  }

  function compare(left: unknown, right: unknown, pointer: string, key: string): void {
    if (typeOf(left) !== typeOf(right)) {
      spots.push({ pointer, kind: 'type', a: show('a', left, key), b: show('b', right, key) });
    } else if (Array.isArray(left) && Array.isArray(right)) {
      compareLists(left, right, pointer, key);
    } else if (isObject(left) && isObject(right)) {
      compareObjects(left, right, pointer);
    } else if (!isSame(left, right, key)) {
      spots.push({ pointer, kind: 'value', a: show('a', left, key), b: show('b', right, key) });
    }
  }

  function compareObjects(left: object, right: object, pointer: string): void {
    const [ofLeft, ofRight] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
    for (const [name, value] of ofLeft) {
      const at = `${pointer}/${escapeName(name)}`;
      if (ofRight.has(name)) compare(value, ofRight.get(name), at, name);
      else spots.push({ pointer: at, kind: 'missing', a: show('a', value, name), b: undefined });
    }
    for (const [name, value] of ofRight) {
      if (ofLeft.has(name)) continue;
      const at = `${pointer}/${escapeName(name)}`;
      spots.push({ pointer: at, kind: 'added', a: undefined, b: show('b', value, name) });
    }
  }

  /** Lists of other lengths are laid over each other from both ends, so that one item less is one difference. */
  function compareLists(
    left: readonly unknown[],
    right: readonly unknown[],
    pointer: string,
    key: string,
  ): void {
    const most = Math.min(left.length, right.length);
    let end = 0;
    if (left.length !== right.length) {
      while (end < most && looksSame(left.at(-1 - end), right.at(-1 - end), key)) end += 1;
      let start = 0;
      while (start < most && looksSame(left[start], right[start], key)) start += 1;
      end = Math.min(end, most - start);
    }
    const [leftHead, rightHead] = [left.length - end, right.length - end];
    const heads = Math.max(leftHead, rightHead);
    for (let index = 0; index < heads; index += 1) {
      const at = `${pointer}/${index}`;
      if (index >= rightHead)
        spots.push({ pointer: at, kind: 'missing', a: show('a', left[index], key), b: undefined });
      else if (index >= leftHead)
        spots.push({ pointer: at, kind: 'added', a: undefined, b: show('b', right[index], key) });
      else compare(left[index], right[index], at, key);
    }
    for (let back = end; back > 0; back -= 1) {
      compare(left.at(-back), right.at(-back), `${pointer}/${left.length - back}`, key);
    }
  }

  function looksSame(left: unknown, right: unknown, key: string): boolean {
    return JSON.stringify(plain(a, left, key)) === JSON.stringify(plain(b, right, key));
  }

  function plain(side: Told, value: unknown, key: string): unknown {
    return mapTexts(value, key, (text, name) => shapeOf(text, placeOf(side, name)).text);
  }

  function isSame(left: unknown, right: unknown, key: string): boolean {
    if (typeof left !== 'string' || typeof right !== 'string') return Object.is(left, right);
    const [shapeA, shapeB] = [shapeOf(left, placeOf(a, key)), shapeOf(right, placeOf(b, key))];
    const met = shapeA.parts.map((part, place) => {
      const counterpart = shapeB.parts[place];
      return counterpart !== undefined && pairs.meet(part, counterpart);
    });
    return left === right || (shapeA.text === shapeB.text && met.every(Boolean));
  }

  /** As it is told: what changes each time by what it is, so that no token gets into a report. */
  function show(side: 'a' | 'b', value: unknown, key: string): unknown {
    return mapTexts(value, key, (text, name) => {
      const { text: shape, parts } = shapeOf(text, placeOf(side === 'a' ? a : b, name));
      if (parts.length === 0) return shape === '<code>' ? shape : text;
      return parts.reduce((shown, part) => shown.replace(`<${part.kind}>`, pairs.label(side, part)), shape);
    });
  }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** As RFC 6901 wants it. */
function escapeName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function mapTexts(value: unknown, key: string, change: (text: string, key: string) => string): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, key, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, name, change)]),
  );
}
