import { useState } from 'react';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Setting } from './setting.ts';

interface Held {
  /** The one that what is shown began from, and that a save is held against. */
  readonly revision: number;
  readonly isChanged: boolean;
  readonly take: () => void;
}

/**
 * A work that was saved elsewhere (别处的改动): what is untouched begins anew from it. What is touched keeps the revision
 * that it began from, so that its save is refused and the refusal tells; only then may it go on top. For `onFailure`.
 */
export function useNews(
  setting: Setting,
  { revision, isChanged, take }: Held,
): (error: CallError) => boolean {
  const [isTold, setIsTold] = useState(false);
  if (setting.revision > revision && (isTold || !isChanged)) {
    setIsTold(false);
    take();
  }
  return ({ reason }) => {
    setIsTold(reason === 'publication-changed');
    return false;
  };
}
