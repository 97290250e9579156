import { type DataOf, send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';

/** A version of a work as its list shows it (历史版本). */
export type Version = DataOf<'OpusServiceMag.getVersions'>['list'][number];

interface BeforeMerging {
  readonly opusID: string;
  readonly api: ApiClient;
  /** Who saved it last. */
  readonly savedBy: string;
}

/** Keeps the draft that the server has as a version; answers whether it may be overwritten. */
export async function keepBeforeMerging({ opusID, api, savedBy }: BeforeMerging): Promise<boolean> {
  const note = `合并前的版本${savedBy === '' ? '' : `（${savedBy}）`}`;
  const kept = await send('OpusServiceMag.nameVersion', { opusID, seq: '', note }, { api, quiet: true });
  // With a hundred named versions there is no room for one more, and the decision stands.
  return kept.ok || kept.error.reason === 'versions-full';
}
