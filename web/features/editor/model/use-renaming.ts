import { useReadAgain } from '#web/kit/act/stale.ts';
import { send } from '#web/kit/ask/send.ts';

export interface Renamed {
  readonly name: string;
  readonly isDone: boolean;
}

/** Gives the work another name, made of the one that it has; null where that is the same. */
export function useRenaming(opusID: string): (nameFor: (now: string) => string) => Promise<Renamed | null> {
  const readAgain = useReadAgain();
  return async (nameFor) => {
    const work = await send('OpusServiceMag.getOpus', { opusID });
    const name = work.ok ? nameFor(work.value.name) : '';
    if (!work.ok || name === work.value.name) return null;
    const { revision } = work.value;
    const done = await send('OpusServiceMag.renameOpus', { opusID, revision, name });
    await readAgain('OpusServiceMag.renameOpus');
    return { name, isDone: done.ok };
  };
}
