/** A link's page before its script runs, and after. */
import { expect, test } from './fixtures.ts';

const CODE = 'qing8shu2k';

test('the first page lies on a desk and on a phone where the reader lays it', async ({
  context,
  replica,
}) => {
  await replica.scenario('publication-in-state', { state: 'published', code: CODE });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    let begin = () => {};
    const mayBegin = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route('**/assets/reader-*.js', async (route) => {
      await mayBegin;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
          // Letters whose font comes later are larger or smaller in their place, and move nothing.
          if (moved.some(({ node }) => node?.nodeType !== Node.TEXT_NODE))
            seen.shift += Reflect.get(entry, 'value');
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await page.goto(`/r/${CODE}`, { waitUntil: 'commit' });
    const first = await page.locator('.first img').boundingBox();
    const told: string[] = [];
    page.on('request', (request) => told.push(request.url()));
    begin();
    const shown = page.getByRole('region', { name: '第 1 页', exact: true }).locator('img');
    await expect(shown).toBeVisible();
    const then = await shown.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((first?.[side] ?? 0) - (then?.[side] ?? 0)), side).toBeLessThan(1.01);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shift: 0 });
    expect(told.filter((url) => url.includes('getBook'))).toEqual([]);
    await page.close();
  }
});
