import { useSearchParams } from 'react-router-dom';
import { type HistoryQuestion, historyOf, historySearch } from '../model/history-address.ts';

/** What the address of the screen says (筛选与进行中的支付), and the ways to other ones. */
export function useHistoryAddress() {
  const [search, setSearch] = useSearchParams();
  const question = historyOf(search);
  const payNo = search.get('pay') ?? '';
  const searchFor = (change: Partial<HistoryQuestion>) =>
    historySearch({ ...question, page: 1, ...change }, payNo);
  return {
    question,
    payNo,
    hrefFor: (change: Partial<HistoryQuestion>) => `?${new URLSearchParams(searchFor(change))}`,
    ask: (change: Partial<HistoryQuestion>) => setSearch(searchFor(change), { preventScrollReset: true }),
    correctPage: (page: number) => setSearch(searchFor({ page }), { replace: true }),
    /** Nothing where none is paid any more; in its place, so that going back does not lead to it. */
    pay: (next: string) => setSearch(historySearch(question, next), { replace: next === '' }),
  };
}
