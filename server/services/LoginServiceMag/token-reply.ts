import type { Output } from '#contracts/operations.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { avatarPath } from '#server/services/UserCenterMag/member-view.ts';
import type { Context } from '#server/servlet/handler-types.ts';

type TokenReply = Extract<Output<'LoginServiceMag.loginByPassword'>, { code: 0 }>;

/** Starts a session for the member and says so. */
export function tokenReply(context: Context, user: UserRow, message = '登录成功'): TokenReply {
  const token = context.startSession(user.id);
  return {
    code: 0,
    message,
    data: { token, user: { user_id: String(user.id), nick: user.nick, user_avatar: avatarPath(user) } },
  };
}
