/**
 * A leaf on its way between two openings of the book (翻页): `t` is 0 where the lower one lies open and 1 where the upper
 * one does. Turning back is the same way backwards, so that a hand may change its mind.
 */
export interface Flip {
  readonly lower: number;
  readonly upper: number;
  readonly t: number;
  /** Where it lay before. */
  readonly from: 0 | 1;
  /** Where it falls by itself; null while a hand holds it. */
  readonly to: 0 | 1 | null;
}

/** In this time a falling leaf covers about two thirds of what is left of its way. */
const PACE_MS = 130;
/** So near to its end it lies. */
const NEAR = 0.004;
/** A leaf that was carried this far falls over when it is let go. */
const THRESHOLD = 0.3;
/** One that moves so quickly, in widths of the open book per second, does so as well. */
const FLICK = 0.5;

/** A leaf that turns by itself; over many pages it is one leaf too. */
export function turning(from: number, to: number): Flip {
  return to > from
    ? { lower: from, upper: to, t: 0, from: 0, to: 1 }
    : { lower: to, upper: from, t: 1, from: 1, to: 0 };
}

/** A hand takes the leaf on one side of the open book; null at the book's ends. */
export function grabbed(at: number, direction: 1 | -1, count: number): Flip | null {
  const other = at + direction;
  return other < 0 || other >= count ? null : { ...turning(at, other), to: null };
}

/** `share` is how far to the right the hand went since it took the leaf, in widths of the open book. */
export function dragged(flip: Flip, share: number): Flip {
  return { ...flip, t: Math.min(1, Math.max(0, flip.from - share)) };
}

/** Falls over or back. `speed` is to the right, in widths of the open book per second. */
export function released(flip: Flip, speed: number): Flip {
  const { from, t } = flip;
  const over = from === 0 ? 1 : 0;
  const speedOver = from === 0 ? -speed : speed;
  if (speedOver < -FLICK) return { ...flip, to: from };
  return { ...flip, to: speedOver > FLICK || Math.abs(t - from) > THRESHOLD ? over : from };
}

export function stepped(flip: Flip, elapsedMs: number): Flip {
  const { t, to } = flip;
  if (to === null) return flip;
  const next = to + (t - to) * Math.exp(-elapsedMs / PACE_MS);
  return { ...flip, t: Math.abs(next - to) < NEAR ? to : next };
}

export function isOver({ t, to }: Flip): boolean {
  return t === to;
}

/** The opening that it ends at; one that is held goes back. */
export function endOf({ lower, upper, from, to }: Flip): number {
  return (to ?? from) === 1 ? upper : lower;
}

/** What is seen of it: the angle of the leaf in degrees, and how dark its shadow is. */
export function looksOf({ t }: Pick<Flip, 't'>): { readonly angle: number; readonly shade: number } {
  return { angle: t === 0 ? 0 : -180 * t, shade: Math.sin(Math.PI * t) };
}
