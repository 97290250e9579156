import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import { documentOf } from '#contracts/rules/pages/edits/testing.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { createStore } from '#web/lib/store.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { type Editing, EditingProvider } from '../model/editing.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { CalendarWizard } from './calendar-wizard.tsx';

const product = productForEachTest();

it.each(CALENDAR_TEMPLATES.map((template) => [template.name, template] as const))(
  'shows %s with the picture that it was chosen for',
  async (_name, template) => {
    await product().logIn('fresh');
    product().show(<CalendarWizard template={template} dates={[]} onMade={() => {}} />);
    const sheet = await screen.findByRole('region', { name: '新建日历' });
    const [picture] = sheet.querySelectorAll('.page-image');
    expect(picture?.getAttribute('src')).toBe(sourceAddress(template.sample, true));
  },
);

it.each([
  ['beside the calendars to go on with', false, ['接着编辑', '从模板开始', '新建日历']],
  ['before them on a narrow window', true, ['新建日历', '接着编辑', '从模板开始']],
])('stands %s', async (_where, isNarrow, order) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: isNarrow && query === upTo('small-desktop'),
      media: query,
    }),
  );
  await product().logIn('fresh');
  await product().open('/manager/opus-doc-calendar');
  await screen.findByRole('heading', { name: '新建日历' });
  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(order);
});

it('says of a work without the days of a year that there is nothing to update', async () => {
  await product().logIn('fresh');
  const editing = {
    store: createEditorStore(documentOf(2)),
    open: createStore({ dialog: null }),
    around: createStore({ isReadOnly: false }),
  } as unknown as Editing;
  product().show(
    <EditingProvider value={editing}>
      <CalendarPanel />
    </EditingProvider>,
  );
  expect(await screen.findByText(/^这件作品没有年份和日子可以更新/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '更新日历' })).toBeNull();
});
