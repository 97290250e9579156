import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { detail, dialog, orderIn, part, says } from '../testing.ts';
import { OrdersScreen } from './orders-screen.tsx';

const product = productForEachTest();
const show = (at: string) => product().show(<OrdersScreen />, at);

/** The document that stands in for a browser can be made small. */
declare const happyDOM: { setViewport(size: { width: number }): void };

afterEach(() => happyDOM.setViewport({ width: 1440 }));

describe('the detail of an order', () => {
  it('follows the workshop', async () => {
    await product().logIn('super');
    const { replica } = product();
    const orderNo = await orderIn(replica, 'ready');
    await replica.advance(orderNo, { to: 'shipped' });
    show(`/manager/order?no=${orderNo}`);
    expect(within(await part('生产日记')).getAllByRole('listitem')).toHaveLength(5);
    expect(await part(/物流/)).toBeTruthy();
    await says(await detail(), '待收货');
  });

  it('tells of progress, money and history at its address, and leaves to the list', async () => {
    await product().logIn('super');
    const orderNo = await orderIn(product().replica, 'producing', { stage: 'binding' });
    await product().open(`/manager/order?no=${orderNo}`);
    await says(await detail(), orderNo);
    await says(await part('订单进程'), '正在装订');
    await says(await part('金额明细'), '实付');
    await says(await part('生产日记'), '装订');
    await user.click(within(await detail()).getByText(/操作记录/));
    await says(await detail(), '付款成功');
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname + location.search).toBe('/manager/order');
  });

  it('of somebody else is not there', async () => {
    await product().logIn('vip');
    await product().open(`/manager/order?no=${await orderIn(product().replica, 'paid')}`);
    await says(await detail(), '没有找到这个订单');
    await user.click(within(await detail()).getByText('返回订单列表'));
    await expect.poll(() => location.pathname + location.search).toBe('/manager/order');
  });

  it('says when it could not be read, and reads again', async () => {
    await product().logIn('super');
    const orderNo = await orderIn(product().replica, 'paid');
    await product().replica.fault({
      operation: 'OrderServiceMag.getOrderDetail',
      kind: 'status',
      status: 500,
    });
    show(`/manager/order?no=${orderNo}`);
    await says(await detail(), '订单没有加载出来');
    await product().replica.clearFaults();
    await user.click(within(await detail()).getByText('重试'));
    expect(await part('订单进程')).toBeTruthy();
  });

  it('stays where it is on a phone while the menu comes up over it', async () => {
    happyDOM.setViewport({ width: 390 });
    await product().logIn('super');
    show(`/manager/order?no=${await orderIn(product().replica, 'paid')}`);
    await part('订单进程');
    await user.click(within(await detail()).getByRole('button', { name: '更多' }));
    await dialog('更多操作');
    const wrapper = (await detail()).closest<HTMLElement>('.ant-drawer-content-wrapper');
    expect(wrapper?.style.transform).toBe('');
  });
});
