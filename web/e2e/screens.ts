import { expect, type Page } from '@playwright/test';
import { SCREENS, type Screen } from '#web/lib/paths.ts';
import { headingOf, shownAt } from '#web/testing/shown-screens.ts';

export const OPEN_SCREENS = SCREENS.filter(({ state }) => state === 'open');

/** Until the screen has what it asks for. */
export async function openExample(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.example);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headingOf(shownAt(screen)));
  await page.waitForLoadState('networkidle');
}
