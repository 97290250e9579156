import { createContext, useContext } from 'react';
import type { ControlReply } from '#contracts/control/operations.ts';
import type { OperationId } from '#contracts/operations.ts';
import { control } from '../../control-client.ts';

/** A backend that is not ours and answers the calls of the page (后端). */
export type BackendInFront = NonNullable<ControlReply<'GET /info'>['backend']>;

const SESSION: OperationId = 'UserCenterMag.userIsLogin3';

/** Null where the replica answers for itself. */
export async function backendInFront(): Promise<BackendInFront | null> {
  return (await control.call('GET /info')).backend;
}

/** Whether the backend says who is logged in: then an account of the replica's is nobody on the page. */
export function ownsSession(backend: BackendInFront | null): boolean {
  return backend !== null && !backend.local.includes(SESSION);
}

/** What the tabs of the console know of it. */
export const BackendContext = createContext<BackendInFront | null>(null);

export function useBackend(): BackendInFront | null {
  return useContext(BackendContext);
}
