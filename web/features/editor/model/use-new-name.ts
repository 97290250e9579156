import { useReadAgain } from '#web/kit/act/stale.ts';
import { send } from '#web/kit/ask/send.ts';

export interface Renamed {
  readonly name: string;
  /** Why it has not got it; empty where it has. */
  readonly problem: string;
}

/** Gives the work another name, made of the one that it has; null where that is the same. */
export function useNewName(opusID: string): (nameFor: (now: string) => string) => Promise<Renamed | null> {
  const readAgain = useReadAgain();
  return async (nameFor) => {
    const work = await send('OpusServiceMag.getOpus', { opusID });
    if (!work.ok) return { name: '', problem: work.error.message };
    const name = nameFor(work.value.name);
    if (name === work.value.name) return null;
    const { revision } = work.value;
    const done = await send('OpusServiceMag.renameOpus', { opusID, revision, name });
    await readAgain('OpusServiceMag.renameOpus');
    return { name, problem: done.ok ? '' : done.error.message };
  };
}
