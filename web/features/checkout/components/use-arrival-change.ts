import { useState } from 'react';
import { arrivalText } from '../model/arrival-text.ts';
import type { OrderPreview } from '../model/checkout.ts';

interface Seen {
  readonly addrID: string;
  readonly delivery: string;
  readonly arrival: string;
}

function seenOf(addrID: string | null, { deliveries, chosen }: OrderPreview): Seen | null {
  const offer = deliveries.find(({ code }) => code === chosen.delivery);
  return addrID === null || offer === undefined
    ? null
    : { addrID, delivery: offer.code, arrival: arrivalText(offer) };
}

function wordsFor(before: Seen, now: Seen): string {
  if (before.addrID === now.addrID || before.arrival === now.arrival) return '';
  return `送达日期随地址改为 ${now.arrival}（原 ${before.arrival}）。`;
}

/**
 * What another address did to the days of arrival (送达日期), until something else is chosen; empty where it did
 * nothing. Only a settled preview counts: one that is on its way still has the days of the address before.
 */
export function useArrivalChange(addrID: string | null, settled: OrderPreview | null): string {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [words, setWords] = useState('');
  const now = settled === null ? null : seenOf(addrID, settled);
  const isNew = now !== null && (now.addrID !== seen?.addrID || now.delivery !== seen.delivery);
  if (isNew) {
    setSeen(now);
    setWords(seen === null ? '' : wordsFor(seen, now));
  }
  return words;
}
