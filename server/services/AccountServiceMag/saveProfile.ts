import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { saveProfile as save } from '#db/queries/account/users.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandNick } from '../LoginServiceMag/fields.ts';
import { demandRegion } from '../LoginServiceMag/region.ts';
import { regionText } from '../UserCenterMag/member-view.ts';

/** 修改资料. */
export const saveProfile: Handler<'AccountServiceMag.saveProfile'> = (input, { db, user }) => {
  const nick = demandNick(input.nick);
  if (nick === '') throw fieldRefusal('bad-nick', FORM_MESSAGES.required('昵称'));
  const profile = { nick, ...demandRegion(input.regionCodes ?? '', input.regionNames ?? '') };
  save(db, user.id, profile);
  return { code: 0, message: '资料已保存', data: { nick, region: regionText({ ...user, ...profile }) } };
};
