import { useEffect, useRef } from 'react';

interface TourKeys {
  onNext(): void;
  onBack(): void;
  onLeave(): void;
}

/** Where arrows and letters have a meaning of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="radio"], [role="radiogroup"], [role="tab"]';

/** Arrows and Escape, while the tour is to be seen. */
export function useTourKeys(isActive: boolean, keys: TourKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const { onNext, onBack, onLeave } = current.current;
      const actions: Readonly<Record<string, () => void>> = {
        ArrowRight: onNext,
        ArrowLeft: onBack,
        Escape: onLeave,
      };
      const act = actions[event.key];
      if (act === undefined) return;
      const isTaken = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (isTaken && event.key !== 'Escape') return;
      // A dialog below the tour must not close on the same key.
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    }
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isActive]);
}
