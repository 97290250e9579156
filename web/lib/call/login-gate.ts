import { orCancelled } from './cancelled.ts';

/** Asks the user to log in again; true when a new session is there. */
export type AskForLogin = () => Promise<boolean>;

/** Waits for one login however many requests found the session expired (登录已失效): one modal for all of them. */
export function createLoginGate(ask: AskForLogin): (signal?: AbortSignal) => Promise<boolean> {
  let pending: Promise<boolean> | undefined;

  function askOnce(): Promise<boolean> {
    const asked = ask().finally(() => {
      pending = undefined;
    });
    pending = asked;
    return asked;
  }

  return (signal) => orCancelled(pending ?? askOnce(), signal);
}
