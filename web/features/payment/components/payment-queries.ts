import { queryOptions } from '@tanstack/react-query';
import { askBy } from '#web/kit/ask/ask.ts';
import { type DataOperation, type Sent, send } from '#web/kit/ask/send.ts';
import { orThrow } from '#web/lib/call/outcome.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { dueIn } from '#web/lib/words/time-left.ts';

const WATCH_MS = 2000;
const CONFIRMING_MS = 3000;
/** How often the page looks for what was done on another device. */
export const ELSEWHERE_MS = 5000;

const WAITING_MS = { confirming: CONFIRMING_MS, unpaid: ELSEWHERE_MS } as const;

/** A failure is told only while there is nothing to show. */
function askOften<K extends DataOperation>(operation: K, input: Sent<K>) {
  return queryOptions({
    ...askBy(operation, input, () => send(operation, input)),
    queryFn: ({ client, queryKey }) =>
      orThrow(send(operation, input, { quiet: client.getQueryData(queryKey) !== undefined })),
    staleTime: 0,
  });
}

/** What is to be paid and how it can be (支付方式). */
export function payOptions(orderNos: string) {
  return queryOptions({
    ...askOften('PayServiceMag.getPayOptions', { orderNos }),
    // A payment may have been begun since the page was left.
    gcTime: 0,
    // When the time to pay is over, the page says so instead of keeping a button that fails.
    refetchInterval: ({ state: { data, error } }) =>
      data === undefined || error !== null ? false : dueIn(Date.parse(data.expiresAt), serverClock.now()),
  });
}

/** A payment (支付), watched until it is decided. */
export function queryPay(payNo: string) {
  return queryOptions({
    ...askBy('PayServiceMag.queryPay', { payNo }, () =>
      send('PayServiceMag.queryPay', { payNo }, { quiet: true }),
    ),
    refetchInterval: ({ state: { data, error } }) => {
      if (error?.kind === 'not-there') return false;
      return data === undefined || data.state === 'waiting' || data.state === 'scanned' ? WATCH_MS : false;
    },
    staleTime: 0,
  });
}

/** Whether the orders are paid (支付结果), asked again until the payment platform has confirmed. */
export function orderResult(orderNos: string) {
  return queryOptions({
    ...askOften('OrderServiceMag.getOrderResult', { orderNos }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'paid' ? false : WAITING_MS[data.state],
  });
}
