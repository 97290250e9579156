import { describe, expect, it } from 'vitest';
import { orderNotice } from './order-notices.ts';
import type { OrderEvent } from './order-states.ts';

const order = { no: '2026112100000001', reason: '' };

describe('what a member is told of an order', () => {
  it.each<[OrderEvent, string]>([
    ['pay', '付款成功'],
    ['fail-check', '印刷文件有问题'],
    ['make-proof', '样稿待确认'],
    ['start', '开始生产'],
    ['delay', '生产延期'],
    ['ship', '订单已发货'],
    ['auto-receive', '订单已完成'],
  ])('%s names the order', (event, title) => {
    const notice = orderNotice(event, order);
    expect(notice?.title).toBe(title);
    expect(notice?.text).toContain(order.no);
  });

  it.each<OrderEvent>(['cancel', 'receive', 'accept-proof', 'replace-file', 'next-stage'])(
    'says nothing of %s',
    (event) => expect(orderNotice(event, order)).toBeNull(),
  );

  it('quotes why it is late, as far as that is short', () => {
    expect(orderNotice('delay', { ...order, reason: '纸张晚到' })?.text).toContain('延期：纸张晚到。');
    expect(orderNotice('delay', { ...order, reason: '长'.repeat(500) })?.text.length).toBeLessThan(120);
  });
});
