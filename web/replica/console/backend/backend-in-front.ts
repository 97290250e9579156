import { createContext, useContext } from 'react';
import type { OperationId } from '#contracts/operations.ts';
import { askControl } from '../../control-client.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../read.ts';

/** A backend that is not ours and answers the calls of the page (后端). */
export interface BackendInFront {
  readonly url: string;
  readonly host: string;
  /** Its certificate is not checked. */
  readonly isInsecure: boolean;
  /** The company's proxy before it; empty where there is none. */
  readonly proxy: string;
  /** What is answered here all the same. */
  readonly local: readonly string[];
  /** Whose data these show. */
  readonly localAccount: string;
}

const SESSION: OperationId = 'UserCenterMag.userIsLogin3';

/** Null where the replica answers for itself, and of a server that does not tell. */
export function readBackend(info: Fields): BackendInFront | null {
  const { url, host, insecure, proxy, local, localAccount } = fieldsOf(info.backend);
  if (textOf(host) === '') return null;
  return {
    url: textOf(url),
    host: textOf(host),
    isInsecure: insecure === true,
    proxy: textOf(proxy),
    local: listOf(local).map(textOf),
    localAccount: textOf(localAccount),
  };
}

export async function backendInFront(): Promise<BackendInFront | null> {
  return readBackend(fieldsOf(await askControl('/info')));
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
