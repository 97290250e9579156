import { type Done, done, type Refused, refused } from '../decision.ts';
import type { PublicationStatus } from './publication-states.ts';

/** The actions on a work (可用操作). */
export const PUBLICATION_MOVES = [
  'rename',
  'move',
  'tag',
  'copy',
  'archive',
  'unarchive',
  'trash',
  'restore',
  'purge',
  'publish',
  'withdraw',
  'print',
] as const;
export type PublicationMove = (typeof PUBLICATION_MOVES)[number];

export interface MoveFacts {
  readonly status: PublicationStatus;
  readonly isTrashed: boolean;
  readonly isArchived: boolean;
  /** Not all of its pages have been imported. */
  readonly isUnfinished: boolean;
}

const WANTS_ALL_PAGES: ReadonlySet<PublicationMove> = new Set(['copy', 'publish', 'print']);

/** In the order of the menu. */
export function movesOf(facts: MoveFacts): PublicationMove[] {
  return PUBLICATION_MOVES.filter((move) => mayMove(move, facts));
}

function mayMove(move: PublicationMove, facts: MoveFacts): boolean {
  const { status, isTrashed, isArchived, isUnfinished } = facts;
  if (move === 'restore' || move === 'purge') return isTrashed;
  if (isTrashed) return false;
  if (isUnfinished && WANTS_ALL_PAGES.has(move)) return false;
  if (move === 'archive') return !isArchived;
  if (move === 'unarchive') return isArchived;
  if (move === 'publish') return status !== 'published';
  if (move === 'withdraw') return status === 'published' || status === 'changed';
  return true;
}

/** Refused if the state of a work does not allow it. */
export function checkMove(
  move: PublicationMove,
  facts: MoveFacts,
): Done<void> | Refused<'publication-state'> {
  return mayMove(move, facts) ? done(undefined) : refused('publication-state');
}

/** A draft is edited (在线编辑) once all its pages are there, wherever the work lies but in the trash. */
export function checkEdit({
  isTrashed,
  isUnfinished,
}: Pick<MoveFacts, 'isTrashed' | 'isUnfinished'>): Done<void> | Refused<'publication-state'> {
  return isTrashed || isUnfinished ? refused('publication-state') : done(undefined);
}
