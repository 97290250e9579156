import { bindThird, unbindThird } from '../queries/account/third-binds.ts';
import { createUser, setPassword, userByAccount } from '../queries/account/users.ts';
import { PROVIDERS } from '../schema/index.ts';
import { providerOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface OnlyLoginParams extends Record<string, string> {
  account: string;
  provider: string;
}

export const onlyLoginMethod: Scenario<OnlyLoginParams> = {
  name: 'only-login-method',
  description: 'A member without a password whose one bound identity is the only way to log in.',
  defaults: { account: 'weixin_only', provider: 'weixin' },
  run({ db, now }, params) {
    const provider = providerOrRefuse(params.provider);
    const user =
      userByAccount(db, params.account) ??
      createUser(db, {
        account: params.account,
        nick: '书间来客',
        memberCode: `W${lettersOf(params.account)}`,
        yaoqingma: `YQ${lettersOf(params.account).toUpperCase()}`,
        avatarSeed: params.account,
        registeredAt: now,
        agreedProtocolAt: now,
      });
    if (!user) throw new ScenarioRefused(`the account "${params.account}" cannot be made`);
    setPassword(db, user.id, '');
    for (const known of PROVIDERS) unbindThird(db, user.id, known);
    bindThird(db, { userId: user.id, provider, openId: `${provider}-${user.account}`, nick: user.nick, now });
    return { userId: String(user.id), account: user.account, provider };
  },
};

function lettersOf(account: string): string {
  return account.replaceAll(/[^0-9A-Za-z]/g, '');
}
