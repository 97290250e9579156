import { REFUSAL_HEADER } from '#contracts/control/address.ts';
import { createStore } from '#web/lib/store.ts';

/** The server has no world in which this page could act (没有可用的演示环境). */
export interface RefusedWorld {
  readonly reason: string;
  /** When it may work, in epoch milliseconds; null where waiting does not help. */
  readonly retryAt: number | null;
}

const refused = createStore<RefusedWorld | null>(null);

export const refusedWorld = { get: refused.get, subscribe: refused.subscribe };

/** Looks at every reply; the first refusal stays, because the page has to be loaded or begun anew. */
export function hearReply({ headers }: Pick<Response, 'headers'>): void {
  const reason = headers.get(REFUSAL_HEADER);
  if (reason === null || refused.get() !== null) return;
  const seconds = Number(headers.get('retry-after'));
  refused.set({ reason, retryAt: seconds > 0 ? Date.now() + seconds * 1000 : null });
}

/** Another world is there. */
export function forgetRefusal(): void {
  refused.set(null);
}
