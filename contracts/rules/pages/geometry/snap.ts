import type { Box } from '../document.ts';
import { boundsOf, millimetres, type Point, type Turned } from './point.ts';

/** A line that shows why something stands where it does: from one point to another. */
export interface SnapLine {
  readonly from: Point;
  readonly to: Point;
}

export interface Snapped {
  /** How far it goes then. */
  readonly by: Point;
  readonly lines: readonly SnapLine[];
}

/** What things on a page fall into line with: frames of the page, and whatever else stands there. */
export interface SnapTargets {
  readonly frames: readonly Box[];
  readonly others: readonly Box[];
}

export function snapTargets(frames: readonly Box[], others: readonly Turned[]): SnapTargets {
  return { frames, others: others.flatMap((other) => boundsOf([other]) ?? []) };
}

/** A box along one axis: where it begins and ends there, and where across it. */
interface Extent {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

type Axis = 'x' | 'y';

function extentOf({ x, y, w, h }: Box, axis: Axis): Extent {
  return axis === 'x'
    ? { start: x, end: x + w, low: y, high: y + h }
    : { start: y, end: y + h, low: x, high: x + w };
}

/** What brings it into place, and the lines that say so, along the axis and across it. */
interface Pull {
  readonly shift: number;
  readonly lines: readonly (readonly [along: number, across: number, toAlong: number, toAcross: number])[];
}

const edgesOf = ({ start, end }: Extent) => [start, (start + end) / 2, end];

/** Edges and middles that fall into one line. */
function linePulls(box: Extent, others: readonly Extent[]): Pull[] {
  return others.flatMap((other) =>
    edgesOf(other).flatMap((at) =>
      edgesOf(box).map((edge): Pull => {
        const [low, high] = [Math.min(box.low, other.low), Math.max(box.high, other.high)];
        return { shift: at - edge, lines: [[at, low, at, high]] };
      }),
    ),
  );
}

/** Gaps to the neighbours on both sides that become alike, or go on as they are between the two on one side. */
function gapPulls(box: Extent, others: readonly Extent[]): Pull[] {
  const beside = others.filter(({ low, high }) => low < box.high && high > box.low);
  const before = beside.filter(({ end }) => end <= box.start).sort((one, other) => other.end - one.end);
  const after = beside.filter(({ start }) => start >= box.end).sort((one, other) => one.start - other.start);
  const across = (box.low + box.high) / 2;
  const length = box.end - box.start;
  const pulls: Pull[] = [];
  const [last, first] = [before[0], after[0]];
  if (last && first) {
    const gap = (first.start - last.end - length) / 2;
    pulls.push({
      shift: last.end + gap - box.start,
      lines: [
        [last.end, across, last.end + gap, across],
        [first.start - gap, across, first.start, across],
      ],
    });
  }
  const further = last && before.find(({ end }) => end <= last.start);
  if (last && further) {
    const gap = last.start - further.end;
    pulls.push({
      shift: last.end + gap - box.start,
      lines: [
        [further.end, across, last.start, across],
        [last.end, across, last.end + gap, across],
      ],
    });
  }
  const beyond = first && after.find(({ start }) => start >= first.end);
  if (first && beyond) {
    const gap = beyond.start - first.end;
    pulls.push({
      shift: first.start - gap - box.end,
      lines: [
        [first.end, across, beyond.start, across],
        [first.start - gap, across, first.start, across],
      ],
    });
  }
  return pulls;
}

function nearest(pulls: readonly Pull[], within: number): Pull | undefined {
  const near = pulls.filter(({ shift }) => Math.abs(shift) <= within);
  return near.sort((one, other) => Math.abs(one.shift) - Math.abs(other.shift))[0];
}

function pullAlong(box: Box, { frames, others }: SnapTargets, axis: Axis, within: number): Pull | undefined {
  const moved = extentOf(box, axis);
  const extents = others.map((other) => extentOf(other, axis));
  const lines = linePulls(moved, [...frames.map((frame) => extentOf(frame, axis)), ...extents]);
  // What falls into line goes before what is only spaced alike; an edge alone has no gaps.
  return (
    nearest(lines, within) ??
    (moved.start < moved.end ? nearest(gapPulls(moved, extents), within) : undefined)
  );
}

/** Where a box goes that is moved that far (吸附): into line with what is nearer than `within`, along each axis by itself. */
export function snapped(box: Box, by: Point, targets: SnapTargets, within: number): Snapped {
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  const across = pullAlong(moved, targets, 'x', within);
  const there = { ...moved, x: moved.x + (across?.shift ?? 0) };
  const down = pullAlong(there, targets, 'y', within);
  const lines = [
    ...(across?.lines ?? []).map(([x, y, toX, toY]) => ({ from: { x, y }, to: { x: toX, y: toY } })),
    ...(down?.lines ?? []).map(([y, x, toY, toX]) => ({ from: { x, y }, to: { x: toX, y: toY } })),
  ];
  return {
    by: { x: millimetres(by.x + (across?.shift ?? 0)), y: millimetres(by.y + (down?.shift ?? 0)) },
    lines,
  };
}

/** How far an edge is pulled, so that it falls into line; a side that is not pulled stays. */
export function snappedPull(
  box: Box,
  side: Point,
  pull: Point,
  targets: SnapTargets,
  within: number,
): Snapped {
  const [across, down] = [side.x !== 0, side.y !== 0];
  const edge = {
    ...(across ? { x: side.x < 0 ? box.x : box.x + box.w, w: 0 } : { x: box.x, w: box.w }),
    ...(down ? { y: side.y < 0 ? box.y : box.y + box.h, h: 0 } : { y: box.y, h: box.h }),
  };
  const moved = snapped(edge, { x: across ? pull.x : 0, y: down ? pull.y : 0 }, targets, within);
  const by = { x: across ? moved.by.x : pull.x, y: down ? moved.by.y : pull.y };
  return { by, lines: moved.lines.filter(({ from, to }) => (from.x === to.x ? across : down)) };
}
