import type { ReactNode } from 'react';
import type { ResourceName } from '#contracts/operations.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Payment, PayOptions } from '../model/payment.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { usePayment } from './use-payment.ts';

interface SinglePaymentProps {
  readonly payNo: string;
  /** What is paid for; empty while unknown. */
  readonly name: string;
  /** What is kept for the member until it is paid: the price, say. */
  readonly kept: string;
  /** The way out, while it is not paid. */
  readonly back: ReactNode;
  /** Where a transfer goes, where one is offered. */
  readonly bank?: PayOptions['bank'];
  /** What is stale once it is paid. */
  readonly stale: readonly ResourceName[];
  readonly onPaid?: () => void;
  /** Replaces the payment once it is paid. */
  readonly renderPaid: (payment: Payment) => ReactNode;
  readonly onGiveUp: () => void;
}

const SECOND_MS = 1000;
const stay = () => undefined;

/** A payment without an order (充值付款, 会员付款), from its code or slip to its end. */
export function SinglePayment(props: SinglePaymentProps) {
  const { payNo, name, kept, back, bank, stale, onPaid = stay, renderPaid, onGiveUp } = props;
  const watched = usePayment(payNo, { stale, onPaid });
  const now = useServerNow(SECOND_MS);
  if (watched.payment?.state === 'succeeded') return renderPaid(watched.payment);
  return (
    <>
      <PaymentPanel watched={watched} now={now} bank={bank} subject={{ name, kept }} onGiveUp={onGiveUp} />
      {back}
    </>
  );
}
