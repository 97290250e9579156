import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';

/** A phone and a wide screen; the wide one last, so that what is pressed next is pressed there. */
const WIDTHS = [390, 1440];

/** What is shown has no serious finding at either width and does not scroll sideways, without being loaded anew. */
export async function expectSound(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(drawn);
    expect(await findings(page), `${what} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Two frames: in the first the page learns of its width, in the second it stands as it is for that. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  }
}
