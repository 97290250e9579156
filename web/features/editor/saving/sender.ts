import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { failed, type Outcome } from '#web/lib/call/outcome.ts';
import { newIdemKey } from '#web/lib/wire/idem-key.ts';
import { type Change, changeSince, isNothing, knownAfter, savesOf, sizeOf } from './change.ts';
import type { KnownDraft } from './known-draft.ts';

/** Browsers carry 64 kB of a page that is left. */
const KEPT_ALIVE_BYTES = 60_000;
const PATIENCE_MS = 30_000;

export type Sent =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** The member may edit the work no longer, or it is gone. */
export function isEnd({ reason }: CallError): boolean {
  return reason === 'publication-not-found';
}

export interface Sender {
  /** Brings the server to this document, in as many saves as it takes. */
  bring(document: PageDocument): Promise<Sent>;
  readonly known: KnownDraft;
  /** The draft as it is after another device saved it. */
  learn(known: KnownDraft): void;
}

interface Sending {
  readonly opusID: string;
  readonly api: ApiClient;
  readonly opened: KnownDraft;
  /** Hears of each save by its name, before it is sent. */
  readonly onSend: (saveID: string) => void;
}

/** Sends what the server does not have. A save whose reply was lost goes again as it was, under the same name. */
export function createSender({ opusID, api, opened, onSend }: Sending): Sender {
  let known = opened;
  let unsure: { readonly save: Change; readonly saveID: string } | null = null;

  async function attempt(save: Change, saveID: string): Promise<Outcome<Parameters<typeof knownAfter>[2]>> {
    const { header, order, leaves } = save;
    const input = {
      ...{ opusID, revision: String(known.revision), saveID },
      header: Object.keys(header).length === 0 ? '' : JSON.stringify(header),
      order: order?.join(',') ?? '',
      leaves: leaves.length === 0 ? '' : JSON.stringify(leaves),
    };
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    try {
      const keepalive = document.visibilityState === 'hidden' && sizeOf(input) <= KEPT_ALIVE_BYTES;
      const options = { api, quiet: true, retry: false, signal: controller.signal, keepalive } as const;
      const outcome = await send('OpusServiceMag.saveDraft', input, options);
      if (!outcome.ok) return outcome;
      return { ok: true, value: { ...outcome.value, savedAt: Date.parse(outcome.value.savedAt) } };
    } catch {
      return failed(null);
    } finally {
      clearTimeout(timer);
    }
  }

  async function deliver(save: Change, saveID: string): Promise<Sent> {
    unsure = { save, saveID };
    onSend(saveID);
    const outcome = await attempt(save, saveID);
    if (outcome.ok) known = knownAfter(known, save, outcome.value);
    // Nobody knows what became of a save that failed on its way; a refused one did not happen.
    if (outcome.ok || outcome.error.kind !== 'failed') unsure = null;
    if (outcome.ok) return { kind: 'acknowledged' };
    if (outcome.error.reason === 'publication-changed') return { kind: 'conflict' };
    return { kind: 'failed', error: outcome.error };
  }

  return {
    get known() {
      return known;
    },
    learn(next) {
      known = next;
      unsure = null;
    },
    async bring(wanted) {
      if (unsure) {
        const before = await deliver(unsure.save, unsure.saveID);
        if (before.kind !== 'acknowledged') return before;
      }
      const change = changeSince(known, wanted);
      if (isNothing(change)) return { kind: 'acknowledged' };
      for (const save of savesOf(change, known)) {
        const sent = await deliver(save, newIdemKey());
        if (sent.kind !== 'acknowledged') return sent;
      }
      return { kind: 'acknowledged' };
    },
  };
}
