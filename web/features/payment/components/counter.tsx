import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import styles from './counter.module.css';
import { SinglePayment } from './single-payment.tsx';
import { useStageFocus } from './use-stage-focus.ts';

interface CounterProps
  extends Pick<ComponentProps<typeof SinglePayment>, 'kept' | 'bank' | 'stale' | 'onPaid' | 'renderPaid'> {
  /** The payment under way; empty while something is chosen. */
  readonly payNo: string;
  readonly waiting: readonly { readonly payNo: string; readonly title: string }[];
  /** What was bought without a payment to wait for. */
  readonly done?: ReactNode;
  readonly backText: string;
  readonly onBack: () => void;
  /** The choice of what to buy. */
  readonly children: ReactNode;
}

/** Choosing, then paying, then the result (柜台), each in place of the one before; the focus follows. */
export function Counter({ payNo, waiting, done, backText, onBack, children, ...payment }: CounterProps) {
  const stage = done ? 'done' : payNo;
  const place = useStageFocus(stage);
  if (stage === '') return children;
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {done ?? (
        <SinglePayment
          key={payNo}
          payNo={payNo}
          name={waiting.find((one) => one.payNo === payNo)?.title ?? ''}
          back={
            <Button type="link" className={styles.back} onClick={onBack}>
              {backText}
            </Button>
          }
          onGiveUp={onBack}
          {...payment}
        />
      )}
    </div>
  );
}
