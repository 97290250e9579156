import { useState } from 'react';
import { type CopyPrices, printMore } from '#contracts/rules/price/print-more.ts';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import { LineNote } from '#web/components/buying/line-note.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import type { ChoiceEditor } from '../model/choice-editor.ts';
import { deliveryEstimate } from '../model/delivery-estimate.ts';
import { countOf } from '../model/draft.ts';
import type { ChoiceSnapshot } from '../model/editor-snapshot.ts';
import styles from './choice-facts.module.css';
import { DeliveryNote } from './delivery-note.tsx';
import { shownOf } from './price-rungs.tsx';
import { TierCurve } from './tier-curve.tsx';

interface ChoiceFactsProps {
  readonly data: GoodsFor;
  readonly offer: GoodsOffer;
  readonly snapshot: ChoiceSnapshot;
  readonly editor: ChoiceEditor;
}

function seenOf(snapshot: ChoiceSnapshot) {
  const shown = shownOf(snapshot.price);
  const checked = countOf(snapshot);
  return shown !== null && checked.kind === 'done' ? { shown, count: checked.value } : null;
}

/** What follows from the choice, and of a quantity that is being typed anew what followed from the one before it: what other quantities cost (加印更省), when it would be there (预计送达). */
export function ChoiceFacts({ data, offer, snapshot, editor }: ChoiceFactsProps) {
  const seen = seenOf(snapshot);
  const [last, setLast] = useState(seen);
  if (seen !== null && (seen.shown !== last?.shown || seen.count !== last.count)) setLast(seen);
  const facts = seen ?? last;
  if (facts === null) return null;
  const { shown, count } = facts;
  const isStale = seen === null || snapshot.price.status === 'pending';
  const word = countingWord(offer.name);
  const prices: CopyPrices = { unitPrice: shown.unitPriceBefore || shown.unitPrice, tiers: offer.tiers };
  const more = isStale ? null : printMore(prices, count, offer.name);
  const take = (next: number) => editor.setCount(String(next));
  const binding = chosenName(snapshot.line, 'binding');
  const { deliverTo: province } = data;
  const { total } = shown;
  return (
    <Stack gap={12} className={styles.facts} data-stale={isStale}>
      <TierCurve prices={prices} count={count} word={word} onTake={take} />
      {more === null ? null : (
        <LineNote tone="better" text={more.text} label={more.label} onAct={() => take(more.count)} />
      )}
      <DeliveryNote
        estimate={deliveryEstimate({ province, total, count, binding, now: serverClock.now() })}
      />
    </Stack>
  );
}
