import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';

const WIDTHS = [1440, 390];

/**
 * What is shown has no serious finding at either width and does not scroll sideways, without being loaded anew. Of a
 * dialog over a page that was looked at already, the dialog is enough. The page stays at the other width, because from
 * one to the other takes longer than to look: what is pressed next is pressed there.
 */
export async function expectSound(page: Page, what: string, part?: Locator): Promise<void> {
  const first = page.viewportSize()?.width;
  for (const width of WIDTHS.toSorted((a, b) => Number(b === first) - Number(a === first))) {
    await resize(page, { width, height: 844 });
    expect(await findings(page, part), `${what} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Until the page stands as it is for the size, without being loaded anew. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(drawn);
}

/**
 * In two frames the page learns of its width and stands for it; what glides there is waited for, but for the bar above
 * the page, which runs out for a second after every way and moves nothing.
 */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  }
  const gliding = document.getAnimations().filter((each) => {
    const part = each.effect instanceof KeyframeEffect ? each.effect.target : null;
    return each instanceof CSSTransition && part?.closest('.bprogress') === null;
  });
  // One that is broken off glides no more either.
  await Promise.allSettled(gliding.map(({ finished }) => finished));
}
