import { useEffect, useRef } from 'react';

/** Where a key has a meaning of its own. */
const WRITING = 'input, textarea, select, [role="dialog"]';
/** Reached by the keyboard; one that the mouse has pressed leaves the space bar to the next step. */
const PRESSED_BY_SPACE = 'button:focus-visible, a:focus-visible';

const FORWARD = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const BACK = ['ArrowLeft', 'ArrowUp', 'PageUp'];

/** Arrows and the space bar lead on, and the keys that a clicker for slides sends. */
export function usePresenterKeys(onNext: () => void, onBack: () => void): void {
  const current = useRef({ onNext, onBack });
  useEffect(() => {
    current.current = { onNext, onBack };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const isNext = FORWARD.includes(event.key);
      if (!isNext && !BACK.includes(event.key)) return;
      const taken = event.key === ' ' ? `${WRITING}, ${PRESSED_BY_SPACE}` : WRITING;
      if (event.target instanceof Element && event.target.closest(taken) !== null) return;
      event.preventDefault();
      if (isNext) current.current.onNext();
      else current.current.onBack();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
