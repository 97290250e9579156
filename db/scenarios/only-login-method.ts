import type { Database } from '../client.ts';
import { bindThird, unbindThird } from '../queries/account/third-binds.ts';
import { createUser, setPassword, type UserRow, userByAccount } from '../queries/account/users.ts';
import { PROVIDERS } from '../schema/index.ts';
import { providerOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OnlyLoginParams extends Record<string, string> {
  account: string;
  provider: string;
}

export const onlyLoginMethod: Scenario<OnlyLoginParams> = {
  name: 'only-login-method',
  title: '只剩一种登录方式',
  description: 'A member without a password whose one bound identity is the only way to log in.',
  defaults: { account: 'weixin_only', provider: 'weixin' },
  run({ db, now }, params) {
    const provider = providerOrRefuse(params.provider);
    const user = userByAccount(db, params.account) ?? newcomer(db, params.account, now);
    setPassword(db, user.id, '');
    for (const known of PROVIDERS) unbindThird(db, user.id, known);
    bindThird(db, { userId: user.id, provider, openId: `${provider}-${user.account}`, nick: user.nick, now });
    return { userId: String(user.id), account: user.account, provider };
  },
};

function newcomer(db: Database, account: string, now: number): UserRow {
  const letters = lettersOf(account);
  const created = createUser(db, {
    account,
    nick: '书间来客',
    memberCode: `W${letters}`,
    yaoqingma: `YQ${letters.toUpperCase()}`,
    avatarSeed: account,
    registeredAt: now,
    agreedProtocolAt: now,
  });
  if (created.kind !== 'done') throw new ScenarioRefused(`the account "${account}" cannot be made`);
  return created.value;
}

function lettersOf(account: string): string {
  return account.replaceAll(/[^0-9A-Za-z]/g, '');
}
