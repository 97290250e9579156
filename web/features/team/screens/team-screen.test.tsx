import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/myMember';

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function open(account: string, query = ''): Promise<void> {
  await product().logIn(account);
  await product().open(SCREEN + query);
}

it('leads both members to the works that they edit together', async () => {
  const { publicationID } = await product().replica.scenario('team-work', {
    owner: 'super',
    account: 'demo',
  });
  await open('super', '?view=together');
  const works = async () => within(await screen.findByRole('list', { name: '一起编辑的作品' }));
  expect((await works()).getByText('我的作品')).toBeTruthy();
  await open('demo');
  await user.click(await screen.findByRole('link', { name: '一起编辑' }));
  const edit = await screen.findByRole<HTMLAnchorElement>('link', { name: /^编辑《/ });
  expect(edit.getAttribute('href')).toBe(`/manager/opus_list_edit?id=${publicationID}`);
  expect((await works()).queryByText('我的作品')).toBeNull();
});

it('says how a work gets among those that are edited together', async () => {
  await product().replica.scenario('team-member');
  await open('demo', '?view=together');
  expect(await screen.findByText(/^还没有一起编辑的作品/)).toBeTruthy();
});

describe('the team of an owner', () => {
  it('lets in who waits', async () => {
    await product().replica.scenario('team-of-three');
    await open('super');
    await user.click(await screen.findByRole('button', { name: '通过，何小满' }));
    expect(await screen.findByText('何小满 已加入团队')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '管理，何小满' })).toBeTruthy();
  });

  it('invites by a link, which can be taken back', async () => {
    await open('vip');
    // In an empty team there is one way to invite, below the words that say so.
    await screen.findByText(/^还没有成员/);
    await press('邀请成员');
    const form = await dialog();
    await user.clear(form.getByLabelText(/^每月额度/));
    await user.click(form.getByRole('button', { name: '生成邀请链接' }));
    expect(await form.findByText(/^每月额度请输入/)).toBeTruthy();
    await user.type(form.getByLabelText(/^每月额度/), '200');
    await user.type(form.getByLabelText(/^给谁/), '王小明');
    await user.click(form.getByRole('button', { name: '生成邀请链接' }));
    const link = await screen.findByLabelText('邀请地址');
    expect((link as HTMLInputElement).value).toContain('/manager/myMember?invite=');
    expect(screen.getByText(/^发给王小明/)).toBeTruthy();
    await press('完成');
    expect(await screen.findByText('王小明')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '邀请成员' })).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    expect(await screen.findByText(/^还没有成员/)).toBeTruthy();
  });

  it('shows the first of many invites, so that its members stay in sight', async () => {
    for (let seat = 0; seat < 5; seat += 1) {
      await product().replica.scenario('team-invite-open', { owner: 'vip', code: `seat-${seat}` });
    }
    await open('vip');
    const invites = within(await screen.findByRole('list', { name: '待接受的邀请' }));
    expect(invites.getAllByRole('listitem')).toHaveLength(3);
    await press('展开其余 2 个邀请');
    expect(invites.getAllByRole('listitem')).toHaveLength(5);
    await press('收起邀请');
    expect(invites.getAllByRole('listitem')).toHaveLength(3);
  });

  it('has no seat left, and says what brings more', async () => {
    for (let seat = 0; seat < 5; seat += 1) {
      await product().replica.scenario('team-invite-open', { owner: 'vip', code: `seat-${seat}` });
    }
    await open('vip');
    expect(await screen.findByText(/^席位已用完/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '邀请成员' })).toBeNull();
  });

  it('is a file for spreadsheets', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      made.push(file as Blob);
      return 'blob:members';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await product().replica.scenario('team-member');
    await open('enterprise');
    await user.click(await screen.findByRole('button', { name: '导出成员（CSV）' }));
    await expect.poll(() => made.length).toBe(1);
    expect(await made[0]?.text()).toContain('林晓舟,demo,编辑,正常,500.00');
    vi.restoreAllMocks();
  });

  it('is there to look at only once the membership is long over, and says how it comes back', async () => {
    const { replica } = product();
    await replica.scenario('team-request-waiting');
    await replica.scenario('team-invite-open');
    await replica.scenario('membership-read-only', { account: 'enterprise' });
    await open('enterprise');
    expect(await screen.findByText(/^会员已到期，团队都为您保留/)).toBeTruthy();
    expect(await screen.findByText('林晓舟')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /邀请成员|^管理|^撤\s?销$|查看链接/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: /^审批/ }));
    expect(await screen.findByRole('button', { name: '拒绝，林晓舟' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull();
    await press('续费会员');
    await expect.poll(() => location.pathname).toBe('/manager/upgrade');
  });

  it('decides knowing what is printed how, for whom and why, and where the order stands', async () => {
    const { orderNo = '', colleagueID = '' } = await product().replica.scenario('team-request-waiting');
    await open('enterprise', '?view=requests');
    const order = await screen.findByRole('link', { name: `订单 ${orderNo}` });
    const row = within(order.closest('li') as HTMLElement);
    expect(row.getByText('客户答谢')).toBeTruthy();
    expect(row.getByText('下周的活动要用，本月额度已经用完')).toBeTruthy();
    expect(row.getByText(/内页.*克/)).toBeTruthy();
    expect(row.getByText(/快递：.*\*{4}/)).toBeTruthy();
    expect(order.getAttribute('href')).toContain(`of=${colleagueID}`);
  });

  it('refuses an order with a reason', async () => {
    await product().replica.scenario('team-request-waiting');
    await open('enterprise', '?view=requests');
    await user.click(await screen.findByRole('button', { name: '拒绝，林晓舟' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: /^拒\s?绝$/ }));
    expect(await form.findByText('请输入拒绝理由')).toBeTruthy();
    await user.type(form.getByLabelText(/^拒绝理由/), '数量太多');
    await user.click(form.getByRole('button', { name: /^拒\s?绝$/ }));
    expect(await screen.findByText(/陆嘉宁 处理：数量太多$/)).toBeTruthy();
  });

  it('fails apart from the rest, and comes back', async () => {
    const { replica } = product();
    await replica.fault({ operation: 'TeamServiceMag.getMembers', kind: 'status', status: 500 });
    await open('super');
    expect(await screen.findByText('成员没有加载出来')).toBeTruthy();
    expect(screen.getByRole('region', { name: '席位' })).toBeTruthy();
    await replica.clearFaults();
    await press('重试');
    expect(await screen.findByText(/^还没有成员/)).toBeTruthy();
  });

  it('says that it did not come', async () => {
    const { replica } = product();
    await replica.fault({ operation: 'TeamServiceMag.getTeam', kind: 'status', status: 500 });
    await open('super');
    expect(await screen.findByText('团队没有加载出来')).toBeTruthy();
  });
});

describe('a member', () => {
  it('sees the own limits and requests, and can leave', async () => {
    await product().replica.scenario('team-request-waiting');
    await open('demo');
    expect(await screen.findByText('您在 陆嘉宁 的团队中。')).toBeTruthy();
    expect(await screen.findByText(/^今天 .*提交，超出额度/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull();
    await press('退出团队');
    const question = await dialog();
    await user.click(question.getByRole('button', { name: /^退\s?出$/ }));
    expect(await screen.findByRole('region', { name: '「成员管理」需要开通会员' })).toBeTruthy();
  });

  it('who was disabled is told so', async () => {
    await product().replica.scenario('team-member', { state: 'disabled' });
    await open('demo');
    expect(await screen.findByText(/^您的成员权限已停用/)).toBeTruthy();
  });
});

describe('an invite', () => {
  it('says what one would be, and is accepted', async () => {
    const { code = '' } = await product().replica.scenario('team-invite-open');
    await open('fresh', `?invite=${code}`);
    expect(await screen.findByText('陆嘉宁 邀请您加入团队')).toBeTruthy();
    await press('接受并申请加入');
    expect(await screen.findByText('加入申请还没有通过，暂时不能用企业付款')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('that was put aside can be taken up again', async () => {
    const { code = '' } = await product().replica.scenario('team-invite-open');
    await open('fresh', `?invite=${code}`);
    await screen.findByText('陆嘉宁 邀请您加入团队');
    await press('暂不加入');
    expect(await screen.findByText(/^您没有接受 陆嘉宁 的邀请，.* 前还可以加入$/)).toBeTruthy();
    await press('重新查看邀请');
    await user.click(await screen.findByRole('button', { name: '接受并申请加入' }));
    expect(await screen.findByText('加入申请还没有通过，暂时不能用企业付款')).toBeTruthy();
    expect(screen.queryByText(/^您没有接受/)).toBeNull();
  });

  it('that leads nowhere says so', async () => {
    await open('fresh', '?invite=nonsense');
    expect(await screen.findByText('没有找到这个邀请，请检查链接')).toBeTruthy();
    await press('返回成员管理');
    expect(await screen.findByRole('region', { name: '「成员管理」需要开通会员' })).toBeTruthy();
  });
});
