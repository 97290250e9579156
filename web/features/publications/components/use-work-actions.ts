import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { keyOf } from '#web/kit/ask/send.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { isOutdated, problemOf, WORK_FAILURES } from '../model/outdated.ts';
import { asLeft, UNDO_BY, type Undoable, type UndoableMove, undoableFrom } from '../model/undo.ts';
import { type KnownWork, seen, type Work, type WorkPage } from '../model/work.ts';
import { wordsFor } from '../model/work-words.ts';

/** Why something was not done to these works, shown where they stand. */
export interface WorkProblem {
  readonly IDs: readonly string[];
  readonly text: string;
}

const UNDO = 'undo';

/** Everything that is done to works of a list without a question (操作). */
export function useWorkActions(list: readonly Work[]) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const guard = useGuard();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [problem, setProblem] = useState<WorkProblem | null>(null);
  const [freshCopy, setFreshCopy] = useState('');

  function refuse(error: CallError, IDs: string | number): true {
    if (isOutdated(error)) setUndoable(null);
    setProblem({ IDs: String(IDs).split(','), text: problemOf(error) });
    return true;
  }

  const changing = {
    ...WORK_FAILURES,
    guard,
    onFailure: (error: CallError, { opusIDs }: { readonly opusIDs: string | number }) =>
      refuse(error, opusIDs),
  };
  const deleting = useAct('OpusServiceMag.deleteOpus', changing);
  const restoring = useAct('OpusServiceMag.restoreOpus', changing);
  const archiving = useAct('OpusServiceMag.archiveOpus', changing);
  const copying = useAct('OpusServiceMag.copyOpus', {
    ...WORK_FAILURES,
    guard,
    onDone: ({ ID }) => setFreshCopy(ID),
    onFailure: (error, { opusID }) => refuse(error, opusID),
  });

  type Change = (works: readonly KnownWork[], names: readonly string[]) => Promise<unknown>;
  const moves: Readonly<Record<UndoableMove, Change>> = {
    trash: (works, names) => deleting.run(seen(works), names),
    restore: (works, names) => restoring.run(seen(works), names),
    archive: (works, names) => archiving.run({ ...seen(works), archived: 'Y' }, names),
    unarchive: (works, names) => archiving.run({ ...seen(works), archived: 'N' }, names),
  };

  function forget(): void {
    setUndoable(null);
    setProblem(null);
  }

  /** Out of the list at once, before it is read again. */
  function takeOut(gone: readonly KnownWork[]): void {
    const ids = new Set(gone.map(({ ID }) => ID));
    queries.setQueriesData<WorkPage>({ queryKey: keyOf('OpusServiceMag.getOpusList') }, (page) => {
      if (!page) return page;
      const left = page.list.filter(({ ID }) => !ids.has(ID));
      return { ...page, list: left, total: page.total - (page.list.length - left.length) };
    });
  }

  /** Offers to undo it, where the works stood. */
  async function take(move: UndoableMove, works: readonly Work[]): Promise<void> {
    forget();
    const left = undoableFrom(move, works, list);
    const names = works.map(({ ID }) => ID);
    if ((await moves[move](works, names)) === null) return;
    takeOut(works);
    setUndoable(left);
  }

  // Named apart from its works, which are busy until the list without them is read.
  async function undo(): Promise<void> {
    if (undoable === null) return;
    if ((await moves[UNDO_BY[undoable.move]](asLeft(undoable), [UNDO])) !== null) forget();
  }

  async function copy(work: Work, isForOtherPhotos = false): Promise<void> {
    forget();
    const copied = await copying.run({ opusID: work.ID, ...(isForOtherPhotos ? { keepsPhotos: 'N' } : {}) }, [
      work.ID,
    ]);
    if (copied === null) return;
    const words = isForOtherPhotos ? '版式和文字照旧，照片的位置空着，等您放进新的' : '副本是一份草稿';
    void message.success(`已复制${wordsFor([work])}，${words}`);
  }

  return {
    guard,
    undoable,
    problem,
    freshCopy,
    forget,
    take,
    undo,
    copy,
    isUndoing: guard.busy.has(UNDO),
  };
}

export type WorkActions = ReturnType<typeof useWorkActions>;
