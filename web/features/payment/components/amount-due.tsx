import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Box, Note, Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { countdown } from '../model/countdown.ts';
import type { PayOptions } from '../model/payment.ts';
import styles from './amount-due.module.css';

interface AmountDueProps {
  readonly options: PayOptions;
  /** The server's time. */
  readonly now: number;
}

/** How much is to be paid (应付金额), and how long there is for it; once a payment was begun, that one says both. */
export function AmountDue({ options, now }: AmountDueProps) {
  const left = countdown(options.expiresAt, now);
  return (
    <Sheet {...shows('PayServiceMag.getPayOptions')}>
      <Row gap={4} gapX={24} align="end" justify="between" wraps>
        <div>
          <Note size={12}>应付金额</Note>
          <p className={styles.amount}>
            <Money amount={options.amount} isTotal />
          </p>
        </div>
        <Note size={12}>
          {left === null ? (
            '付款时间已过，订单已自动取消'
          ) : (
            <>
              请在{' '}
              <Box as="b" tone="text" digits className={styles.time}>
                {left}
              </Box>{' '}
              内付款，逾期订单自动取消
            </>
          )}
        </Note>
      </Row>
    </Sheet>
  );
}
