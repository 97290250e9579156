/** 登录会话: the progress of a login by phone or third party. */
export type LoginSessionState =
  | 'waiting'
  | 'scanned'
  | 'confirmed'
  | 'cancelled'
  | 'approved'
  | 'refused'
  | 'unbound'
  | 'bound'
  | 'expired';

/** States a session can still leave, and therefore expire from. */
export const OPEN_STATES: readonly LoginSessionState[] = ['waiting', 'scanned', 'unbound'];
/** States in which the waiting browser may fetch its token. */
export const GRANTED_STATES: readonly LoginSessionState[] = ['confirmed', 'approved', 'bound'];
/** A browser that asks a little late still learns that its phone has confirmed. */
export const LATE_POLL_MS = 60_000;

/** The state of a session at this moment; after its time it is expired. */
export function stateAt(
  { state, expiresAt }: { readonly state: LoginSessionState; readonly expiresAt: number },
  now: number,
): LoginSessionState {
  if (GRANTED_STATES.includes(state)) return now >= expiresAt + LATE_POLL_MS ? 'expired' : state;
  return OPEN_STATES.includes(state) && now >= expiresAt ? 'expired' : state;
}
