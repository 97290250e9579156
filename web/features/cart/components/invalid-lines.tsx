import { Button } from 'antd';
import type { ReactNode } from 'react';
import { inPlace } from '#web/components/in-place.ts';
import { OpusCover } from '#web/components/pictures/opus-cover.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Box, Row, Stack } from '#web/kit/layout/shapes.ts';
import { onFirstPress } from '#web/lib/document/first-press.ts';
import { shows } from '#web/lib/shows.ts';
import type { CartLine } from '../model/cart.ts';
import styles from './invalid-lines.module.css';
import { LineAbout } from './line-about.tsx';

interface InvalidLinesProps {
  readonly lines: readonly CartLine[];
  readonly busy: ReadonlySet<string>;
  readonly isClearing: boolean;
  /** What was deleted here last, before the line of which number it stood, and the way back. */
  readonly deleted: { readonly at: number; readonly line: ReactNode } | null;
  readonly onRepair: (line: CartLine) => void;
  readonly onDelete: (line: CartLine) => void;
  readonly onClear: () => void;
}

/** The element that names the line. */
const nameOf = ({ ID }: CartLine) => `invalid-line-${ID}`;

/** Lines that cannot be ordered as they are (失效商品), each with its reason and a way on. */
export function InvalidLines(props: InvalidLinesProps) {
  const { lines, busy, isClearing, deleted, onRepair, onDelete, onClear } = props;
  return (
    <Sheet
      {...shows('ShopCarService.cartList', 'ShopCarService.deleteCart')}
      title="失效商品"
      extra={
        <Button size="small" loading={isClearing} onClick={onClear} className={styles.clear}>
          清空失效商品
        </Button>
      }
    >
      <Stack as="ul" gap={20} aria-label="失效商品">
        {inPlace<ReactNode>(
          lines.map((line) => (
            <Stack
              key={line.ID}
              as="li"
              align="center"
              className={styles.line}
              data-busy={busy.has(line.ID)}
              aria-busy={busy.has(line.ID)}
            >
              <div className={styles.cover}>
                <OpusCover
                  code={line.opusCode}
                  src={line.photoPath}
                  name={line.clientDesignName}
                  pageNum={line.pageNum}
                />
              </div>
              <Box shrinks>
                <LineAbout line={line} nameId={nameOf(line)} />
                <Box as="p" tone="seal" className={styles.reason}>
                  {line.invalidReason || '这件商品暂时不能下单'}
                </Box>
              </Box>
              <Row gap={8} align="stretch" className={styles.ways}>
                {line.state === 'stale' ? (
                  <Button
                    type="primary"
                    disabled={busy.has(line.ID)}
                    aria-describedby={nameOf(line)}
                    onClick={() => onRepair(line)}
                  >
                    重新选择
                  </Button>
                ) : null}
                <Button
                  disabled={busy.has(line.ID)}
                  aria-describedby={nameOf(line)}
                  onClick={onFirstPress(() => onDelete(line))}
                >
                  删除
                </Button>
              </Row>
            </Stack>
          )),
          deleted?.at ?? null,
          <li key="deleted">{deleted?.line}</li>,
        )}
      </Stack>
    </Sheet>
  );
}
