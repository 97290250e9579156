import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import { useTouch } from '#web/lib/use-action.ts';
import type { Payment } from '../api.ts';
import { PAID } from '../mutations.ts';
import { queries } from '../queries.ts';

/** Watches a payment until it is decided, where there is one; a success leads on, wherever it came from. */
export function usePayment(payNo: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const touch = useTouch();
  const watched = queries.payment(payNo);
  const query = useQuery({ ...watched, enabled: payNo !== '' });
  const payment = query.data;
  const hasLed = useRef(false);
  const isPaid = payment?.state === 'succeeded';
  const orders = payment?.orderNos.join(',') ?? '';

  useEffect(() => {
    if (!isPaid || hasLed.current) return;
    hasLed.current = true;
    void touch(PAID);
    // Going back must not lead to a payment that is done.
    void navigate(PATHS.shoppingSuccess.getHref({ orders }), { replace: true });
  }, [isPaid, orders, navigate, touch]);

  return {
    payment,
    query,
    /** What a call answered is newer than what was asked before. */
    show: (next: Payment) => void queryClient.setQueryData(watched.queryKey, next),
  };
}
