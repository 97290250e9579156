import { upgradePage } from '#db/queries/membership/upgrades.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { purchaseView } from './upgrade-view.ts';

const PAGE_SIZE = 10;

/** 升级记录. */
export const getUpgradeList: Handler<'UpgradeServiceMag.getUpgradeList'> = upToDate((input, { db, user }) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = upgradePage(db, { userId: user.id, page, pageSize });
  return { code: 0, message: '成功', data: { list: list.map(purchaseView), total, page, pageSize } };
});
