import { addMonths } from './days.ts';
import { type Basis, type Offer, offersOf, TERMS, type Term, type Way } from './offers.ts';
import type { Membership } from './standing.ts';

/** The offer at the beginning of a payment. */
export interface Sold extends Pick<Offer, 'level' | 'way' | 'term'> {
  /** The membership that was priced. */
  readonly basisName: string;
  readonly basisLastTime: string;
  readonly offeredOn: string;
}

/** Prices that count the remaining days are valid on their day, or while they are locked. */
const BY_DAYS: readonly Way[] = ['top-up', 'exchange'];

/**
 * The effect of an arriving payment on the membership (生效): null if the offer is no longer available, so that the
 * money goes back. A price holds while it is locked, and afterwards as long as nothing has changed.
 */
export function takesEffect(sold: Sold, basis: Basis, isLocked: boolean): Offer | null {
  const { membership, today } = basis;
  if (membership.vipName !== sold.basisName || membership.vipLastTime !== sold.basisLastTime) return null;
  if (BY_DAYS.includes(sold.way) && !isLocked && today !== sold.offeredOn) return null;
  return findOffer(sold, basis);
}

export function findOffer(
  { level, way, term }: { readonly level: string; readonly way: string; readonly term: string },
  basis: Basis,
): Offer | null {
  const found = offersOf(basis).find(
    (offer) => offer.level === level && offer.way === way && offer.term === term,
  );
  return found && found.obstacle === '' ? found : null;
}

/** The membership that begins when this one ends (到期转换). */
export function queuedMembership(
  { level, term }: { readonly level: string; readonly term: Term },
  { vipLastTime }: Membership,
): Membership {
  return { vipName: level, vipLastTime: addMonths(vipLastTime, TERMS[term].months) };
}
