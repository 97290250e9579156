import { redeemMemberCode } from '#db/queries/membership/member-codes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { redeemOnce } from '../code-tries.ts';

/** 兑换会员. */
export const redeemCode: Handler<'UpgradeServiceMag.redeemCode'> = (input, context) => {
  const { db, now, user } = context;
  const data = redeemOnce(context, 'UpgradeServiceMag.redeemCode', input, (code) =>
    redeemMemberCode(db, { user, code, now }),
  );
  return { code: 0, message: '成功', data };
};
