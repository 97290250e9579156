import { useQuery } from '@tanstack/react-query';
import { checkSplits, splitText } from '#contracts/rules/parcels/order-parts.ts';
import { type CheckoutDraft, previewQuestion } from '../model/checkout-draft.ts';
import { settledSplits } from '../model/splits.ts';
import { previewOf } from './preview-query.ts';

/**
 * What the order costs as it is chosen. To several addresses it is asked for twice: as it goes to one, which says what is
 * ordered, and then with the copies of each address, as soon as all of them go somewhere.
 */
export function usePreview(cartIDs: string, draft: CheckoutDraft) {
  const whole = useQuery(previewOf(previewQuestion(cartIDs, draft)));
  const ordered = whole.data?.ok ? whole.data.value : null;
  const lines = ordered?.lines ?? [];
  const most = ordered?.partsMax ?? 0;
  const isSplit = draft.splits.length > 0 && (ordered === null || most > 1);
  const splits = isSplit ? settledSplits(draft.splits, lines) : [];
  const named = lines.map(({ cartID, clientDesignName, goodsName, count }) => {
    return { id: cartID, name: clientDesignName, goodsName, count };
  });
  const checked = isSplit && ordered !== null ? checkSplits(splits, named) : null;
  const isAllSplit = checked?.kind === 'done';
  const question = { ...previewQuestion(cartIDs, draft), parts: splitText(splits) };
  const split = useQuery({ ...previewOf(question), enabled: isAllSplit });
  // Of another quantity than the present one: the right question follows.
  const isOld = split.data?.ok === false && split.data.error.reason === 'bad-parts';
  const query = isAllSplit && split.data !== undefined && !isOld ? split : whole;
  return {
    outcome: query.data,
    isError: query.isError,
    isFetching: whole.isFetching || (isAllSplit && split.isFetching),
    isSplit,
    splits,
    most,
    /** What is missing before the copies of all addresses are known; empty where nothing is. */
    splitProblem: checked?.kind === 'refused' ? checked.message : '',
    /** What each address costs, in their order. */
    parts: (isAllSplit && split.data?.ok && split.data.value.parts) || [],
    async refetch(): Promise<void> {
      await Promise.all([whole.refetch(), ...(isAllSplit ? [split.refetch()] : [])]);
    },
  };
}
