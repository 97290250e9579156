import { setAvatar } from '#db/queries/account/users.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { avatarPath } from '../UserCenterMag/member-view.ts';

/** 移除头像: the drawn one again. */
export const removeAvatar: Handler<'AccountServiceMag.removeAvatar'> = (_input, context) => {
  const { db, user } = context;
  setAvatar(db, user.id, '');
  context.dropUnusedFiles();
  return { code: 0, message: '头像已移除', data: { user_avatar: avatarPath({ ...user, avatarHash: '' }) } };
};
