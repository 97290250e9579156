import type { Page } from '@playwright/test';

/** What tells that a screen can be used. */
export interface Sign {
  readonly selector: string;
  /** The text that it shows no more; where it is not given, being there is enough. */
  readonly unlike?: string | null;
}

/** Notes in the page when the sign is there, a frame was drawn since and the main thread answers again. */
function note({ selector, unlike, from }: Sign & { readonly from: 'load' | 'press' }): void {
  let startedAt = 0;
  if (from === 'press') {
    addEventListener('pointerdown', ({ timeStamp }) => (startedAt = timeStamp), {
      capture: true,
      once: true,
    });
  }
  const usable = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || found.textContent === unlike) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  Object.assign(window, { usable });
}

const usableMs = (page: Page) => page.evaluate(() => Reflect.get(window, 'usable') as Promise<number>);

/** Milliseconds from the first byte that the browser asks for. */
export async function fromLoad(page: Page, url: string, sign: Sign): Promise<number> {
  await page.addInitScript(note, { ...sign, from: 'load' as const });
  await page.goto(url, { waitUntil: 'commit' });
  return usableMs(page);
}

/** Milliseconds from the press of a mouse button. */
export async function fromPress(page: Page, press: () => Promise<void>, sign: Sign): Promise<number> {
  await page.evaluate(note, { ...sign, from: 'press' as const });
  await press();
  return usableMs(page);
}
