import type { OutlineEntry } from '../document.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';

/** As deep as a table of contents goes. */
export const DEEPEST = 6;

type Outline = readonly OutlineEntry[];

/** What was done, and where the entry stands now; null where it cannot be done. */
export interface OutlineEdit<T extends OutlineEntry> {
  readonly outline: readonly T[];
  readonly at: number;
}

/** No entry is more than one level below the one before it. */
export function settled<T extends OutlineEntry>(outline: readonly T[]): readonly T[] {
  let before = 0;
  return outline.map((entry) => {
    const level = Math.min(entry.level, before + 1, DEEPEST);
    before = level;
    return level === entry.level ? entry : { ...entry, level };
  });
}

/** Where what belongs to an entry ends: the place of the first one that is not below it. */
export function branchEnd(outline: Outline, at: number): number {
  const level = outline[at]?.level ?? 0;
  const next = outline.findIndex((entry, place) => place > at && entry.level <= level);
  return next === -1 ? outline.length : next;
}

/** Moves an entry with what is below it to before another one, whose level it takes; to the end behind the last. */
export function movedTo<T extends OutlineEntry>(
  outline: readonly T[],
  at: number,
  to: number,
): OutlineEdit<T> | null {
  const end = branchEnd(outline, at);
  const own = outline[at];
  if (!own || (to >= at && to <= end)) return null;
  const branch = outline.slice(at, end);
  const level = outline[to]?.level ?? own.level;
  const shifted = branch.map((entry) => ({ ...entry, level: entry.level + level - own.level }));
  return carried(outline, at, to, shifted);
}

/** Takes a branch out where it stands and puts it, perhaps on other levels, before what stood at `to`. */
function carried<T extends OutlineEntry>(
  outline: readonly T[],
  at: number,
  to: number,
  branch: readonly T[],
): OutlineEdit<T> {
  const rest = [...outline.slice(0, at), ...outline.slice(at + branch.length)];
  const place = to > at ? to - branch.length : to;
  return { outline: settled([...rest.slice(0, place), ...branch, ...rest.slice(place)]), at: place };
}

/** Past the one before or behind it, with what is below both. */
export function moved<T extends OutlineEntry>(
  outline: readonly T[],
  at: number,
  direction: 1 | -1,
): OutlineEdit<T> | null {
  const own = outline[at];
  if (!own) return null;
  if (direction === -1) {
    const before = outline.findLastIndex((entry, place) => place < at && entry.level <= own.level);
    return before === -1 ? null : movedTo(outline, at, before);
  }
  const next = branchEnd(outline, at);
  const following = outline[next];
  if (!following) return null;
  const behind = following.level < own.level ? next + 1 : branchEnd(outline, next);
  return carried(outline, at, behind, outline.slice(at, next));
}

/** One level deeper or less deep, with what is below it. */
export function indented<T extends OutlineEntry>(
  outline: readonly T[],
  at: number,
  direction: 1 | -1,
): OutlineEdit<T> | null {
  const own = outline[at];
  if (!own) return null;
  const level = own.level + direction;
  const deepest = Math.min(DEEPEST, (outline[at - 1]?.level ?? 0) + 1);
  if (level < 1 || level > deepest) return null;
  const end = branchEnd(outline, at);
  const next = outline.map((entry, place) =>
    place >= at && place < end ? { ...entry, level: entry.level + direction } : entry,
  );
  return { outline: settled(next), at };
}

/** Without an entry; what was below it moves up. */
export function removed<T extends OutlineEntry>(outline: readonly T[], at: number): OutlineEdit<T> {
  const rest = outline.filter((_entry, place) => place !== at);
  return { outline: settled(rest), at: Math.min(at, rest.length - 1) };
}

/** A new entry behind another one and what is below it, on its level. */
export function added<T extends OutlineEntry>(
  outline: readonly T[],
  at: number,
  entry: Omit<T, 'level'>,
): OutlineEdit<T> {
  const place = at < 0 ? outline.length : branchEnd(outline, at);
  const level = outline[at]?.level ?? 1;
  const fresh = { ...entry, level } as T;
  return { outline: [...outline.slice(0, place), fresh, ...outline.slice(place)], at: place };
}

/** What is wrong with an entry, in words; empty where nothing is. */
export function entryProblem({ title, page }: OutlineEntry, pageNum: number): string {
  if (title.trim() === '') return '请输入标题';
  if (title.length > DOCUMENT_LIMITS.titleLength) return `标题最多 ${DOCUMENT_LIMITS.titleLength} 个字`;
  return Number.isInteger(page) && page >= 1 && page <= pageNum ? '' : `页码请输入 1 到 ${pageNum}`;
}
