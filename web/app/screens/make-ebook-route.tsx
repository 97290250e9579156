import { useEffect } from 'react';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { MakeEbookScreen } from '#web/features/imports/screens/make-ebook-screen.tsx';
import { noteLock } from '#web/features/upgrade/note-lock.ts';
import { useIsMissing, useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useMayMake } from '#web/lib/session/use-may-make.ts';
import { showRefusal } from '../overlays.ts';

/** 制作电子书, which notes its lock for the membership screen. */
export function MakeEbookRoute() {
  const isOpen = useMayMake(PATHS.makeEbook.area);
  const isMember = useSession().user !== null;
  // Seen behind its window it is locked like every other screen.
  useEffect(() => {
    if (isMember && !isOpen) noteLock(PATHS.makeEbook.area);
  }, [isMember, isOpen]);
  // What its screen asked first is not there, and nothing else of ours was: then nothing can be made here.
  const hasNothingBegun = useIsMissing(isOpen ? 'OpusServiceMag.getImports' : 'UpgradeServiceMag.noteLock');
  const isAbsent = useSeemsMissing('OpusServiceMag.beginImport') && hasNothingBegun;
  return (
    <MakeEbookScreen isAbsent={isAbsent} onUpgrade={() => showRefusal(levelsOf(PATHS.makeEbook.area))} />
  );
}
