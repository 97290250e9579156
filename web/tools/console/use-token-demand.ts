import { useStore } from '#web/lib/store.ts';
import { type TokenDemand, tokenDemand } from '../control-token.ts';

/** Whether the control plane wants a token before it answers; null while it does not. */
export function useTokenDemand(): TokenDemand | null {
  return useStore(tokenDemand);
}
