import type { Page } from '@playwright/test';
import axe from 'axe-core';

export interface Finding {
  readonly rule: string;
  readonly places: readonly string[];
}

/** What axe-core calls serious or critical on the page as it stands. */
export async function findings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // The page has the library since the line above, which no type knows.
    const library = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await library.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ html }) => html.slice(0, 160)) }));
  });
}
