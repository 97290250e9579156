import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keyOf } from '#web/kit/ask/send.ts';
import { client } from '#web/lib/call/client.ts';
import { outcomeOf } from '#web/lib/call/outcome.ts';
import type { PreviewQuestion } from '../model/checkout.ts';

const PREVIEW = 'OrderServiceMag.previewOrder';

export const PREVIEW_FAILED = '价格没有算出来';

/**
 * What the order would cost (订单预览). While a new answer is on its way the last one stays, marked as outdated. That holds
 * for a refusal too, so the outcome is kept as a value: a thrown refusal would be replaced by the price before it.
 */
export function previewOf(question: PreviewQuestion) {
  return queryOptions({
    queryKey: keyOf(PREVIEW, question),
    queryFn: async ({ signal }) =>
      outcomeOf(await client().call(PREVIEW, question, { signal }), PREVIEW_FAILED),
    placeholderData: keepPreviousData,
    // A price is never taken from an earlier visit.
    staleTime: 0,
    gcTime: 0,
  });
}
