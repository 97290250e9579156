import { useSearchParams } from 'react-router-dom';
import type { OrderAction, OrderQuestion } from '../api.ts';
import { questionOf, searchOf } from '../model/order-address.ts';

/** In an address that names an order (`no`): its file is to be replaced (`action`). */
const REPLACING: OrderAction = 'replaceFile';

/** What the address of the list says (筛选与打开的订单), and the ways to other ones. */
export function useOrderAddress() {
  const [search, setSearch] = useSearchParams();
  const question = questionOf(search);
  const orderNo = search.get('no') ?? '';
  const isReplacing = orderNo !== '' && search.get('action') === REPLACING;
  return {
    question,
    orderNo,
    isReplacing,
    queryFor: (change: Partial<OrderQuestion>, no = '') =>
      `?${new URLSearchParams(searchOf({ ...question, page: 1, ...change }, no))}`,
    ask: (change: Partial<OrderQuestion>) => setSearch(searchOf({ ...question, page: 1, ...change })),
    open: (no: string) => setSearch(searchOf(question, no)),
    /** The opened order stays open. */
    endAction: () => setSearch(searchOf(question, orderNo), { replace: true }),
    // In place of the opened one, so that going back does not open it again.
    close: () => setSearch(searchOf(question), { replace: true }),
    correctPage: (page: number) => setSearch(searchOf({ ...question, page }, orderNo), { replace: true }),
  };
}
