import type { Handler } from '#server/servlet/handler-types.ts';

/** 退出登录. Also fine without a session, so that a stale tab can always log out. */
export const doLoginout: Handler<'web.doLoginout'> = (_input, context) => {
  context.endSession();
  return { code: 0 };
};
