import { useId } from 'react';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, GoodsOffer } from '../api.ts';
import { blankPagesFor, newLine, suitingFirst } from '../model/new-line.ts';
import styles from './goods-choice.module.css';

interface GoodsChoiceProps {
  readonly data: GoodsFor;
  readonly chosenID: string;
  readonly onChoose: (offer: GoodsOffer) => void;
}

/** What it is printed as (商品). What does not fit the page count says why, and what a few blank pages would do. */
export function GoodsChoice({ data, chosenID, onChoose }: GoodsChoiceProps) {
  const name = useId();
  return (
    <Sheet title="选择商品">
      <div role="radiogroup" aria-label="选择商品" className={styles.offers}>
        {suitingFirst(data.goods).map((offer) => {
          const blank = offer.fits === 'Y' ? 0 : blankPagesFor(newLine(data, offer));
          return (
            <label key={offer.ID} className={styles.offer} data-disabled={blank === null}>
              <input
                type="radio"
                className="only-read"
                name={name}
                checked={offer.ID === chosenID}
                disabled={blank === null}
                onChange={() => onChoose(offer)}
              />
              <img className={styles.picture} src={offer.photoPath} alt="" width={64} height={64} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {offer.name}
                  {offer.suits === 'Y' && offer.fits === 'Y' ? (
                    <span className={styles.suits}>适合</span>
                  ) : null}
                </span>
                {offer.fits === 'Y' ? (
                  <span className={styles.price}>
                    <Money amount={offer.fromPrice} /> 起
                  </span>
                ) : (
                  <span className={styles.reason}>{offer.reason}</span>
                )}
                {blank !== null && blank > 0 ? (
                  <span className={styles.blank}>补 {blank} 页空白页即可选用</span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
    </Sheet>
  );
}
