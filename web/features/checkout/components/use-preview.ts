import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orderPreview } from '../api.ts';
import { type CheckoutDraft, previewQuestion } from '../model/checkout-draft.ts';

export const PREVIEW_KEY = ['order-preview'] as const;

/** The preview of what is chosen now. While a new one is on its way the last one stays, marked as outdated. */
export function usePreview(cartIDs: string, draft: CheckoutDraft) {
  const question = previewQuestion(cartIDs, draft);
  return useQuery({
    queryKey: [...PREVIEW_KEY, question],
    queryFn: ({ signal }) => orderPreview(question, { signal }),
    placeholderData: keepPreviousData,
    // A price that was true a minute ago is no price.
    staleTime: 0,
    gcTime: 0,
  });
}
