import { amountText, formatFen, parseFen } from '#contracts/rules/money.ts';
import type { CartTier } from '../api.ts';

export interface PrintMore {
  readonly count: number;
  readonly text: string;
  /** The larger quantity costs less or the same. */
  readonly isCheaper: boolean;
}

/** So much more, in percent, is still worth a hint. */
const NEARLY_EQUAL_PERCENT = 3;

interface Offer {
  readonly tier: CartTier;
  readonly fen: number;
}

/**
 * A larger quantity that costs less, or hardly more (加印更省); of several the cheapest, and among equals the larger.
 * The first tier is the quantity as it is.
 */
export function printMore(tiers: readonly CartTier[]): PrintMore | null {
  const [own, ...larger] = tiers;
  const ownFen = own ? parseFen(own.total) : null;
  if (!own || ownFen === null) return null;
  let best: Offer | null = null;
  for (const tier of larger) {
    const fen = parseFen(tier.total);
    const isNear = fen !== null && fen * 100 <= ownFen * (100 + NEARLY_EQUAL_PERCENT);
    if (!isNear || tier.count <= own.count) continue;
    const isBetter = best === null || fen < best.fen || (fen === best.fen && tier.count > best.tier.count);
    if (isBetter) best = { tier, fen };
  }
  return best && offerOf(own, ownFen, best);
}

function offerOf(own: CartTier, ownFen: number, { tier, fen }: Offer): PrintMore {
  const more = tier.count - own.count;
  const { count } = tier;
  if (fen < ownFen) {
    return { count, isCheaper: true, text: `再加 ${more} 本总价反而少 ¥${shortAmount(ownFen - fen)}` };
  }
  if (fen === ownFen) return { count, isCheaper: true, text: `再加 ${more} 本总价不变` };
  const text = `再加 ${more} 本总价只多 ¥${shortAmount(fen - ownFen)}，每本降到 ¥${tier.unitPrice}`;
  return { count, isCheaper: false, text };
}

/** Whole yuan go without decimals in a sentence. */
function shortAmount(fen: number): string {
  return amountText(formatFen(fen)).replace(/\.00$/, '');
}
