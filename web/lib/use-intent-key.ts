import { useRef } from 'react';
import { newIdemKey } from './idem-key.ts';

/** The same wish sent again is the same intent (幂等键), another wish is another; once it is done, it is over. */
export function useIntentKey() {
  const intent = useRef<{ of: string; key: string } | null>(null);
  return {
    keyFor(wish: object): string {
      const of = JSON.stringify(wish);
      if (intent.current?.of !== of) intent.current = { of, key: newIdemKey() };
      return intent.current.key;
    },
    end(): void {
      intent.current = null;
    },
  };
}
