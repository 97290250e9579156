import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readName } from '#contracts/rules/publications/publication-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { keyOf, send } from '#web/kit/ask/send.ts';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { isOutdated, problemOf, WORK_FAILURES } from '../model/outdated.ts';
import { placeBefore } from '../model/place-in-list.ts';
import { seenOne, type Work, type WorkPage } from '../model/work.ts';

interface Renaming {
  readonly work: Work;
  /** Where it stands, also after it has left the list. */
  readonly afterID: string;
  readonly text: string;
  readonly problem: string;
}

const GONE = '这件作品已在别处删除，新名称没有保存。';
const IN_TRASH = '这件作品已在别处移入回收站，新名称没有保存；恢复后可以再改。';

/** Renames a work in its place (重命名). What was typed stays until it is saved or given up. */
export function useRenaming(list: readonly Work[], onRenamed?: (work: Work) => void) {
  const queries = useQueryClient();
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const { run, isBusy } = useAct('OpusServiceMag.renameOpus', {
    ...WORK_FAILURES,
    onDone(work) {
      showNow(work);
      setRenaming(null);
      onRenamed?.(work);
    },
    onFailure(error, { opusID }) {
      if (isOutdated(error)) void catchUp(String(opusID), problemOf(error));
      else refuse(problemOf(error));
      return true;
    },
  });
  useUnloadWarning(renaming !== null && renaming.text !== renaming.work.name);

  function refuse(problem: string, work?: Work): void {
    setRenaming((before) => before && { ...before, problem, ...(work ? { work } : {}) });
  }

  /** The next attempt is about the work as it is now. */
  async function catchUp(opusID: string, problem: string): Promise<void> {
    const now = await send('OpusServiceMag.getOpus', { opusID });
    if (now.ok) refuse(now.value.moves.includes('rename') ? problem : IN_TRASH, now.value);
    else refuse(now.error.isToldElsewhere ? problem : GONE);
  }

  function save(): void {
    if (renaming === null) return;
    const work = list.find(({ ID }) => ID === renaming.work.ID) ?? renaming.work;
    const name = readName(renaming.text);
    if (name.kind !== 'done') refuse(name.message);
    else if (name.value === work.name) setRenaming(null);
    else void run({ ...seenOne(work), name: name.value });
  }

  function showNow(work: Work): void {
    queries.setQueriesData<WorkPage>(
      { queryKey: keyOf('OpusServiceMag.getOpusList') },
      (page) => page && { ...page, list: page.list.map((old) => (old.ID === work.ID ? work : old)) },
    );
  }

  return {
    renaming,
    isSaving: isBusy,
    start: (work: Work) =>
      setRenaming({ work, afterID: placeBefore(list, [work]), text: work.name, problem: '' }),
    type: (text: string) => setRenaming((before) => before && { ...before, text, problem: '' }),
    save,
    giveUp: () => setRenaming(null),
  };
}

export type WorkRenaming = ReturnType<typeof useRenaming>;
