import { createStore, type Store } from '#web/lib/store.ts';
import { tabStorage } from './tab-storage.ts';

/** Why the control plane wants a token, or does not take the one that was sent. */
export type TokenDemand = 'missing' | 'wrong';

const KEY = 'replicaControlToken';
/** What the guard says to a caller who does not prove to run the server. */
const WANTS_TOKEN = new Set(['control-token-required', 'demo-forbidden']);

let token: string | null = null;
const demand = createStore<TokenDemand | null>(null);

/** Kept for this tab only, and shown nowhere. */
export function rememberToken(typed: string): void {
  token = typed;
  tabStorage.write(KEY, typed);
}

function currentToken(): string | null {
  token ??= tabStorage.read(KEY);
  return token;
}

export function hasToken(): boolean {
  return currentToken() !== null;
}

export function tokenHeaders(): Readonly<Record<string, string>> {
  const known = currentToken();
  // A header holds no more than these characters; anything else would only fail in words of the browser.
  return known === null ? {} : { authorization: `Bearer ${known.replace(/[^\x20-\x7e]/g, '?')}` };
}

/** What a reply of the control plane tells about the token. A wrong one is forgotten at once. */
export function learnFromReply(reason: string): void {
  if (reason === '') demand.set(null);
  else if (WANTS_TOKEN.has(reason)) {
    // Of several calls on their way with a wrong one, the first has forgotten it already.
    demand.set(hasToken() ? 'wrong' : (demand.get() ?? 'missing'));
    token = null;
    tabStorage.write(KEY, null);
  }
}

/** Null while no token is wanted. */
export const tokenDemand: Pick<Store<TokenDemand | null>, 'get' | 'subscribe'> = demand;
