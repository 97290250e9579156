import { KEYS } from '#web/lib/query-keys.ts';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import { unbindThirdLogin } from './api.ts';

export const mutations = {
  /** Removes the binding to an outside identity (解绑第三方登录). */
  unbind: { call: (provider: ThirdLoginType) => unbindThirdLogin(provider), touches: [KEYS.memberInfo] },
};
