import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, GoodsOffer } from '#web/features/print-options/api.ts';
import { suitingFirst } from '#web/features/print-options/model/publication-choice.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { GoodsCard } from './goods-card.tsx';
import styles from './goods-choice.module.css';

interface GoodsChoiceProps {
  readonly data: GoodsFor;
  readonly chosenID: string;
  /** How many are to be printed. */
  readonly count: number;
  readonly onChoose: (offer: GoodsOffer) => void;
}

/** What it is printed as (商品): what suits the publication, and on demand everything else. */
export function GoodsChoice({ data, chosenID, count, onChoose }: GoodsChoiceProps) {
  const name = useId();
  const all = suitingFirst(data.goods);
  const usual = all.filter(({ ID, suits, fits }) => (suits === 'Y' && fits === 'Y') || ID === chosenID);
  const [isWhole, setIsWhole] = useState(usual.length === 0);
  const shown = isWhole ? all : all.filter((offer) => usual.includes(offer) || offer.suits === 'Y');
  const hidden = all.length - shown.length;
  const cards = useRef<HTMLDivElement>(null);

  /** The button goes with what it shows, so the focus goes on to the first of that. */
  function showAll(): void {
    const first = all.findIndex((offer) => !shown.includes(offer));
    flushSync(() => setIsWhole(true));
    cards.current?.querySelectorAll('input')[first]?.focus();
  }

  return (
    <Sheet title="选择商品">
      <Stack ref={cards} role="radiogroup" aria-label="选择商品" gap={12} className={styles.offers}>
        {shown.map((offer) => (
          <GoodsCard
            key={offer.ID}
            data={data}
            offer={offer}
            group={name}
            count={count}
            isChosen={offer.ID === chosenID}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </Stack>
      {hidden > 0 ? (
        <Button type="link" className={styles.others} onClick={showAll}>
          其他 {hidden} 种商品
        </Button>
      ) : null}
    </Sheet>
  );
}
