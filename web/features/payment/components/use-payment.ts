import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ResourceName } from '#contracts/operations.ts';
import { useReadAgain } from '#web/kit/act/stale.ts';
import type { Payment } from '../model/payment.ts';
import { queryPay } from './payment-queries.ts';

interface PaymentOptions {
  /** What is stale once it is paid. */
  readonly stale: readonly ResourceName[];
  readonly onPaid: (payment: Payment) => void;
}

/** Watches a payment, if there is one, until it is decided; `onPaid` is called once, wherever it was paid. */
export function usePayment(payNo: string, { stale, onPaid }: PaymentOptions) {
  const queryClient = useQueryClient();
  const readAgain = useReadAgain();
  const watched = queryPay(payNo);
  const query = useQuery({ ...watched, enabled: payNo !== '' });
  const payment = query.data;
  const hasLed = useRef(false);
  const isPaid = payment?.state === 'succeeded';

  const leadOn = useEffectEvent(() => {
    if (payment === undefined || hasLed.current) return;
    hasLed.current = true;
    void readAgain(stale);
    onPaid(payment);
  });
  useEffect(() => {
    if (isPaid) leadOn();
  }, [isPaid]);

  return {
    payment,
    query,
    /** The reply to an act is newer than the last answer. */
    show: (next: Payment) => void queryClient.setQueryData(watched.queryKey, next),
  };
}
