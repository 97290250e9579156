/** How long a movement may go on after the last sign of it. */
const SETTLE_MS = 500;

const SIGNS = ['transitionrun', 'transitionend', 'animationstart', 'animationend', 'load', 'toggle'] as const;

/**
 * Calls back in a frame whenever something on the page may stand elsewhere: scrolled, resized, changed, or moving
 * for a moment after that. While nothing happens nothing is done.
 */
export function followPage(place: () => void): () => void {
  let until = 0;
  let frame = 0;

  function tick(): void {
    place();
    frame = performance.now() < until ? requestAnimationFrame(tick) : 0;
  }
  function begin(settleMs: number): void {
    until = Math.max(until, performance.now() + settleMs);
    if (frame === 0) frame = requestAnimationFrame(tick);
  }
  const once = () => begin(0);
  const moving = () => begin(SETTLE_MS);

  const resizes = new ResizeObserver(once);
  resizes.observe(document.body);
  const changes = new MutationObserver(moving);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('scroll', once, { capture: true, passive: true });
  addEventListener('resize', moving);
  for (const sign of SIGNS) document.addEventListener(sign, moving, true);
  moving();

  return () => {
    cancelAnimationFrame(frame);
    resizes.disconnect();
    changes.disconnect();
    removeEventListener('scroll', once, { capture: true });
    removeEventListener('resize', moving);
    for (const sign of SIGNS) document.removeEventListener(sign, moving, true);
  };
}
