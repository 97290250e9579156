import { hashPassword } from '#db/password.ts';
import { createUser, userByAccount, userByInviteCode } from '#db/queries/account/users.ts';
import { tryVerificationCode, useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { giveSample } from '#db/queries/publications/sample.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { bindApprovedIdentity, demandFreeIdentity, demandUnboundSession } from './bind-approved-identity.ts';
import { demandMobile, demandNewPassword, demandNick } from './fields.ts';
import { demandRegion } from './region.ts';
import { tokenReply } from './token-reply.ts';

/**
 * 注册. A wrong code is refused before anything is hashed and before anything is told of the mobile; a right one is used
 * up last, so that a mistake elsewhere in the form does not cost a new one.
 */
export const register: Handler<'LoginServiceMag.register'> = async (input, context) => {
  const mobile = demandMobile(input.mobile);
  const nick = demandNick(input.nick ?? '') || `会员${mobile.slice(-4)}`;
  const password = demandNewPassword(input.password);
  const region = demandRegion(input.regionCodes ?? '', input.regionNames ?? '');
  if (input.agreed !== '1') throw fieldRefusal('not-agreed', '请先阅读并同意服务协议');
  const code = { mobile, purpose: 'register', code: input.code, now: context.now };
  doneOrRefuse(tryVerificationCode(context.db, code));
  demandRest();
  context.spend('registration');
  const passwordHash = await hashPassword(password);
  // Once more, because others were answered meanwhile and a reset brings another database.
  const { db, now } = context;
  const { invitedBy, outside } = demandRest();

  doneOrRefuse(useVerificationCode(db, code));
  const created = createUser(db, {
    account: mobile,
    mobile,
    nick,
    passwordHash,
    // Of the moment too: whoever had the number before may still be a member, under another one.
    memberCode: `M${context.digits(12, `member ${mobile} ${now}`)}`,
    yaoqingma: `YQ${context.digits(8, `invitation ${mobile} ${now}`)}`,
    avatarSeed: mobile,
    registeredAt: now,
    invitedBy,
    agreedProtocolAt: now,
    ...region,
  });
  const user = doneOrRefuse(created);
  giveSample(db, { ownerId: user.id, code: newBookCode(context), now });
  if (outside) bindApprovedIdentity(context, outside, user.id);
  return tokenReply(context, user, '注册成功');

  function demandRest() {
    const { db } = context;
    if (userByAccount(db, mobile)) throw refusal('mobile-taken');
    const invitedBy = inviter(context, input.yaoqingma ?? '');
    const outside = input.loginSessionID ? demandUnboundSession(context, input.loginSessionID) : null;
    if (outside) demandFreeIdentity(context, outside);
    return { invitedBy, outside };
  }
};

function inviter({ db }: Context, yaoqingma: string): number | null {
  if (yaoqingma.trim() === '') return null;
  const member = userByInviteCode(db, yaoqingma.trim());
  if (!member) throw fieldRefusal('unknown-invite-code', '邀请码不存在');
  return member.id;
}
