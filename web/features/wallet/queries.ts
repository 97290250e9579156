import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { rechargePage, type TxQuestion, txPage, wallet } from './api.ts';

// Money moves without this page, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const queries = {
  /** What is in the wallet (钱包). */
  wallet: () =>
    queryOptions({
      queryKey: [...KEYS.wallet, 'balance'],
      queryFn: () => orThrow(wallet()),
      ...ALWAYS_ANEW,
    }),

  /** One page of the ledger (钱包流水). */
  transactions: (question: TxQuestion) =>
    queryOptions({
      queryKey: [...KEYS.wallet, 'transactions', question],
      queryFn: () => orThrow(txPage(question)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** One page of recharges (充值记录). */
  recharges: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.wallet, 'recharges', page],
      queryFn: () => orThrow(rechargePage(page)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),
};
