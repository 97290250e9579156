/** What the tests of frozen versions share. */
import type { TestApp } from '#server/testing.ts';
import { dataOf } from '../../testing.ts';
import { act, detailOf, newKey } from '../testing.ts';

export interface Ordered {
  readonly orderNo: string;
  readonly lineID: string;
}

/** An order of lines of super's cart, which is paid and whose file can be replaced for a minute. */
export async function ordering(test: TestApp, cartIDs: string): Promise<Ordered> {
  const choice = { cartIDs, addrID: '80001', delivery: 'standard', couponID: 'none', useWallet: 'N' };
  const { priceLock } = dataOf(await act(test, 'OrderServiceMag.previewOrder', choice));
  const bare = { proof: 'N', invoiceKind: 'none', invoiceTitle: '', invoiceTaxNo: '', invoiceEmail: '' };
  const wish = { ...choice, ...bare, remark: '', priceLock: String(priceLock), idemKey: newKey() };
  const { orderNo } = dataOf(await act(test, 'OrderServiceMag.createOrder', wish)) as { orderNo: string };
  const paid = "UPDATE orders SET state = 'paid', due_at = NULL, replace_until = ? WHERE no = ?";
  test.world.db.sqlite.prepare(paid).run(test.world.clock.now() + 60_000, orderNo);
  const [first] = (await detailOf(test, orderNo)).lines as readonly { lineID: string }[];
  return { orderNo, lineID: String(first?.lineID) };
}
