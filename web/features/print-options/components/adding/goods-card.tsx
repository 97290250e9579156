import { Money } from '#web/components/buying/money.tsx';
import type { GoodsFor, GoodsOffer } from '#web/features/print-options/api.ts';
import { blankPagesFor } from '#web/features/print-options/model/publication-choice.ts';
import styles from './goods-choice.module.css';

interface GoodsCardProps {
  readonly data: GoodsFor;
  readonly offer: GoodsOffer;
  /** The name that the radio buttons share. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One product (商品). What does not fit the page count says why, and what a few blank pages would do. */
export function GoodsCard({ data, offer, group, isChosen, onChoose }: GoodsCardProps) {
  const { name, fits, suits, reason, fromPrice, photoPath } = offer;
  const isFit = fits === 'Y';
  const blank = isFit ? 0 : blankPagesFor(data, offer);
  return (
    <label className={styles.offer} data-chosen={isChosen} data-disabled={blank === null}>
      <input
        type="radio"
        className="only-read"
        name={group}
        checked={isChosen}
        disabled={blank === null}
        onChange={onChoose}
      />
      <img className={styles.picture} src={photoPath} alt="" width={64} height={64} loading="lazy" />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {isFit && suits === 'Y' ? <span className={styles.suits}>适合</span> : null}
        </span>
        {isFit ? (
          <span className={styles.price}>
            <Money amount={fromPrice} /> 起
          </span>
        ) : (
          <span className={styles.reason}>{reason}</span>
        )}
        {blank !== null && blank > 0 ? (
          <span className={styles.blank}>补 {blank} 页空白页即可选用</span>
        ) : null}
      </span>
    </label>
  );
}
