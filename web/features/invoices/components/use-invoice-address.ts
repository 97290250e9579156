import { useSearchParams } from 'react-router-dom';
import { type InvoiceQuestion, questionOf, searchOf } from '../model/invoice-address.ts';

/** What the address of the screen says, and the ways to other ones. */
export function useInvoiceAddress() {
  const [search, setSearch] = useSearchParams();
  const question = questionOf(search);
  const ask = (change: Partial<InvoiceQuestion>, replace = false) =>
    setSearch(searchOf({ ...question, ...change }), { preventScrollReset: true, replace });
  return {
    question,
    ask,
    hrefFor: (change: Partial<InvoiceQuestion>) =>
      `?${new URLSearchParams(searchOf({ ...question, page: 1, invoice: '', apply: '', ...change }))}`,
  };
}

export type InvoiceAddress = ReturnType<typeof useInvoiceAddress>;
