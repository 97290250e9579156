import { endDevice } from '#db/queries/account/devices.ts';
import { deleteSessionsOfUser } from '#db/queries/account/sessions.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** Stands for all but the one that asks. */
const OTHERS = 'others';

/** 退出设备: one, or all elsewhere. Their next call is answered with 401. */
export const endSessions: Handler<'AccountServiceMag.endSessions'> = ({ which }, context) => {
  const { db, user, tokenHash } = context;
  if (which === OTHERS) {
    const ended = deleteSessionsOfUser(db, user.id, tokenHash);
    return { code: 0, message: '其他设备已退出登录', data: { ended } };
  }
  if (!endDevice(db, user.id, which)) throw refusal('session-not-found');
  return { code: 0, message: '已退出登录', data: { ended: 1 } };
};
