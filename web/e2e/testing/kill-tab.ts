import type { Page } from '@playwright/test';

/** Kills the process that draws the tab, which is not told of it. Answers when. */
export async function killTab(page: Page): Promise<number> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  const at = Date.now();
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
  return at;
}
