/** What the tests of the demo look for, beside the product. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { type Product, productForEachTest, user } from '#web/testing/product.ts';
import { toolsBesideForEachTest } from '#web/testing/tools-beside.ts';
import { forgetRefusal, hearReply, lacksWorld } from '../refused-world.ts';
import { DemoTools } from './demo-tools.tsx';
import { NO_TOUR } from './tour/tour-state.ts';
import { tourStore } from './tour/tour-store.ts';

/** The product of the demo's build, which keeps what its visitors wrote. */
export function productWithDemoForEachTest(): () => Product {
  toolsBesideForEachTest(DemoTools, { onReply: hearReply, saysWhy: lacksWorld });
  // What a page knows until it is loaded anew.
  beforeEach(() => {
    tourStore.change(NO_TOUR);
    forgetRefusal();
  });
  return productForEachTest({ moments: 20 });
}

export const findBar = () => screen.findByRole('complementary', { name: '演示环境' });

export function card(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-demo-tour] [role=dialog]');
  if (found === null) throw new Error('the tour is not there');
  return found;
}

export const isTourThere = () => document.querySelector('[data-demo-tour]') !== null;

export async function expectTold(words: string): Promise<void> {
  await waitFor(() => expect(card().textContent).toContain(words));
}

/** Goes on the tour from its list of chapters. */
export async function openChapter(title: string): Promise<void> {
  await user.click(within(card()).getByText('目录'));
  await user.click(within(card()).getByText(title));
}
