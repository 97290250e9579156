import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import type { CallError } from '#web/lib/call-error.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type Action, useAction, useTouch } from '#web/lib/use-action.ts';
import { type Guard, useGuard } from '#web/lib/use-guard.ts';
import type { KnownWork, Work, WorkPage } from '../api.ts';
import { isStale, problemOf } from '../model/stale.ts';
import { asLeft, UNDO_BY, type Undoable, type UndoableMove, undoableFrom } from '../model/undo.ts';
import { wordsFor } from '../model/work-words.ts';
import { mutations, WORKS } from '../mutations.ts';

/** Why something was not done to these works, for the place where they stand. */
export interface WorkProblem {
  readonly works: readonly Work[];
  readonly text: string;
}

/** Does it to works that nothing else is being done to; what was changed elsewhere is read again. */
function useWorkAction<Input, Value>(action: Action<Input, Value>, guard: Guard) {
  const readAgain = useTouch();
  const { run } = useAction(action, guard);
  return async (works: readonly Work[], input: Input): Promise<Outcome<Value> | null> => {
    const outcome = await run(
      input,
      works.map(({ ID }) => ID),
    );
    if (outcome?.ok === false && isStale(outcome.error)) await readAgain(WORKS);
    return outcome;
  };
}

/** Everything that is done to works of a list at once, without a question (操作). */
export function useWorkActions(list: readonly Work[]) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const guard = useGuard();
  const moves = {
    trash: useWorkAction(mutations.trash, guard),
    restore: useWorkAction(mutations.restore, guard),
    archive: useWorkAction(mutations.archive, guard),
    unarchive: useWorkAction(mutations.unarchive, guard),
  };
  const copying = useWorkAction(mutations.copy, guard);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [problem, setProblem] = useState<WorkProblem | null>(null);
  const [freshCopy, setFreshCopy] = useState('');

  function forget(): void {
    setUndoable(null);
    setProblem(null);
  }

  function refused(works: readonly Work[], error: CallError): void {
    setProblem({ works, text: problemOf(error) });
  }

  /** Out of the list at once: what is read again comes a moment later. */
  function takeOut(gone: readonly KnownWork[]): void {
    const ids = new Set(gone.map(({ ID }) => ID));
    queries.setQueriesData<WorkPage>({ queryKey: [...KEYS.publications, 'list'] }, (page) => {
      if (!page) return page;
      const left = page.list.filter(({ ID }) => !ids.has(ID));
      return { ...page, list: left, total: page.total - (page.list.length - left.length) };
    });
  }

  /** True when it is done; where they stood, the way back is offered. */
  async function take(move: UndoableMove, works: readonly Work[]): Promise<boolean> {
    forget();
    const left = undoableFrom(move, works, list);
    const outcome = await moves[move](works, works);
    if (outcome === null) return false;
    if (!outcome.ok) refused(works, outcome.error);
    else {
      takeOut(works);
      setUndoable(left);
    }
    return outcome.ok;
  }

  async function undo(): Promise<void> {
    if (undoable === null) return;
    const outcome = await moves[UNDO_BY[undoable.move]](undoable.works, asLeft(undoable));
    if (outcome === null) return;
    if (outcome.ok) forget();
    else {
      if (isStale(outcome.error)) setUndoable(null);
      refused(undoable.works, outcome.error);
    }
  }

  async function copy(work: Work): Promise<void> {
    forget();
    const outcome = await copying([work], work);
    if (outcome === null) return;
    if (!outcome.ok) refused([work], outcome.error);
    else {
      setFreshCopy(outcome.value.ID);
      void message.success(`已复制${wordsFor([work])}，副本是一份草稿`);
    }
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
    takeOut,
    isUndoing: undoable?.works.some(({ ID }) => guard.busy.has(ID)) ?? false,
  };
}

export type WorkActions = ReturnType<typeof useWorkActions>;
