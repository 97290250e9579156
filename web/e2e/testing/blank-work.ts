/** A new blank work in the editor, and what is asked of its pages. */
import type { Page } from '@playwright/test';
import { PATHS } from '#web/lib/paths.ts';
import { expect } from '../fixtures.ts';
import { toSaved } from './scripted-edit.ts';

export const sheet = (page: Page, no: number) =>
  page.getByRole('region', { name: `第 ${no} 页`, exact: true });
export const hits = (page: Page) => page.locator('[data-hit]');

export async function beginBlank(page: Page): Promise<void> {
  await page.goto(PATHS.opusListEdit.getHref());
  await page.getByRole('button', { name: '新建空白作品' }).press('Enter');
  await expect(sheet(page, 1)).toBeVisible();
  await toSaved(page);
}
