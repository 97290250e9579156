import { expect, it, vi } from 'vitest';
import { appForEachTest, dataOf, textOf } from '../testing.ts';
import { newKey } from './testing.ts';

const app = appForEachTest();

const WISH = { cartIDs: '90001,90002', addrID: '80001', delivery: 'standard', couponID: 'none' };

async function create(priceLock: string) {
  const token = await app().tokenOf('super');
  const more = { useWallet: 'N', proof: 'N', remark: '', idemKey: newKey(), priceLock };
  const invoice = { invoiceKind: 'none', invoiceTitle: '', invoiceTaxNo: '', invoiceEmail: '' };
  return app().call('OrderServiceMag.createOrder', { ...WISH, ...more, ...invoice }, { token });
}

async function lock(): Promise<string> {
  const token = await app().tokenOf('super');
  return textOf(dataOf(await app().call('OrderServiceMag.previewOrder', WISH, { token })), 'priceLock');
}

/** An order cannot be priced without asking once which coupons the member has. */
async function pricingsBy(work: () => Promise<unknown>): Promise<number> {
  const prepare = vi.spyOn(app().world.db.sqlite, 'prepare');
  await work();
  const asked = prepare.mock.calls.filter(([sql]) => /^select .* from "user_coupons"/.test(sql));
  prepare.mockRestore();
  return asked.length;
}

it('prices an order once: what is compared with the lock is what is stored', async () => {
  const priceLock = await lock();
  expect(await pricingsBy(async () => expect((await create(priceLock)).json.code).toBe(0))).toBe(1);
});

it('prices a preview once, and a refused order', async () => {
  expect(await pricingsBy(lock)).toBe(1);
  const refuse = async () => expect((await create('unreadable')).json.reason).toBe('price-changed');
  expect(await pricingsBy(refuse)).toBe(1);
});
