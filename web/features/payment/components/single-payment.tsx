import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Payment, PayOptions } from '../api.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { usePayment } from './use-payment.ts';

interface SinglePaymentProps {
  readonly payNo: string;
  /** What is paid for; empty while nobody knows. */
  readonly name: string;
  /** What is kept for the member until it is paid: the price, say. */
  readonly kept: string;
  /** The way out, while it is not paid. */
  readonly back: ReactNode;
  /** Where a transfer goes; nowhere, where none is offered. */
  readonly bank?: PayOptions['bank'];
  /** What is no longer so once it is paid. */
  readonly touches: readonly QueryKey[];
  readonly onPaid?: () => void;
  /** In the place of the payment once it is paid. */
  readonly renderPaid: (payment: Payment) => ReactNode;
  readonly onGiveUp: () => void;
}

const SECOND_MS = 1000;
const stay = () => undefined;

/** The payment of what is no order (充值付款, 会员付款), from its code or slip to its end. */
export function SinglePayment({
  payNo,
  name,
  kept,
  back,
  bank,
  touches,
  onPaid = stay,
  renderPaid,
  onGiveUp,
}: SinglePaymentProps) {
  const watched = usePayment(payNo, { touches, onPaid });
  const now = useServerNow(SECOND_MS);
  if (watched.payment?.state === 'succeeded') return renderPaid(watched.payment);
  return (
    <>
      <PaymentPanel watched={watched} now={now} bank={bank} subject={{ name, kept }} onGiveUp={onGiveUp} />
      {back}
    </>
  );
}
