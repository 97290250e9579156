import { Button } from 'antd';
import { useId, useState } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import { suitingFirst } from '../model/publication-choice.ts';
import { GoodsCard } from './goods-card.tsx';
import styles from './goods-choice.module.css';

interface GoodsChoiceProps {
  readonly data: GoodsFor;
  readonly chosenID: string;
  readonly onChoose: (offer: GoodsOffer) => void;
}

/** What it is printed as (商品): what suits the publication, and on demand everything else. */
export function GoodsChoice({ data, chosenID, onChoose }: GoodsChoiceProps) {
  const name = useId();
  const all = suitingFirst(data.goods);
  const usual = all.filter(({ ID, suits, fits }) => (suits === 'Y' && fits === 'Y') || ID === chosenID);
  const [isWhole, setIsWhole] = useState(usual.length === 0);
  const shown = isWhole ? all : all.filter((offer) => usual.includes(offer) || offer.suits === 'Y');
  const hidden = all.length - shown.length;
  return (
    <Sheet title="选择商品">
      <div role="radiogroup" aria-label="选择商品" className={styles.offers}>
        {shown.map((offer) => (
          <GoodsCard
            key={offer.ID}
            data={data}
            offer={offer}
            group={name}
            isChosen={offer.ID === chosenID}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </div>
      {hidden > 0 ? (
        <Button type="link" className={styles.others} onClick={() => setIsWhole(true)}>
          其他 {hidden} 种商品
        </Button>
      ) : null}
    </Sheet>
  );
}
