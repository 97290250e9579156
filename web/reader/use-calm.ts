import { useEffect, useState } from 'react';

const CALM_MS = 3000;

/** Nothing was moved for a while, so the controls may step back. The keyboard's focus keeps them by CSS. */
export function useCalm(): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIsCalm(true), CALM_MS);
    const wake = () => {
      clearTimeout(timer);
      setIsCalm(false);
      timer = setTimeout(() => setIsCalm(true), CALM_MS);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isCalm;
}
