import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { MENU, SOON } from './menu.ts';
import { MenuList } from './menu-list.tsx';

const ITEMS = MENU.flatMap(({ items }) => items);

const product = productForEachTest();
const links = () => screen.getAllByRole('link');

// A number behind a place would be another matter.
beforeEach(() => product().logIn('fresh'));

const soon = () => screen.getByRole('button', { name: '即将推出' });

function names(props: { vipName: string; isNarrow?: boolean }): string[] {
  product().show(<MenuList {...props} />);
  return links().map(({ textContent }) => textContent);
}

describe('the menu', () => {
  it('has every place in its order, with a way to it, and what is to come folded away', () => {
    names({ vipName: '' });
    const ways = links().map((link) => link.getAttribute('href'));
    expect(ways).toEqual(ITEMS.map(({ entry }) => entry.href));
    expect(soon().getAttribute('aria-expanded')).toBe('false');
  });

  it.each([false, true])(
    'unfolds what is to come at its end, without a lock, narrow: %s',
    async (isNarrow) => {
      names({ vipName: '', isNarrow });
      await user.click(soon());
      const unfolded = links().slice(ITEMS.length);
      expect(unfolded.map(({ textContent }) => textContent)).toEqual(SOON.map(({ entry }) => entry.title));
      await user.click(soon());
      expect(links()).toHaveLength(ITEMS.length);
    },
  );

  it('stands open where somebody stands in it', () => {
    const [first] = SOON;
    product().show(<MenuList vipName="" />, first?.entry.href);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(first?.entry.title);
  });

  it('has no lock where a team gives a place to who has no level', async () => {
    await product().replica.scenario('team-member', { account: 'fresh' });
    expect(names({ vipName: '' })).toContain('成员管理，需要开通会员');
    await expect.poll(() => links().map(({ textContent }) => textContent)).toContain('成员管理');
    expect(links().map(({ textContent }) => textContent)).toContain('制作电子书，需要开通会员');
  });

  it('is walked by the arrows, what is to come included', async () => {
    names({ vipName: '超级会员' });
    const [first] = links();
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links()[2]);
    for (const _ of links().slice(2)) await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(soon());
    await user.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe(SOON[0]?.entry.title);
  });
});
