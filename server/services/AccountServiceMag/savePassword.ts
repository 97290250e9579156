import { hashPassword } from '#db/password.ts';
import { clearLoginFailures } from '#db/queries/account/login-failures.ts';
import { tell } from '#db/queries/account/notices.ts';
import { deleteSessionsOfUser } from '#db/queries/account/sessions.ts';
import { hasPassword, setPassword } from '#db/queries/account/users.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandNewPassword } from '../LoginServiceMag/fields.ts';
import { demandProof } from './proof.ts';

/** 修改密码, or 设置密码 where there is none. Whoever is logged in elsewhere has to log in anew. */
export const savePassword: Handler<'AccountServiceMag.savePassword'> = async (input, context) => {
  const password = demandNewPassword(input.password);
  const useUp = await demandProof(context, { ...input, password: input.oldPassword });
  const passwordHash = await hashPassword(password);
  // Only now, because a reset during the hashing brings another database.
  const { db, user, now, tokenHash } = context;
  const verb = hasPassword(db, user.id) ? '修改' : '设置';
  const ended = db.sqlite.transaction(() => {
    useUp();
    setPassword(db, user.id, passwordHash);
    clearLoginFailures(db, user.account);
    tell(db, {
      ...{ userId: user.id, kind: 'account', title: `登录密码已${verb}`, path: '/manager/userInfo#security' },
      ...{ text: '其他设备已退出登录。如果不是您本人，请立即用手机号找回密码。', createdAt: now },
    });
    return deleteSessionsOfUser(db, user.id, tokenHash);
  })();
  return { code: 0, message: `密码已${verb}`, data: { ended } };
};
