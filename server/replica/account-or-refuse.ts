import { type UserRow, userByAccount } from '#db/queries/account/users.ts';
import type { World } from '#server/worlds/world.ts';
import { controlNotFound } from './control-problem.ts';

export function accountOrRefuse({ db }: World, account: string): UserRow {
  const user = userByAccount(db, account);
  if (user) return user;
  throw controlNotFound('unknown-account', `there is no account "${account}"`);
}
