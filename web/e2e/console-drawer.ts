import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { resize } from './both-widths.ts';

export type ConsoleTab = '调用' | '故障' | '身份' | '时钟' | '状态' | '数据' | '来源';

export const consoleButton = (page: Page) => page.getByRole('button', { name: '开发控制台', exact: true });
export const drawer = (page: Page) => page.getByRole('dialog', { name: '开发控制台' });

/** The page has its console once the control plane has let it in; where it was open it is again. */
export async function openConsole(page: Page, tab?: ConsoleTab): Promise<Locator> {
  if ((await consoleButton(page).getAttribute('aria-expanded')) === 'false')
    await consoleButton(page).click();
  await expect(drawer(page)).toBeVisible();
  if (tab !== undefined) await openTab(page, tab);
  return drawer(page);
}

export async function openTab(page: Page, tab: ConsoleTab): Promise<void> {
  await drawer(page).getByRole('tab', { name: tab, exact: true }).click();
}

export async function closeConsole(page: Page): Promise<void> {
  await drawer(page)
    .getByRole('button', { name: /关闭|Close/ })
    .click();
  await expect(drawer(page)).toHaveCount(0);
}

export const SIZES = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 640 },
];

/** The drawer is read by everybody, at each size. */
export async function expectReadableAtEachSize(page: Page, shown: Locator, what: string): Promise<void> {
  await atEachSize(page, what, async (at) => {
    await expectInside(page, shown, at);
    expect(await findings(page), at).toEqual([]);
  });
}

/** The drawer fits at each size, and is read by everybody at the last of them: other words change no more than that. */
export async function expectFittingAtEachSize(page: Page, shown: Locator, what: string): Promise<void> {
  await atEachSize(page, what, (at) => expectInside(page, shown, at));
  expect(await findings(page), what).toEqual([]);
}

/** The desk last, so that what is pressed next is pressed there. */
async function atEachSize(page: Page, what: string, look: (at: string) => Promise<void>): Promise<void> {
  for (const { name, ...size } of SIZES.toReversed()) {
    await resize(page, size);
    await look(`${what} on ${name}`);
  }
}

/** Nothing of the drawer as it stands, or of the page beside it, is out of sight. */
async function expectInside(page: Page, shown: Locator, what: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const box = await shown.boundingBox();
  expect(box?.x, what).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  const beyond = await shown.evaluate((element) =>
    [...element.querySelectorAll('button, input, time, p')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => each.outerHTML.slice(0, 100)),
  );
  expect(beyond, what).toEqual([]);
}

/** Opens a link to a state and agrees to what it asks for; before that the product has not begun. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: '执行并打开', exact: true }).click();
}
