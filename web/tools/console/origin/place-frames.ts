/** Edges in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What both cover; null where that is nothing. */
export function overlap(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

/** What of it is left beside a bar at the upper or lower edge of the window. */
export function besideBar(box: Box, bar: Box, window: Size): Box | null {
  if (overlap(box, bar) === null || bar.bottom - bar.top > window.height / 2) return box;
  const isAtTop = (bar.top + bar.bottom) / 2 < window.height / 2;
  const left = isAtTop
    ? { ...box, top: Math.max(box.top, bar.bottom) }
    : { ...box, bottom: Math.min(box.bottom, bar.top) };
  return left.bottom - left.top > 1 ? left : null;
}

const INSET = 6;
const GAP = 2;
/** A frame lower than this would be hidden by a tag in it. */
const LEAST_HEIGHT_WITH_TAG_INSIDE = 72;

/** Where the tag of a frame begins: on its upper edge, or below a frame that it would hide. */
export function tagPlace(
  frame: Box,
  tag: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const isSmall = frame.bottom - frame.top < LEAST_HEIGHT_WITH_TAG_INSIDE;
  const above = frame.top - tag.height - GAP;
  const below = frame.bottom + GAP;
  const fitsBelow = below + tag.height <= window.height;
  const top = isSmall
    ? above >= 0
      ? above
      : fitsBelow
        ? below
        : frame.top
    : Math.max(GAP, frame.top - tag.height / 2);
  const left = isSmall ? frame.left : frame.left + INSET;
  return { left: Math.max(GAP, Math.min(left, window.width - tag.width - GAP)), top };
}

/** The tags one after the other; one that would lie on another goes down, and stays where it is when that is far. */
export function spread<T extends { readonly left: number; readonly top: number } & Size>(
  tags: readonly T[],
): T[] {
  const done: T[] = [];
  for (const tag of tags) {
    let top = tag.top;
    for (let turn = 0; turn < 4; turn += 1) {
      const box = { left: tag.left, top, right: tag.left + tag.width, bottom: top + tag.height };
      const under = done.find(
        (other) =>
          overlap(box, {
            left: other.left,
            top: other.top,
            right: other.left + other.width,
            bottom: other.top + other.height,
          }) !== null,
      );
      if (under === undefined) break;
      top = under.top + under.height + GAP;
    }
    done.push({ ...tag, top });
  }
  return done;
}
