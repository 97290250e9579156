import { type UserRow, userByAccount } from '#db/queries/account/users.ts';
import { PERSONAS } from '#db/seeded/accounts.ts';
import { fieldRefusal } from '#server/errors.ts';
import { checkPassword } from '#server/services/LoginServiceMag/check-password.ts';
import { avatarPath } from '#server/services/UserCenterMag/member-view.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** The accounts that the simulated phone is logged in to. */
export function phoneAccounts({ db }: Context) {
  return PERSONAS.flatMap(({ account }) => {
    const user = userByAccount(db, account);
    return user ? [{ account, nick: user.nick, avatar: avatarPath(user) }] : [];
  });
}

/** The phone holds the demo accounts; any other has to prove itself, under the same limits as at the login. */
export async function phoneMember(context: Context, body: unknown): Promise<UserRow> {
  const account = textOf(body, 'account');
  if (account === '') throw fieldRefusal('bad-account', '请选择账号');
  const isDemo = PERSONAS.some((persona) => persona.account === account);
  const demoUser = isDemo ? userByAccount(context.db, account) : null;
  return demoUser ?? checkPassword(context, { account, password: textOf(body, 'password') });
}

export function textOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
