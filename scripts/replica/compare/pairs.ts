import type { Part } from './volatile.ts';

/** Which changing value of one server stands for which of the other: found at the first meeting, kept from then on. */
export interface Pairs {
  /** Whether the two may stand for the same; two that were never met are paired by this. */
  meet(a: Part, b: Part): boolean;
  /** The value by what it is, such as number#2. */
  label(side: 'a' | 'b', part: Part): string;
}

export function createPairs(): Pairs {
  const sides = { a: new Map<string, number>(), b: new Map<string, number>() };
  const counts = new Map<string, number>();
  const keyOf = ({ kind, raw }: Part) => `${kind} ${raw}`;

  function nextOf(kind: string): number {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  }

  return {
    meet(a, b) {
      if (a.kind !== b.kind) return false;
      const [numberOfA, numberOfB] = [sides.a.get(keyOf(a)), sides.b.get(keyOf(b))];
      if (numberOfA !== undefined || numberOfB !== undefined) return numberOfA === numberOfB;
      const number = nextOf(a.kind);
      sides.a.set(keyOf(a), number);
      sides.b.set(keyOf(b), number);
      return true;
    },
    label(side, part) {
      const known = sides[side].get(keyOf(part)) ?? nextOf(part.kind);
      sides[side].set(keyOf(part), known);
      return `<${part.kind}#${known}>`;
    },
  };
}
