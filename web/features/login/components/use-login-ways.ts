import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { THIRD_LOGIN_TYPES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import type { LoginWay } from '../model/login-ways.ts';

/**
 * What this backend has of the ways to log in, as far as they were tried. 微信 stays in any case: its code comes with the
 * documented call.
 */
export function useLoginWays() {
  const isLost: Readonly<Record<'qr' | 'password' | 'sendCode' | 'byCode' | 'page', boolean>> = {
    qr: useIsMissing('LoginServiceMag.createLoginQrcode'),
    password: useIsMissing('LoginServiceMag.loginByPassword'),
    sendCode: useIsMissing('LoginServiceMag.sendCode'),
    byCode: useIsMissing('LoginServiceMag.loginByCode'),
    page: useIsMissing('LoginServiceMag.getThirdLoginPage'),
  };
  const isRegisterLost = useIsMissing('LoginServiceMag.register');
  const isResetLost = useIsMissing('LoginServiceMag.resetPwd');
  const hasCode = !isLost.sendCode && !isLost.byCode;
  const left: readonly LoginWay[] = [
    ...(isLost.qr ? [] : (['qr'] as const)),
    ...(isLost.password ? [] : (['password'] as const)),
    ...(hasCode ? (['code'] as const) : []),
    isLost.page ? 'weixin' : 'third',
  ];
  const providers: readonly ThirdLoginType[] = isLost.page ? ['weixin'] : THIRD_LOGIN_TYPES;
  return {
    left,
    hasPassword: !isLost.password,
    hasCode,
    // Both begin with a code to the mobile.
    hasRegister: !isLost.sendCode && !isRegisterLost,
    hasReset: !isLost.sendCode && !isResetLost,
    providers,
  };
}
