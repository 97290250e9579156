import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { send } from '#web/kit/ask/send.ts';
import { missingOperations } from '#web/lib/call/missing-operations.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const OPUS = '50043';
const OPERATION = 'OpusServiceMag.getPresence';

/** Another device of the same member, at that page of the work. */
async function elsewhere(page: number): Promise<void> {
  const told = await send(OPERATION, { opusID: OPUS, tabID: 'another-device', pageID: idAt(page) });
  expect(told.ok).toBe(true);
}

async function edit(page: number): Promise<void> {
  await product().open(`/manager/opus_list_edit?id=${OPUS}&page=${page}`);
  await screen.findByRole('region', { name: `第 ${page} 页` });
}

const strip = () => within(screen.getByRole('list', { name: '页面' }));
const asks = async () =>
  (await product().replica.journal()).filter(({ operation }) => operation === OPERATION).length;

it('says where another device is, marks its page, and says when it is the page shown', async () => {
  await product().logIn('super');
  await elsewhere(3);
  await edit(4);
  expect(await screen.findByText('您的另一设备在第 3 页')).toBeTruthy();
  const there = strip().getByRole('button', { name: '第 3 页，您的另一设备在这一页' });
  expect(strip().getAllByRole('button', { name: /在这一页/ })).toHaveLength(1);
  await user.click(there);
  expect(await screen.findByText(/^您的另一设备也在这一页：/)).toBeTruthy();
});

it('has the pages that another device saves, and still undoes its own steps', async () => {
  await product().logIn('super');
  await elsewhere(3);
  await edit(4);
  const elements = () =>
    within(screen.getByRole('region', { name: '第 4 页' })).queryAllByRole('button').length;
  const before = elements();
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(document.querySelector('[data-save="saved"]')).toBeTruthy());
  const asked = await send('OpusServiceMag.getDraft', { opusID: OPUS });
  if (!asked.ok) throw new Error('there is no draft');
  const words = { id: idAt(1), kind: 'words', x: 0, y: 0, w: 10, h: 10, text: '另一设备写的' };
  const saved = await send('OpusServiceMag.saveDraft', {
    ...{ opusID: OPUS, revision: asked.value.revision, saveID: 'save-of-another' },
    leaves: JSON.stringify([{ id: idAt(3), content: { ground: '#ffffff', elements: [words] } }]),
  });
  expect(saved.ok).toBe(true);
  expect(await screen.findByText('另一设备改了第 3 页，已合并')).toBeTruthy();
  expect(elements()).toBeGreaterThan(before);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(elements()).toBe(before);
  await user.click(strip().getByRole('button', { name: /^第 3 页/ }));
  expect(await screen.findAllByText('另一设备写的')).not.toEqual([]);
});

it('asks nothing and says nothing where the backend does not know of it', async () => {
  await product().logIn('super');
  await elsewhere(3);
  const before = await asks();
  missingOperations.add(OPERATION);
  await edit(4);
  await product().settled();
  expect(await asks()).toBe(before);
  expect(screen.queryByText(/另一设备/)).toBeNull();
});
