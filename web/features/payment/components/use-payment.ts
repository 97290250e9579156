import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import { isNotThereError } from '#web/lib/reply-data.ts';
import { type Payment, queryPay } from '../api.ts';

const POLL_MS = 2000;

function isOpen(payment: Payment | undefined): boolean {
  return payment?.state === 'waiting' || payment?.state === 'scanned';
}

/** Watches a payment until it is decided; a success leads on, wherever it came from. */
export function usePayment(payNo: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = ['payment', payNo] as const;
  const query = useQuery({
    queryKey: key,
    queryFn: () => queryPay(payNo),
    refetchInterval: ({ state }) => {
      if (isNotThereError(state.error)) return false;
      return state.data === undefined || isOpen(state.data) ? POLL_MS : false;
    },
    staleTime: 0,
  });
  const payment = query.data;
  const hasLed = useRef(false);
  const isPaid = payment?.state === 'succeeded';
  const orders = payment?.orderNos.join(',') ?? '';

  useEffect(() => {
    if (!isPaid || hasLed.current) return;
    hasLed.current = true;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
    // Going back must not lead to a payment that is done.
    void navigate(PATHS.shoppingSuccess.getHref({ orders }), { replace: true });
  }, [isPaid, orders, navigate, queries]);

  return {
    payment,
    query,
    /** What a call answered is newer than what was asked before. */
    show: (next: Payment) => void queries.setQueryData(key, next),
  };
}
