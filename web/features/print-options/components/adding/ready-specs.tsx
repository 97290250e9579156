import { Button } from 'antd';
import { useId } from 'react';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { totalAt } from '#contracts/rules/price/print-more.ts';
import { isUnitExact } from '#contracts/rules/price/unit-price.ts';
import { copiesText, countingWord, thingText } from '#contracts/rules/print/counting-word.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import type { GoodsFor, GoodsOffer, ReadySpec } from '#web/features/print-options/api.ts';
import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './ready-specs.module.css';

const PADDED = { display: 'flex', marginTop: 8, fontSize: 12 };

interface ReadySpecsProps {
  readonly data: Pick<GoodsFor, 'specs' | 'goods'>;
  /** How many are to be printed: their price is what a card shows. */
  readonly count: number;
  /** The one that is chosen just now; null where the choice is another. */
  readonly chosen: ReadySpec['key'] | null;
  /** What was ordered last, and as what; undefined where nothing was. */
  readonly last:
    | { readonly goodsName: string; readonly count: number; readonly isChosen: boolean }
    | undefined;
  readonly onChoose: (spec: ReadySpec) => void;
  readonly onChooseLast: () => void;
  /** Takes what a few blank pages make cheaper. */
  readonly onPad: (padded: NonNullable<ReadySpec['padded']>) => void;
}

interface SpecPriceProps {
  readonly spec: ReadySpec;
  readonly count: number;
  readonly tiers: GoodsOffer['tiers'];
}

/** What a copy of a specification costs at this quantity, and all of them together. */
function SpecPrice({ spec, count, tiers }: SpecPriceProps) {
  const { goodsName } = spec;
  const total = totalAt({ unitPrice: spec.unitPrice, tiers }, count);
  const unitPrice = shownUnitPrice({ total, count });
  return (
    <Row as="span" align="baseline" wraps className={styles.price}>
      {isUnitExact({ unitPrice, count, totalPrice: total }) ? null : '约 '}
      <Money amount={unitPrice} isTotal />
      <Muted size={12}>每{countingWord(goodsName)}</Muted>
      {count === 1 ? null : (
        <Muted fills size={12} className={styles.all}>
          {copiesText(count, goodsName)} <Money amount={total} />
        </Muted>
      )}
    </Row>
  );
}

/** Three ready specifications (经济, 推荐, 收藏级) for this very book; one tap takes all options of one. */
export function ReadySpecs(props: ReadySpecsProps) {
  const { data, count, chosen, last } = props;
  const { specs } = data;
  const name = useId();
  const [first] = specs;
  if (first === undefined) return null;
  const tiersOf = ({ goodsID }: Pick<ReadySpec, 'goodsID'>) =>
    data.goods.find(({ ID }) => ID === goodsID)?.tiers ?? [];
  const paddedPrice = (padded: NonNullable<ReadySpec['padded']>) =>
    shownUnitPrice({ total: totalAt({ unitPrice: padded.unitPrice, tiers: tiersOf(padded) }, count), count });
  const title = `为${thingText(first.goodsName)}配好的规格`;
  return (
    <Sheet
      title={title}
      extra={
        last ? (
          <Box
            as="button"
            bare
            ground="ink-soft"
            tone="ink"
            size={12}
            type="button"
            className={styles.last}
            aria-pressed={last.isChosen}
            onClick={props.onChooseLast}
          >
            <span>上次的规格</span>
            <Muted nowrap className={styles.lastGoods}>
              {last.goodsName} · {copiesText(last.count, last.goodsName)}
            </Muted>
          </Box>
        ) : null
      }
    >
      <Stack role="radiogroup" aria-label={title} gap={12} className={styles.specs}>
        {specs.map((spec) => (
          <Stack
            as="label"
            gap={4}
            content="start"
            padY={16}
            padX={16}
            ground="sheet"
            radius="sheet"
            hand
            key={spec.key}
            className={styles.spec}
            data-key={spec.key}
            data-chosen={spec.key === chosen}
          >
            <input
              type="radio"
              className="only-read"
              name={name}
              checked={spec.key === chosen}
              onChange={() => props.onChoose(spec)}
            />
            <Text tone="ink" weight={600} className={styles.title}>
              {spec.title}
            </Text>
            <SpecPrice spec={spec} count={count} tiers={tiersOf(spec)} />
            <Text above={4} weight={600} className={styles.goods}>
              {spec.goodsName}
            </Text>
            <Muted size="12-20" className={styles.options}>
              {spec.options}
            </Muted>
            <Text above={8} padTop={8} ruled="top" size="12-20" className={styles.reason}>
              {spec.reason}
              {spec.padded ? (
                <Button size="small" style={PADDED} onClick={() => spec.padded && props.onPad(spec.padded)}>
                  补 {spec.padded.pages} 页{spec.padded.binding === '' ? '' : `用${spec.padded.binding}`}
                  <Money amount={paddedPrice(spec.padded)} />
                </Button>
              ) : null}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Sheet>
  );
}
