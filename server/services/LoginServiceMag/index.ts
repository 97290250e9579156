import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { bindThirdLogin } from './bindThirdLogin.ts';
import { createLoginQrcode } from './createLoginQrcode.ts';
import { getThirdLoginPage } from './getThirdLoginPage.ts';
import { loginByPassword } from './loginByPassword.ts';
import { queryLoginQrcode } from './queryLoginQrcode.ts';
import { queryThirdLogin } from './queryThirdLogin.ts';
import { register } from './register.ts';
import { resetPwd } from './resetPwd.ts';
import { sendCode } from './sendCode.ts';

export const LoginServiceMag = {
  loginByPassword,
  createLoginQrcode,
  queryLoginQrcode,
  queryThirdLogin,
  getThirdLoginPage,
  bindThirdLogin,
  sendCode,
  register,
  resetPwd,
} satisfies ServiceHandlers<'LoginServiceMag'>;
