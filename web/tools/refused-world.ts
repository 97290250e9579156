import { REFUSAL_HEADER } from '#contracts/control/address.ts';
import { createStore } from '#web/lib/store.ts';

/** What leaves a page without a world; any other refusal is no matter of the visit. */
const REASONS: ReadonlySet<string> = new Set([
  'sandbox-ended',
  'sandboxes-full',
  'sandbox-share-taken',
  'too-many-sandboxes',
]);

/** The server has no world in which this page could act (没有可用的演示环境). */
export interface RefusedWorld {
  readonly reason: string;
  /** When it may work, in epoch milliseconds; null where waiting does not help. */
  readonly retryAt: number | null;
}

const refused = createStore<RefusedWorld | null>(null);

export const refusedWorld = { get: refused.get, subscribe: refused.subscribe };

/**
 * Looks at every reply. The first refusal stays, because the page has to be loaded or begun anew; but who begins anew
 * after the end of a visit may have to wait for a seat.
 */
export function hearReply({ headers }: Pick<Response, 'headers'>): void {
  const reason = headers.get(REFUSAL_HEADER);
  if (reason === null || !REASONS.has(reason)) return;
  const seconds = Number(headers.get('retry-after'));
  const retryAt = seconds > 0 ? Date.now() + seconds * 1000 : null;
  const known = refused.get();
  if (known === null || (known.retryAt === null && retryAt !== null)) refused.set({ reason, retryAt });
}

/** Nothing works, and a dialog before everything says why. */
export const lacksWorld = () => refused.get() !== null;

/** Another world is there. */
export function forgetRefusal(): void {
  refused.set(null);
}
