/** A stretch of the screen's edge, in pixels from the top. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

interface Wish {
  /** Where it stands unless something is there. */
  readonly home: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
}

/** A finger that means the one must not meet the other. */
const GAP = 4;

/** The place nearest to its home at which it covers none of the taken stretches; null where there is none. */
export function freePlace({ home, height, from, to }: Wish, taken: readonly Stretch[]): number | null {
  const isFree = (top: number) =>
    top >= from &&
    top + height <= to &&
    taken.every((each) => top >= each.bottom + GAP || top + height <= each.top - GAP);
  const places = [home, ...taken.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  places.sort((one, other) => Math.abs(one - home) - Math.abs(other - home));
  return places.find(isFree) ?? null;
}
