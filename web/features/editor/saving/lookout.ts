import { send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { fetchDraft } from './fetch-draft.ts';
import type { KnownDraft } from './known-draft.ts';

const LOOK_MS = 20_000;

interface Watched {
  readonly opusID: string;
  readonly api: ApiClient;
  readonly known: () => KnownDraft;
  /** Nothing is under way here, and nothing held: what comes may take its place. */
  readonly isFree: () => boolean;
  readonly take: (there: KnownDraft) => void;
}

/** Takes in what other devices saved while nothing is under way here (新的修改). */
export interface Lookout {
  /** A revision that the server has by now. */
  hearOf(revision: number): void;
  /** Looks by itself from time to time; the returned function ends it. */
  start(): () => void;
}

export function createLookout({ opusID, api, known, isFree, take }: Watched): Lookout {
  let isReading = false;

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden' || !isFree()) return;
    const asked = await send('OpusServiceMag.getDraft', { opusID }, { api, quiet: true });
    if (asked.ok && asked.value.revision !== known().revision) await read();
  }

  async function read(): Promise<void> {
    if (isReading || !isFree()) return;
    isReading = true;
    const there = await fetchDraft({ opusID, api, known: known(), quiet: true });
    isReading = false;
    if (there.ok && isFree() && there.value.revision !== known().revision) take(there.value);
  }

  return {
    hearOf(revision) {
      if (revision > known().revision) void read();
    },
    start() {
      const looking = setInterval(() => void look(), LOOK_MS);
      return () => clearInterval(looking);
    },
  };
}
