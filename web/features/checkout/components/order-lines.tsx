import { copiesText, linesText } from '#contracts/rules/print/counting-word.ts';
import { optionsText } from '#contracts/rules/print/options-text.ts';
import { Money } from '#web/components/buying/money.tsx';
import { UnitPrice } from '#web/components/buying/unit-price.tsx';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import ruled from '#web/kit/layout/ruled.module.css';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { PreviewLine } from '../model/checkout.ts';
import styles from './order-lines.module.css';

function Line({ line }: { line: PreviewLine }) {
  return (
    <li className={`${ruled.row} ${styles.line}`}>
      <OpusCover code={line.opusCode} src={line.photoPath} name={line.clientDesignName} size="small" />
      <div>
        <Text as="p" weight={600} breaks>
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
            备注：{line.remarkinfo}
          </Note>
        ) : null}
      </div>
      <Note digits>{copiesText(line.count, line.goodsName)}</Note>
      <Stack as="p" content="start" className={styles.price}>
        <Money amount={line.totalPrice} />
        <Muted size="12-20" breaks>
          <UnitPrice of={line} />
        </Muted>
      </Stack>
    </li>
  );
}

/** What is being ordered (商品清单), read only: changes are made in the cart. */
export function OrderLines({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <Sheet title={`商品清单（${linesText(lines)}）`} {...shows('OrderServiceMag.previewOrder')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.cartID} line={line} />
        ))}
      </ul>
    </Sheet>
  );
}
