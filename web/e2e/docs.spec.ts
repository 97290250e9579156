import type { Page, Response } from '@playwright/test';
import contract from '#contracts/generated/operations.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

/** Where the page shows what came; the examples beside it say much the same. */
const ANSWER = '.live-responses-table';

/** Presses the button, and waits for what comes. */
async function executed(page: Page): Promise<Response> {
  const answered = page.waitForResponse((response) => response.url().includes('cartID=90001'));
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  const response = await answered;
  await response.finished();
  return response;
}

test.describe('the API reference', () => {
  test('shows every operation with its provenance and its URL on the wire', async ({ page }) => {
    // A long list is drawn only where it is in sight.
    await page.setViewportSize({ width: 1280, height: 100 * contract.length });
    await page.goto('/__replica/docs');
    const lines = page.locator('button.opblock-summary-control');
    await expect(lines).toHaveCount(contract.length);
    // A path has places where it may break, which are no part of it.
    const texts = (await lines.allTextContents()).map((text) => text.replace(/[\s\u200b]/g, ''));
    for (const { path, httpMethod, provenance, service, method } of contract) {
      const text = texts.find((one) => one.startsWith(`${httpMethod}${path}`)) ?? '';
      expect(text, path).toContain(provenance);
      if (path.startsWith('/uwp/newServlet')) {
        expect(text).toContain(`/uwp/newServlet?serviceName=${service}&medthodName=${method}`);
      }
    }
    expect(new Set(contract.map(({ provenance }) => provenance)).size).toBeGreaterThan(1);
  });

  test('executes a call against the running server, as a visitor, who is refused, and as the chosen account', async ({
    page,
    replica,
  }) => {
    await page.goto('/__replica/docs/#/ShopCarService/ShopCarService.cartInfo');
    await page.getByPlaceholder('cartID').fill('90001');
    await executed(page);
    await expect(page.locator(ANSWER)).toContainText('not-logged-in');
    expect(await replica.journal('ShopCarService.cartInfo')).toMatchObject([{ account: null, code: 401 }]);

    await page.getByRole('combobox', { name: '试用身份' }).selectOption('super');
    await expect(page.getByRole('button', { name: 'authorization button locked' }).first()).toBeVisible();
    const request = (await executed(page)).request();
    expect((await request.allHeaders()).authorization).toMatch(/^\S{20,}$/);
    await expect(page.locator(ANSWER)).toContainText('"clientDesignName"');
    expect(await replica.journal('ShopCarService.cartInfo')).toContainEqual(
      expect.objectContaining({ account: 'super', status: 200, code: 0 }),
    );
  });
});
