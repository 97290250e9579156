import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#web/lib/paths.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { NOT_OPEN_YET } from '#web/testing/shown-screens.ts';
import { INSTEAD } from '../model/instead.ts';

const product = productForEachTest();
const CLOSED = SCREENS.filter(({ state }) => state === 'closed');

async function open(account: string, at: string) {
  await product().logIn(account);
  await product().open(at);
  await screen.findByRole('heading', { name: NOT_OPEN_YET });
  return within(await screen.findByRole('main'));
}

it.each(Object.entries(INSTEAD))('instead of %s leads to what is open', (_name, { ways }) => {
  for (const { screen: name, href } of ways) {
    const { pathname } = new URL(href, 'http://desk');
    expect(screenAt(pathname)).toMatchObject({ name, state: 'open' });
  }
});

describe('a closed page', () => {
  it.each(CLOSED.map(({ name, example }) => [name, example] as const))(
    '%s says what serves instead, and nothing of the inside',
    async (name, example) => {
      const page = await open('super', example);
      const { text, ways } = INSTEAD[name as keyof typeof INSTEAD];
      expect(page.getByText(text)).toBeTruthy();
      for (const { title } of ways) expect(page.getAllByText(title).length).toBeGreaterThan(0);
      expect(page.queryByText(/编辑器|类型|会员方案/)).toBeNull();
    },
  );

  it('brings who wants to print to 上传印刷文件', async () => {
    const page = await open('demo', '/manager/opus-print');
    await user.click(page.getByRole('button', { name: '上传印刷文件' }));
    expect(await screen.findByRole('dialog', { name: '上传印刷文件' })).toBeTruthy();
  });

  it('leads nobody before a lock', async () => {
    const page = await open('vip', '/manager/opus-document');
    expect(page.queryByText('制作电子书')).toBeNull();
    expect(page.getByRole('link', { name: /^我的作品/ })).toBeTruthy();
  });
});
