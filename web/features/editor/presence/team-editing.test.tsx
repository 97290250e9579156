/** A work that the team edits, in the whole product: as its owner has it, and as another member does. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const OPUS = '50043';
const TITLE = '与团队一起编辑';

const inTeam = (state = 'normal') =>
  product().replica.scenario('team-member', { owner: 'super', account: 'demo', state });

async function edit(): Promise<void> {
  await product().open(`/manager/opus_list_edit?id=${OPUS}&page=3`);
  await screen.findByRole('region', { name: '第 3 页' });
}

const way = () => screen.queryByRole('button', { name: TITLE });

it('is no matter of a member without a team', async () => {
  await product().logIn('super');
  await edit();
  expect(way()).toBeNull();
  expect(screen.queryByText(/ 的作品$/)).toBeNull();
});

it('is turned on by the owner, who has the link then, and off again', async () => {
  await inTeam();
  await product().logIn('super');
  await edit();
  await user.click(screen.getByRole('button', { name: TITLE }));
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  const link = () => dialog.queryByRole('button', { name: '复制编辑链接' });
  const turn = () => user.click(dialog.getByRole('switch', { name: TITLE }));
  const stored = () => send('OpusServiceMag.getDraft', { opusID: OPUS });
  expect(link()).toBeNull();
  await turn();
  expect(await dialog.findByText('已开启')).toBeTruthy();
  expect(link()).toBeTruthy();
  expect(await stored()).toMatchObject({ value: { teamEditing: { on: 'Y' } } });
  await product().settled();
  await turn();
  expect(await dialog.findByText('未开启')).toBeTruthy();
  expect(link()).toBeNull();
  expect(await stored()).toMatchObject({ value: { teamEditing: { on: 'N' } } });
});

it('another member is told whose it is, has not what is the owner’s, and is told of the end', async () => {
  await inTeam();
  await product().logIn('super');
  await send('OpusServiceMag.setTeamEditing', { opusID: OPUS, on: 'Y' });
  await product().logIn('demo');
  await edit();
  expect(screen.getByText(/ 的作品$/)).toBeTruthy();
  expect(way()).toBeNull();
  for (const name of ['预览', '印刷']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
  await product().settled();
  expect(await product().replica.journal('OpusServiceMag.getOpus')).toEqual([]);

  await inTeam('removed');
  const pages = within(screen.getByRole('list', { name: '页面' }));
  await user.click(pages.getByRole('button', { name: /^第 4 页/ }));
  expect((await screen.findByText(/^您不能再编辑这个作品/)).textContent).toBe('您不能再编辑这个作品。');
  expect(screen.getByRole('button', { name: '存为文件' })).toBeTruthy();
});
