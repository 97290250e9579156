import { randomBytes } from 'node:crypto';

/** Whoever passes a request on says so here; who finds itself in it must not pass it on again. */
export const LOOP_HEADER = 'via';

const OWN_NAME = `desk-${randomBytes(6).toString('hex')}`;

export function markedVia(via: string | undefined): string {
  return via === undefined ? `1.1 ${OWN_NAME}` : `${via}, 1.1 ${OWN_NAME}`;
}

/** Whether a request has been here before: the backend is this server, or passes on to it. */
export function isLoop(via: string | undefined): boolean {
  return via?.includes(OWN_NAME) ?? false;
}
