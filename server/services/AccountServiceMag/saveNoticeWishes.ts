import { unwantedKinds } from '#contracts/rules/account/notice-settings.ts';
import { saveUnwanted } from '#db/queries/account/notices.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 通知设置. */
export const saveNoticeWishes: Handler<'AccountServiceMag.saveNoticeWishes'> = ({ unwanted }, context) => {
  const kinds = doneOrRefuse(unwantedKinds(unwanted));
  saveUnwanted(context.db, context.user.id, kinds);
  return { code: 0, message: '已保存', data: { unwanted: [...kinds] } };
};
