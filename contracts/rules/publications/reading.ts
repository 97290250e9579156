import type { PublicationStatus } from './publication-states.ts';

interface ReadableFacts {
  readonly status: PublicationStatus;
  readonly isTrashed: boolean;
  readonly isOwn: boolean;
}

/**
 * What somebody who has the link gets to read (谁能读): the owner what they work on, everybody else what was published.
 * What never was published is not told from what never was.
 */
export function readableVersion({
  status,
  isTrashed,
  isOwn,
}: ReadableFacts): 'draft' | 'published' | 'withdrawn' | 'none' {
  if (isOwn) return 'draft';
  if (isTrashed || status === 'draft') return 'none';
  return status === 'withdrawn' ? 'withdrawn' : 'published';
}

interface OwnedFacts {
  readonly code: string;
  readonly isTrashed: boolean;
  readonly isOwn: boolean;
}

/**
 * The code by which what somebody prints leads to the work as it is now (翻阅作品). It is for the owner alone, because
 * what others may read need not be what was ordered; nothing leads into the trash.
 */
export function codeForOwner({ code, isTrashed, isOwn }: OwnedFacts): string {
  return isOwn && !isTrashed ? code : '';
}
