import { PROVIDER_NAMES } from '#contracts/rules/account/providers.ts';
import { listBinds, unbindThird } from '#db/queries/account/third-binds.ts';
import { hasPassword } from '#db/queries/account/users.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { providerOf } from './providers.ts';

/** 解绑第三方登录. Nobody may lock himself out: the last way to log in stays. */
export const unBindThirdLogin: Handler<'UserCenterMag.unBindThirdLogin'> = (
  { thirdLoginType },
  { db, user },
) => {
  const provider = providerOf(thirdLoginType);
  if (!provider) return refused('暂不支持该登录方式');
  const binds = listBinds(db, user.id);
  if (!binds.some((bind) => bind.provider === provider))
    return refused(`您还没有绑定${PROVIDER_NAMES[provider]}`);
  if (binds.length === 1 && !hasPassword(db, user.id))
    return refused('这是您唯一的登录方式，请先设置登录密码');
  unbindThird(db, user.id, provider);
  return { code: 0, status: 1 };
};

function refused(message: string) {
  return { code: 0 as const, status: 0 as const, message };
}
