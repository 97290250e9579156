import { useQuery } from '@tanstack/react-query';
import { queries } from '../queries.ts';

/** The settings of the account (账号设置), which most cards of the screen read. */
export function useAccount() {
  return useQuery(queries.account());
}

export type AccountQuery = ReturnType<typeof useAccount>;
