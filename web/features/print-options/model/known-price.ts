import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import type { PriceQuestion } from '#web/features/print-options/line/api.ts';
import type { GoodsFor, GoodsOffer, ReadySpec } from '../api.ts';

interface KnownPrices {
  readonly publication: Pick<GoodsFor['publication'], 'pageNum'>;
  readonly specs: readonly ReadySpec[];
  readonly goods: readonly Pick<GoodsOffer, 'ID' | 'tiers'>[];
}

/**
 * The server's price that came with the goods already: that of one copy of a ready specification. Null where it has to
 * be asked for.
 */
export function knownPrice(data: KnownPrices, question: PriceQuestion): TotalReply | null {
  const { goodsID, cnums, count, pagesNum } = question;
  if (pagesNum !== String(data.publication.pageNum)) return null;
  const spec = data.specs.find(
    (each) => each.goodsID === goodsID && each.cnums === cnums && String(each.count) === count,
  );
  if (spec === undefined) return null;
  const tiers = data.goods.find(({ ID }) => ID === goodsID)?.tiers ?? [];
  const next = tiers.find((tier) => tier.count > spec.count && tier.discount !== '0');
  return {
    discount: '0',
    unitPrice: spec.unitPrice,
    extras: {
      goodsTotal: spec.totalPrice,
      total: spec.totalPrice,
      saved: '0.00',
      nextTierCount: next ? String(next.count) : '',
      nextTierDiscount: next?.discount ?? '',
      weightGram: '',
    },
  };
}
