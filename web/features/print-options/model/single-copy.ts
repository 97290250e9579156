import { quoteByList } from '#contracts/rules/price/price-list.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import { type DeliveryEstimate, deliveryEstimate } from './delivery-estimate.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';

interface SingleCopy {
  readonly total: string;
  readonly delivery: DeliveryEstimate;
}

/** What one copy of the choice costs and when it would be there (打样); null where its price is not known beforehand. */
export function singleCopy(
  { line, prices }: Pick<ChoiceSnapshot, 'line' | 'prices'>,
  { province, now }: { readonly province: string; readonly now: number },
): SingleCopy | null {
  if (prices === null) return null;
  const cnums = line.buzhou.map(({ selCnum }) => selCnum).filter((cnum) => cnum !== '');
  const quoted = quoteByList(prices, { pageNum: line.pageNum, count: 1, cnums });
  if (quoted === null) return null;
  const { total } = quoted;
  const binding = chosenName(line, 'binding');
  return { total, delivery: deliveryEstimate({ province, total, count: 1, binding, now }) };
}
