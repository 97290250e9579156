import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { documentOf, image, shape } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { PHOTO_PLACE } from '#contracts/rules/templates/waiting.ts';
import { createStore } from '#web/lib/store.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { ALONE } from '../model/company.ts';
import { type Editing, EditingProvider, type Open } from '../model/editing.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { PhonePages } from './phone-pages.tsx';

const product = productForEachTest();

it('opens the photos for a place that waits, as for a picture', async () => {
  await product().logIn('super');
  const waiting = shape(5, { name: PHOTO_PLACE, y: 100 });
  const elements = [waiting, shape(6, { y: 150 }), image(7)];
  const store = createEditorStore(documentOf(1, { 1: elements }));
  const editing = {
    ...{ opusID: '50001', store, company: createStore(ALONE), copied: createStore(null) },
    open: createStore({ side: null, cover: false, guides: false } as unknown as Open),
    around: createStore({ isReadOnly: false, photos: [] }),
  } as unknown as Editing;
  product().show(
    <EditingProvider value={editing}>
      <PhonePages />
    </EditingProvider>,
  );
  await user.click(await screen.findByRole('button', { name: '放照片' }));
  const sheet = within(await screen.findByRole('dialog', { name: '放照片' }));
  expect(await sheet.findByText('点一张照片，放进选中的位置。')).toBeTruthy();
  expect(store.get().selection).toEqual([idAt(5)]);
  expect(screen.queryByRole('button', { name: /矩形/ })).toBeNull();
  expect(screen.getByRole('button', { name: '更换图片', hidden: true })).toBeTruthy();
});
