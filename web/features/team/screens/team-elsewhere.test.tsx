/** Changes to a team from elsewhere while its page is open. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { elsewhere } from '#web/testing/elsewhere.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/myMember';

/** The owner of the team, on a device of the own. */
let owner: ApiClient;

beforeEach(async () => {
  owner = elsewhere(await product().replica.token('enterprise'));
});

async function openAs(account: string, at: string): Promise<void> {
  await product().logIn(account);
  await product().open(at);
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const answer = async (name: string | RegExp) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('an order over the limit', () => {
  it('is asked for, approved by the owner, and paid', async () => {
    const { replica } = product();
    await replica.scenario('team-member', { account: 'demo', monthly: '0' });
    const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'demo', state: 'unpaid' });
    await openAs('demo', `/manager/shopping/pay?orders=${orderNo}`);
    await user.click(await screen.findByRole('radio', { name: /^企业付款/ }));
    await press(/^提交审批/);
    expect(await screen.findByRole('region', { name: '已提交审批' })).toBeTruthy();

    await openAs('enterprise', SCREEN);
    await user.click(await screen.findByRole('link', { name: /^审批/ }));
    await press('通过，林晓舟');
    await answer('通过并付款');
    expect(await screen.findByText('已通过，订单已由团队账户付款')).toBeTruthy();

    await openAs('demo', `/manager/shopping/success?orders=${orderNo}`);
    expect(await screen.findByRole('heading', { name: '付款成功' })).toBeTruthy();
  });
});

describe('whoever is removed', () => {
  it('is no longer among the members', async () => {
    await product().replica.scenario('team-member', { account: 'demo' });
    await openAs('enterprise', SCREEN);
    await press('管理，林晓舟');
    await user.click(await screen.findByRole('menuitem', { name: '移除' }));
    await answer(/^移\s?除$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: '管理，林晓舟' })).toBeNull());
  });

  it('is out at once, where a page is still open', async () => {
    const { colleagueID = '' } = await product().replica.scenario('team-member', { account: 'demo' });
    await openAs('demo', SCREEN);
    expect(await screen.findByText('您在 陆嘉宁 的团队中。')).toBeTruthy();
    await act(() =>
      send('TeamServiceMag.moveMember', { colleagueID, move: 'remove', handOver: 'N' }, { api: owner }),
    );
    await press('退出团队');
    await answer(/^退\s?出$/);
    expect(await screen.findByText('登录已失效')).toBeTruthy();
  });
});

describe('an invite that was taken back', () => {
  it('says so to whoever still has it open', async () => {
    const { code = '', inviteID = '' } = await product().replica.scenario('team-invite-open');
    await openAs('fresh', `${SCREEN}?invite=${code}`);
    await screen.findByRole('button', { name: '接受并申请加入' });
    await act(() => send('TeamServiceMag.revokeInvite', { inviteID }, { api: owner }));
    await press('接受并申请加入');
    expect(await screen.findByText(/邀请已被撤销/)).toBeTruthy();
  });
});
