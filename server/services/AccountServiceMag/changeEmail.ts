import { tell } from '#db/queries/account/notices.ts';
import { setEmail } from '#db/queries/account/users.ts';
import { useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandEmail, demandProof, NEW_EMAIL, tryCode } from './proof.ts';

/** 更换邮箱: who reads the new one and is the member. Nobody logs in by it, so two members may share one. */
export const changeEmail: Handler<'AccountServiceMag.changeEmail'> = async (input, context) => {
  const email = demandEmail(input.email);
  if (email === context.user.email) throw fieldRefusal('bad-email', '这就是当前的邮箱');
  const code = { mobile: email, purpose: NEW_EMAIL, code: input.code, now: context.now };
  tryCode(context, code);
  const useUp = await demandProof(context, input);
  const { db, user, now } = context;
  db.sqlite.transaction(() => {
    setEmail(db, user.id, email);
    doneOrRefuse(useVerificationCode(db, code));
    useUp();
    tell(db, {
      ...{ userId: user.id, kind: 'account', title: '邮箱已更换', createdAt: now },
      ...{ path: '/manager/userInfo#security', text: `接收发票和通知的邮箱已换成 ${email}。` },
    });
  })();
  return { code: 0, message: '邮箱已更换', data: { email } };
};
