import type { ReactNode } from 'react';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Payment, PayOptions } from '../api.ts';
import { RECHARGED } from '../mutations.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { usePayment } from './use-payment.ts';

interface RechargePaymentProps {
  readonly payNo: string;
  readonly bank: PayOptions['bank'];
  /** In the place of the payment once it is paid. */
  readonly renderPaid: (payment: Payment) => ReactNode;
  readonly onGiveUp: () => void;
}

const SECOND_MS = 1000;
const stay = () => undefined;

/** The payment of a recharge (充值付款), from its code or slip to its end. */
export function RechargePayment({ payNo, bank, renderPaid, onGiveUp }: RechargePaymentProps) {
  const watched = usePayment(payNo, { touches: RECHARGED, onPaid: stay });
  const now = useServerNow(SECOND_MS);
  if (watched.payment?.state === 'succeeded') return renderPaid(watched.payment);
  return <PaymentPanel watched={watched} now={now} bank={bank} onGiveUp={onGiveUp} />;
}
