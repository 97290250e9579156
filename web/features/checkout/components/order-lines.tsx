import { Button } from 'antd';
import { useId } from 'react';
import { linesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { LongWords } from '#web/components/long-words.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EarlierVersion } from '#web/features/cart/components/earlier-version.tsx';
import { openPrintOptions } from '#web/features/print-options/opened.ts';
import ruled from '#web/kit/layout/ruled.module.css';
import { Box, Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { PreviewLine } from '../model/checkout.ts';
import { type LineActs, LineCount } from './line-count.tsx';
import styles from './order-lines.module.css';

interface LineProps {
  readonly line: PreviewLine;
  readonly acts: LineActs;
}

function Line({ line, acts }: LineProps) {
  const nameId = useId();
  return (
    <li className={`${ruled.row} ${styles.line}`}>
      <OpusCover code={line.opusCode} src={line.photoPath} name={line.clientDesignName} size="small" />
      <div className={styles.words}>
        <Text id={nameId} as="p" weight={600} breaks>
          {line.clientDesignName}
        </Text>
        <Text as="p" tone="text" size="12-20" breaks>
          {line.goodsName} · {line.showPageNum}
        </Text>
        <Note size="12-20" breaks>
          {optionsText(line.options)}
        </Note>
        {line.remarkinfo ? (
          <Note size="12-20" breaks>
            备注：
            <LongWords text={line.remarkinfo} />
          </Note>
        ) : null}
        {line.versionAt ? (
          <Box above={8}>
            <EarlierVersion
              cartID={line.cartID}
              versionAt={line.versionAt}
              lineNameId={nameId}
              onChanged={acts.changed}
            />
          </Box>
        ) : null}
        <Button
          type="link"
          size="small"
          className={styles.edit}
          aria-label={`修改选项：《${line.clientDesignName}》`}
          onClick={() => openPrintOptions(line.cartID, acts.changed)}
        >
          修改选项
        </Button>
      </div>
      <Stack content="start" className={styles.count}>
        <LineCount line={line} acts={acts} />
      </Stack>
      <Stack as="p" content="start" className={styles.price}>
        <Money amount={line.totalPrice} />
        <Muted size="12-20" breaks>
          <UnitPrice of={line} />
        </Muted>
      </Stack>
    </li>
  );
}

interface OrderLinesProps {
  readonly lines: readonly PreviewLine[];
  readonly acts: LineActs;
}

/** What is being ordered (商品清单); quantities and options can still be changed in their place. */
export function OrderLines({ lines, acts }: OrderLinesProps) {
  return (
    <Sheet title={`商品清单（${linesText(lines)}）`} {...shows('OrderServiceMag.previewOrder')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.cartID} line={line} acts={acts} />
        ))}
      </ul>
    </Sheet>
  );
}
