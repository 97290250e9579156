import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { totalAt } from '#contracts/rules/price/print-more.ts';
import { copiesText, countingWord } from '#contracts/rules/print/counting-word.ts';
import { Money } from '#web/components/buying/money.tsx';
import type { GoodsFor, GoodsOffer } from '#web/features/print-options/api.ts';
import { blankPagesFor } from '#web/features/print-options/model/publication-choice.ts';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './goods-choice.module.css';

interface GoodsCardProps {
  readonly data: GoodsFor;
  readonly offer: GoodsOffer;
  /** The name that the radio buttons share. */
  readonly group: string;
  /** How many are to be printed: the lowest price is that of so many. */
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One product (商品). What does not fit the page count says why, and what a few blank pages would do. */
export function GoodsCard({ data, offer, group, count, isChosen, onChoose }: GoodsCardProps) {
  const { name, fits, suits, reason, fromPrice, photoPath } = offer;
  const isFit = fits === 'Y';
  const lowest = shownUnitPrice({
    total: totalAt({ unitPrice: fromPrice, tiers: offer.tiers }, count),
    count,
  });
  const blank = isFit ? 0 : blankPagesFor(data, offer);
  return (
    <Stack
      as="label"
      align="center"
      radius="sheet"
      ground="sheet"
      gap={12}
      hand
      className={styles.offer}
      data-chosen={isChosen}
      data-disabled={blank === null}
    >
      <input
        type="radio"
        className="only-read"
        name={group}
        checked={isChosen}
        disabled={blank === null}
        onChange={onChoose}
      />
      <img className={styles.picture} src={photoPath} alt="" width={64} height={64} loading="lazy" />
      <Stack as="span" gap={2}>
        <Row as="span" gapX={8} wraps weight={600} className={styles.name}>
          {name}
          {isFit && suits === 'Y' ? (
            <Text size="12-20" padX={8} ground="brass-soft" tone="brass" weight={400} radius={10}>
              适合
            </Text>
          ) : null}
        </Row>
        {isFit ? (
          <Muted digits>
            {count === 1 ? '' : `${copiesText(count, name)}时每${countingWord(name)} `}
            <Money amount={lowest} /> 起
          </Muted>
        ) : (
          <Muted size="12-18">{reason}</Muted>
        )}
        {blank !== null && blank > 0 ? (
          <Text tone="ink" size="12-18">
            补 {blank} 页空白页即可选用
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}
