import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '#web/lib/paths.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { BottomBar } from './bottom-bar.tsx';

const product = productForEachTest();

it('has four places beside the menu, all of them open', async () => {
  await product().logIn('super');
  product().show(<BottomBar />, '/manager/opus_list/print');
  const links = screen.getAllByRole('link');
  const open = SCREENS.filter(({ state }) => state === 'open').map(({ entry }) => entry.href);
  expect(links).toHaveLength(4);
  expect(links.map((link) => link.getAttribute('href')).filter((href) => !open.includes(href ?? ''))).toEqual(
    [],
  );
  expect(
    links
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent),
  ).toEqual(['作品']);
});
