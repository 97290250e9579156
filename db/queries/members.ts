import { asc } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { users } from '../schema/index.ts';
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

/** Every account with its membership level, for the control plane. */
export function listAccounts(db: Database): Pick<UserRow, 'id' | 'account' | 'nick' | 'vipName'>[] {
  return db.orm
    .select({ id: users.id, account: users.account, nick: users.nick, vipName: users.vipName })
    .from(users)
    .orderBy(asc(users.id))
    .all();
}
