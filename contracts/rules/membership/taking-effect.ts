import { addMonths } from './days.ts';
import { type Basis, type Offer, offersOf, TERMS, type Term, type Way } from './offers.ts';
import type { Membership } from './standing.ts';

/** What was offered when a payment began. */
export interface Sold extends Pick<Offer, 'level' | 'way' | 'term'> {
  /** The membership that the price was for. */
  readonly basisName: string;
  readonly basisLastTime: string;
  readonly offeredOn: string;
}

/** These prices count the days that are left, so that they are good on their own day, or while they are locked. */
const BY_DAYS: readonly Way[] = ['top-up', 'exchange'];

/**
 * What a payment that arrives makes of the membership (生效): null where what was offered cannot be had any more, so
 * that the money goes back. A price is kept while it is locked, and afterwards as long as nothing has changed.
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

/** The membership that begins where this one ends (到期转换). */
export function queuedMembership(
  { level, term }: { readonly level: string; readonly term: Term },
  { vipLastTime }: Membership,
): Membership {
  return { vipName: level, vipLastTime: addMonths(vipLastTime, TERMS[term].months) };
}
