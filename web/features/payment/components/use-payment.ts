import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTouch } from '#web/lib/use-action.ts';
import type { Payment } from '../api.ts';
import { queries } from '../queries.ts';

interface Following {
  /** What is no longer so once it is paid. */
  readonly touches: readonly QueryKey[];
  readonly onPaid: (payment: Payment) => void;
}

/** Watches a payment until it is decided, where there is one; a success leads on, wherever it came from. */
export function usePayment(payNo: string, { touches, onPaid }: Following) {
  const queryClient = useQueryClient();
  const touch = useTouch();
  const watched = queries.payment(payNo);
  const query = useQuery({ ...watched, enabled: payNo !== '' });
  const payment = query.data;
  const hasLed = useRef(false);
  const isPaid = payment?.state === 'succeeded';

  const leadOn = useEffectEvent(() => {
    if (payment === undefined || hasLed.current) return;
    hasLed.current = true;
    void touch(touches);
    onPaid(payment);
  });
  useEffect(() => {
    if (isPaid) leadOn();
  }, [isPaid]);

  return {
    payment,
    query,
    /** What a call answered is newer than what was asked before. */
    show: (next: Payment) => void queryClient.setQueryData(watched.queryKey, next),
  };
}
