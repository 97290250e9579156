import { useSearchParams } from 'react-router-dom';
import type { OrderQuestion } from '../api.ts';
import { questionOf, searchOf } from '../model/order-address.ts';

/** What the address of the list says (筛选与打开的订单), and the ways to other ones. */
export function useOrderAddress() {
  const [search, setSearch] = useSearchParams();
  const question = questionOf(search);
  const orderNo = search.get('no') ?? '';
  return {
    question,
    orderNo,
    queryFor: (change: Partial<OrderQuestion>, no = '') =>
      `?${new URLSearchParams(searchOf({ ...question, page: 1, ...change }, no))}`,
    ask: (change: Partial<OrderQuestion>) => setSearch(searchOf({ ...question, page: 1, ...change })),
    open: (no: string) => setSearch(searchOf(question, no)),
    // In place of the opened one, so that going back does not open it again.
    close: () => setSearch(searchOf(question), { replace: true }),
    correctPage: (page: number) => setSearch(searchOf({ ...question, page }, orderNo), { replace: true }),
  };
}
