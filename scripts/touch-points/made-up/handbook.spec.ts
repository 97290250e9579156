import { expect, test } from '#web/e2e/fixtures.ts';

test('the handbook names the version', async ({ page, loginAs }) => {
  await loginAs('fresh');
  await page.goto('/manager/handbook');
  await expect(page.getByRole('region', { name: '版本' })).toContainText(/\d+\.\d+/);
});
