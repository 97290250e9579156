import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { MENU } from './menu.ts';
import { MenuList } from './menu-list.tsx';

const ITEMS = MENU.flatMap(({ items }) => items);

const product = productForEachTest();
const links = () => screen.getAllByRole('link');

// A number behind a place would be another matter.
beforeEach(() => product().logIn('fresh'));

function names(props: { vipName: string; isNarrow?: boolean }): string[] {
  product().show(<MenuList {...props} />);
  return links().map(({ textContent }) => textContent);
}

describe('the menu', () => {
  it.each([false, true])('says of what is not open yet that it is to come, narrow: %s', (isNarrow) => {
    const closed = names({ vipName: '超级会员', isNarrow }).filter((name) => name.endsWith('，即将开放'));
    expect(closed).toEqual(
      ITEMS.filter(({ state }) => state === 'closed').map(({ entry }) => `${entry.title}，即将开放`),
    );
  });

  it('says both of what is to come for members only', () => {
    expect(names({ vipName: '' })).toContain('电子报，需要开通会员，即将开放');
  });

  it('has no lock where a team gives a place to who has no level', async () => {
    await product().replica.scenario('team-member', { account: 'fresh' });
    expect(names({ vipName: '' })).toContain('成员管理，需要开通会员');
    await expect.poll(() => links().map(({ textContent }) => textContent)).toContain('成员管理');
    expect(links().map(({ textContent }) => textContent)).toContain('统计，需要开通会员，即将开放');
  });

  it('keeps every place in its order, with a way to it', () => {
    names({ vipName: '' });
    const ways = links().map((link) => link.getAttribute('href'));
    expect(ways).toEqual(ITEMS.map(({ entry }) => entry.href));
  });

  it('stops the Tab key only at what is open; the arrows reach all of it', async () => {
    names({ vipName: '超级会员' });
    const [first] = links();
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links()[2]);
    const stops = links().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(ITEMS.filter(({ state }) => state === 'open').length);
  });
});
