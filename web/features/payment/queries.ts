import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { orderResult, payOptions, queryPay } from './api.ts';
import { dueIn } from './model/due-in.ts';

const WATCH_MS = 2000;
const CONFIRMING_MS = 3000;
/** How long somebody waits here for what was done on another device. */
export const ELSEWHERE_MS = 5000;

const WAITING_MS = { confirming: CONFIRMING_MS, unpaid: ELSEWHERE_MS } as const;

export const queries = {
  /** What is to be paid and how it can be (支付方式). */
  options: (orderNos: string) =>
    queryOptions({
      queryKey: [...KEYS.payOptions, orderNos],
      // Asking again is nobody's business as long as there is something to show.
      queryFn: ({ client, queryKey }) =>
        orThrow(payOptions(orderNos, { quiet: client.getQueryData(queryKey) !== undefined })),
      staleTime: 0,
      // Whoever comes back needs the payment that was begun meanwhile, which what was read before does not know.
      gcTime: 0,
      // Whoever waits for too long is told so, and not left before a button that leads nowhere.
      refetchInterval: ({ state: { data, error } }) =>
        data === undefined || error !== null ? false : dueIn(data.expiresAt, serverClock.now()),
    }),

  /** A payment (支付), watched until it is decided. */
  payment: (payNo: string) =>
    queryOptions({
      queryKey: [...KEYS.payment, payNo],
      queryFn: () => orThrow(queryPay(payNo)),
      refetchInterval: ({ state: { data, error } }) => {
        if (error?.kind === 'not-there') return false;
        return data === undefined || data.state === 'waiting' || data.state === 'scanned' ? WATCH_MS : false;
      },
      staleTime: 0,
    }),

  /** Whether the orders are paid (支付结果), asked again while the outside party has not said. */
  result: (orderNos: string) =>
    queryOptions({
      queryKey: [...KEYS.orderResult, orderNos],
      queryFn: ({ client, queryKey }) =>
        orThrow(orderResult(orderNos, { quiet: client.getQueryData(queryKey) !== undefined })),
      refetchInterval: ({ state: { data } }) =>
        data === undefined || data.state === 'paid' ? false : WAITING_MS[data.state],
      staleTime: 0,
    }),
};
