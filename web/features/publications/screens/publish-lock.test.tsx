/** The lock of publishing: on the entry, before it is pressed. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { act, card, confirm, dialog } from '../testing.ts';

const product = productForEachTest();
const EBOOKS = '/manager/opus_list/ebook';
const ALL = '/manager/opus_list/all';
const REASON = '发布电子书和上传的文件需要「超级会员」';

async function open(account: string, opus: string, at: string): Promise<void> {
  await product().replica.scenario('publication-in-state', { publicationID: opus, state: 'draft' });
  await product().logIn(account);
  await product().open(at);
}

async function entry(name: string): Promise<HTMLElement> {
  await user.click(within(await card(name)).getByRole('button', { name: `《${name}》的操作` }));
  return screen.findByRole('menuitem', { name: /^发布(?!并)/ });
}

describe('publishing', () => {
  it('of an e-book is locked in the menu with the reason, and leads to what opens it without a question', async () => {
    await open('vip', '51001', EBOOKS);
    const locked = await entry('窗边的灯');
    expect(locked.textContent).toBe(`发布，${REASON}`);
    await user.click(locked);
    await expect.poll(() => location.pathname).toBe('/manager/upgrade');
    const query = new URLSearchParams(location.search);
    expect(query.get('plan')).toBe('超级会员');
    expect(query.get('from')).toBe(encodeReturnPath(EBOOKS));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a work of the online editor is everybody’s', async () => {
    await open('demo', '52001', ALL);
    expect((await entry('我们的第一年')).textContent).toBe('发布');
    await user.keyboard('{Escape}');
    await act('我们的第一年', '发布');
    await confirm('发布《我们的第一年》？', '发布');
    await waitFor(async () => expect((await card('我们的第一年')).textContent).toContain('已发布'));
  });

  it('that is refused after all has one dialog, not two', async () => {
    await open('super', '50001', ALL);
    await act('西湖四季', '发布');
    await dialog('发布《西湖四季》？');
    await product().replica.scenario('membership-read-only', { account: 'super' });
    await confirm('发布《西湖四季》？', '发布');
    // Dialogs of a test have one id, so they are told apart by what stands in them.
    expect(await screen.findByText('此操作需要开通会员', { selector: 'h2' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });
});
