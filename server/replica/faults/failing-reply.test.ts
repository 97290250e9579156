import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationMeta } from '#contracts/operations.ts';
import { failingReply } from './failing-reply.ts';

describe('a failure nobody gave words to', () => {
  it.each(OPERATIONS)('blames neither the input nor the state of anything: $id', (meta) => {
    const { body } = failingReply(meta, undefined);
    const { message, reason } = typeof body === 'string' ? { message: body } : Object(body);
    expect(reason ?? 'operation-failed').toBe('operation-failed');
    expect(message ?? '').toMatch(/^$|失败$|^-?\d+$/);
  });

  it.each([
    ['ShopCarService.cartList', { code: 1000, message: '操作失败', reason: 'operation-failed' }],
    ['UserCenterMag.getUserAddressList', { code: 0, status: 0, message: '获取收货地址失败' }],
    ['UserCenterMag.unBindThirdLogin', { code: 0, status: 0, message: '操作失败' }],
    ['UserCenterMag.userIsLogin3', { code: 0, status: '0' }],
    ['ShoppingServiceMag.updateDefaultAddr', '-1'],
    ['ShoppingServiceMag.updateCart', '操作失败'],
  ] as const)('has the shape in which %s fails', (operation, body) => {
    expect(failingReply(operationMeta(operation), undefined).body).toEqual(body);
  });

  it('takes the words it is given', () => {
    const { body } = failingReply(operationMeta('ShopCarService.cartList'), '仓库正在盘点');
    expect(body).toMatchObject({ code: 1000, message: '仓库正在盘点' });
  });
});
