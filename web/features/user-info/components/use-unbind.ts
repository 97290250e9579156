import { useRef, useState } from 'react';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import { unbindThirdLogin } from '../api.ts';

/** Unbinds one identity (解绑); one call however often one clicks. */
export function useUnbind(provider: ThirdLoginType, onDone: () => void) {
  // A second click comes before the first one is drawn.
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function unbind(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setProblem('');
    try {
      const result = await unbindThirdLogin(provider);
      if (result.ok) onDone();
      else setProblem(result.message);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { unbind, isBusy, problem };
}
