import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { bookPages, type OrderQuestion, orderDetail, orderedBook, orderPage } from './api.ts';

// Orders move on without the customer, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const queries = {
  /** One page of orders (订单列表). */
  list: (question: OrderQuestion) =>
    queryOptions({
      queryKey: [...KEYS.orders, 'list', question],
      queryFn: () => orThrow(orderPage(question)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** One order (订单详情). */
  detail: (orderNo: string) =>
    queryOptions({
      queryKey: [...KEYS.orders, 'detail', orderNo],
      queryFn: () => orThrow(orderDetail(orderNo)),
      ...ALWAYS_ANEW,
    }),

  /** The work of a line (作品). */
  book: (code: string) =>
    queryOptions({
      queryKey: [...KEYS.publicationPages, 'ordered', code],
      queryFn: () => orThrow(orderedBook(code)),
    }),

  /** Some of its pages (页面), from one on. */
  pages: (code: string, from: number) =>
    queryOptions({
      queryKey: [...KEYS.publicationPages, 'ordered', code, from],
      queryFn: () => orThrow(bookPages({ code, from })),
    }),
};
