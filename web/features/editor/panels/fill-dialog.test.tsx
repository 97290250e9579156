import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import { specOf } from '#contracts/rules/calendar/testing.ts';
import { countPlaces, placesOf } from '#contracts/rules/templates/waiting.ts';
import { createStore } from '#web/lib/store.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { type Editing, EditingProvider, type Open } from '../model/editing.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { FillDialog } from './fill-dialog.tsx';

const product = productForEachTest();
const calendar = specOf({ kind: 'wall' });

it.each([
  [12, '放 12 张照片，封面再用其中一张。', 0, 0],
  [11, '放 11 张照片，还空着 2 个位置。', 2, 1],
])('%d photos in a calendar: %s', async (count, words, empty, shown) => {
  await product().logIn('fresh');
  const document = { ...calendarDocument(calendar, { widthMm: 210, heightMm: 297 }), calendar };
  const store = createEditorStore(document);
  const [chosen] = document.pages.flatMap(placesOf);
  store.select(chosen ? [chosen.id] : []);
  const photos = Array.from({ length: count }, (_, at) => ({
    ...{ photo: String(at).padStart(64, '0'), name: '', width: 3000, height: 2000, takenAt: '' },
  }));
  const editing = {
    ...{ opusID: '1', store, open: createStore({ dialog: 'fill', meant: null } as unknown as Open) },
    around: createStore({ title: '挂历', owner: '', isReadOnly: false, photos }),
  } as unknown as Editing;
  product().show(
    <EditingProvider value={editing}>
      <FillDialog />
    </EditingProvider>,
  );
  const forecast = await screen.findByText((_text, element) => element?.textContent === words);
  expect(forecast.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: '放进去' }));
  await waitFor(() => expect(countPlaces(store.get().document)).toBe(empty));
  // A page is shown on which something has happened.
  expect(store.get().page).toBe(document.pages[shown]?.id);
  expect(store.get().selection).toEqual([]);
  store.undo();
  expect(store.get()).toMatchObject({ document, page: document.pages[0]?.id, selection: [chosen?.id] });
});
