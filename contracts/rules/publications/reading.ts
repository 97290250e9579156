import type { PublicationStatus } from './publication-states.ts';

interface ReadableFacts {
  readonly status: PublicationStatus;
  readonly isTrashed: boolean;
  readonly isOwn: boolean;
}

/**
 * What a person with the link can read (谁能读): the owner the current draft, others the published version. A work
 * that was never published looks like one that never existed.
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
 * The code that leads from something printed to the current work (翻阅作品). It is for the owner alone, because what
 * others may read can differ from what was ordered; nothing leads into the trash.
 */
export function codeForOwner({ code, isTrashed, isOwn }: OwnedFacts): string {
  return isOwn && !isTrashed ? code : '';
}
