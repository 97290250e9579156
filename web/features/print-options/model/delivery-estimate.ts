import { formatFen, parseFen } from '#contracts/rules/money.ts';
import { deliveryArea, deliveryOptions, FREE_FREIGHT_FROM_FEN } from '#contracts/rules/price/delivery.ts';
import { quoteByList } from '#contracts/rules/price/price-list.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';

interface Facts {
  /** Of the default address; empty where there is none. */
  readonly province: string;
  readonly total: string;
  readonly count: number;
  readonly binding: string;
  readonly now: number;
}

/** What the usual delivery would take (预计送达, 运费), by the rule that orders are reckoned by. */
export interface DeliveryEstimate {
  /** From the first day to the last. */
  readonly days: string;
  /** Where it goes, as far as that is known. */
  readonly province: string;
  /** Empty where it costs nothing. */
  readonly freight: string;
  /** How much more goods would make it free; empty where none would. */
  readonly toFree: string;
  /** Why nothing is delivered there; empty where it is. */
  readonly obstacle: string;
}

export function deliveryEstimate({ province, total, count, binding, now }: Facts): DeliveryEstimate {
  const goodsFen = parseFen(total) ?? 0;
  const where = province === '' ? null : province;
  const lines = [{ count, binding }];
  const [usual] = deliveryOptions({ province: where, goodsFen, lines, now });
  if (!usual?.isAvailable) {
    return { days: '', province: '', freight: '', toFree: '', obstacle: usual?.reason ?? '' };
  }
  const canBeFree = deliveryArea(where) !== 'overseas' && usual.freightFen > 0;
  return {
    days: dayRange(usual.from, usual.to),
    province,
    freight: usual.freightFen === 0 ? '' : formatFen(usual.freightFen),
    toFree: canBeFree ? formatFen(FREE_FREIGHT_FROM_FEN - goodsFen) : '',
    obstacle: '',
  };
}

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
