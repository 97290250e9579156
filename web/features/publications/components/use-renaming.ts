import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { useAction, useTouch } from '#web/lib/use-action.ts';
import { useUnloadWarning } from '#web/lib/use-leave-guard.ts';
import { oneWork, type Work, type WorkPage } from '../api.ts';
import { placeBefore } from '../model/place-in-list.ts';
import { isStale, problemOf } from '../model/stale.ts';
import { mutations, WORKS } from '../mutations.ts';

interface Renaming {
  readonly work: Work;
  /** Where it stands, also when it is gone from there meanwhile. */
  readonly afterID: string;
  readonly text: string;
  readonly problem: string;
}

const GONE = '这件作品已在别处删除，新名称没有保存。';
const IN_TRASH = '这件作品已在别处移入回收站，新名称没有保存；恢复后可以再改。';

/** A work that gets another name in its place (重命名). What was typed stays until it is saved or given up. */
export function useRenaming(list: readonly Work[]) {
  const queries = useQueryClient();
  const readAgain = useTouch();
  const { run, isBusy } = useAction(mutations.rename);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  useUnloadWarning(renaming !== null && renaming.text !== renaming.work.name);

  function refuse(problem: string, work?: Work): void {
    setRenaming((before) => before && { ...before, problem, ...(work ? { work } : {}) });
  }

  /** The list is read again, and the next attempt is about the work as it is now. */
  async function catchUp(id: string, problem: string): Promise<void> {
    const [now] = await Promise.all([oneWork(id), readAgain(WORKS)]);
    if (now.ok) refuse(now.value.moves.includes('rename') ? problem : IN_TRASH, now.value);
    else refuse(now.error.isSaid ? problem : GONE);
  }

  async function save(): Promise<void> {
    if (renaming === null) return;
    const { text } = renaming;
    const work = list.find(({ ID }) => ID === renaming.work.ID) ?? renaming.work;
    const name = readName(text);
    if (name.kind !== 'done') return refuse(name.message);
    if (name.value === work.name) return setRenaming(null);
    const outcome = await run({ work, name: name.value });
    if (outcome === null) return;
    if (outcome.ok) {
      showNow(outcome.value);
      setRenaming(null);
    } else if (isStale(outcome.error)) await catchUp(work.ID, problemOf(outcome.error));
    else refuse(problemOf(outcome.error));
  }

  function showNow(work: Work): void {
    queries.setQueriesData<WorkPage>(
      { queryKey: [...KEYS.publications, 'list'] },
      (page) => page && { ...page, list: page.list.map((old) => (old.ID === work.ID ? work : old)) },
    );
  }

  return {
    renaming,
    isSaving: isBusy,
    start: (work: Work) =>
      setRenaming({ work, afterID: placeBefore(list, [work]), text: work.name, problem: '' }),
    type: (text: string) => setRenaming((before) => before && { ...before, text, problem: '' }),
    save: () => void save(),
    giveUp: () => setRenaming(null),
  };
}

export type WorkRenaming = ReturnType<typeof useRenaming>;
