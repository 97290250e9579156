import { useSyncExternalStore } from 'react';
import { onTokenDemand, type TokenDemand, tokenDemand } from '../control-token.ts';

/** Whether the control plane wants a token before it answers; null while it does not. */
export function useTokenDemand(): TokenDemand | null {
  return useSyncExternalStore(onTokenDemand, tokenDemand);
}
