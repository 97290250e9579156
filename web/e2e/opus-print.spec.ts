import { expectSound } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '50039';
/** 种一棵会唱歌的树: a page lacks its picture. */
const FAULTY = '50006';

test('a work is chosen, tried on other paper and bought, wide or narrow', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('super');
  await page.goto('/manager/opus-print');
  const works = page.getByRole('list', { name: '作品' });
  await expect(works.getByRole('listitem')).toHaveCount(10);
  await expectSound(page, 'the works');
  await page.getByLabel('搜索作品').fill('我们的第一年');
  await page.getByLabel('搜索作品').press('Enter');
  await works.getByRole('button', { name: '印刷《我们的第一年》' }).click();
  await expect(page).toHaveURL(`/manager/opus-print?id=${ALBUM}&keyword=${encodeURI('我们的第一年')}`);
  const bar = page.getByRole('region', { name: '加入购物车' });
  await expect(bar).toContainText('¥\u2009121.00');

  const feel = page.getByRole('region', { name: '纸厚手感' });
  await feel.getByRole('slider').press('End');
  await expect(feel).toContainText('页数 160');
  await expect(feel).toContainText('不再可用');
  await page.getByRole('combobox', { name: '成品尺寸' }).click();
  await page.getByText('A5 148 × 210 毫米').click();
  await expect(page.getByLabel('备注')).toHaveValue('成品尺寸：A5 148 × 210 毫米，裁切');
  await expectSound(page, 'a work');
  await bar.getByRole('button', { name: '加入购物车' }).click();
  await expect(bar.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible();
});

test('an error leads to its page, and is agreed to before anything is bought', async ({ page, loginAs }) => {
  await loginAs('super');
  await page.goto(`/manager/opus-print?id=${FAULTY}`);
  const errors = page.getByRole('region', { name: '预检错误' });
  await expect(errors.getByRole('link', { name: /去修改/ })).toHaveAttribute(
    'href',
    `/manager/opus_list_edit?id=${FAULTY}&page=14`,
  );
  await expectSound(page, 'a faulty work');
  await errors.getByRole('button', { name: '知晓并继续' }).click();
  await expect(errors.getByRole('status')).toHaveText('已知晓，将按现状印刷');
});
