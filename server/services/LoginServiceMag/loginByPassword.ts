import type { Handler } from '#server/servlet/handler-types.ts';
import { checkPassword } from './check-password.ts';
import { tokenReply } from './token-reply.ts';

/** 密码登录, by account or mobile. */
export const loginByPassword: Handler<'LoginServiceMag.loginByPassword'> = async (input, context) =>
  tokenReply(context, await checkPassword(context, input));
