import type { Database } from '../../client.ts';
import { listBinds, type ThirdBindRow } from './third-binds.ts';
import { type UserRow, userById } from './users.ts';

export interface Member {
  user: UserRow;
  binds: ThirdBindRow[];
}

/** 会员资料: the member and the identities bound to the account. */
export function memberById(db: Database, userId: number): Member | null {
  const user = userById(db, userId);
  return user && { user, binds: listBinds(db, userId) };
}
