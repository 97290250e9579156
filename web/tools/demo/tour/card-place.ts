import { isUpTo } from '#web/lib/document/breakpoints.ts';

/** Edges in the window, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Stage {
  /** The upper left corner of the words. */
  readonly card: { readonly left: number; readonly top: number };
  /** What lies in the light; null where there is nothing to be shown. */
  readonly light: Area | null;
}

const EDGE = 8;
const GAP = 14;
/** The light is a little larger than the thing. */
const RIM = 6;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where the words and the light stand: the words beside the thing where there is room for them, else at the end of the
 * window at which less of it is. They never lie over what is in the light.
 */
export function stageOf(thing: Area | null, card: Size, room: Area): Stage {
  const most = { left: room.right - card.width - EDGE, top: room.bottom - card.height - EDGE };
  const keep = (left: number, top: number) => ({
    left: within(left, EDGE, Math.max(EDGE, most.left)),
    top: within(top, room.top + EDGE, Math.max(room.top + EDGE, most.top)),
  });
  const isOnPhone = isUpTo('phone', room.right);
  const middle = (room.right - card.width) / 2;
  if (thing === null) return { card: keep(middle, isOnPhone ? most.top : most.top / 2), light: null };
  const rim = {
    left: Math.max(room.left, thing.left - RIM),
    top: Math.max(room.top, thing.top - RIM),
    right: Math.min(room.right, thing.right + RIM),
    bottom: Math.min(room.bottom, thing.bottom + RIM),
  };
  const beside = isOnPhone ? null : placeBeside(rim, card, room);
  if (beside !== null) return { card: keep(beside.left, beside.top), light: rim };
  const isBelow = room.bottom - rim.bottom >= rim.top - room.top;
  const place = keep(middle, isBelow ? most.top : room.top);
  const light = isBelow
    ? { ...rim, bottom: Math.min(rim.bottom, place.top - EDGE) }
    : { ...rim, top: Math.max(rim.top, place.top + card.height + EDGE) };
  return { card: place, light: light.bottom - light.top > 1 ? light : null };
}

function placeBeside(thing: Area, card: Size, room: Area): { left: number; top: number } | null {
  const [across, down] = [card.width + GAP + EDGE, card.height + GAP + EDGE];
  const top = (thing.top + thing.bottom - card.height) / 2;
  const left = (thing.left + thing.right - card.width) / 2;
  if (room.right - thing.right >= across) return { left: thing.right + GAP, top };
  if (thing.left - room.left >= across) return { left: thing.left - GAP - card.width, top };
  if (room.bottom - thing.bottom >= down) return { left, top: thing.bottom + GAP };
  if (thing.top - room.top >= down) return { left, top: thing.top - GAP - card.height };
  return null;
}
