import type { Page } from '@playwright/test';
import axe from 'axe-core';

export interface Finding {
  readonly rule: string;
  readonly places: readonly string[];
}

/** What axe-core calls serious or critical on the page as it stands, or on a part of it. */
export async function findings(page: Page, part = page.locator(':root')): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return part.evaluate(async (root) => {
    // The page has the library since the line above, which no type knows.
    const library = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await library.run(root, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 160)) }));
  });
}
