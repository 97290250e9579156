import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import { rechargePage } from '#db/queries/wallet/recharges.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { rechargeView } from './recharge-view.ts';

const PAGE_SIZE = 10;

/** 充值记录. */
export const getRechargeList: Handler<'WalletServiceMag.getRechargeList'> = upToDate(
  (input, { db, user }) => {
    const { page, pageSize } = pageOf(input, PAGE_SIZE);
    const { list, total } = rechargePage(db, { userId: user.id, page, pageSize });
    const free = freeWallet(db, user.id);
    const data = { list: list.map((one) => rechargeView(one, free)), total, page, pageSize };
    return { code: 0, message: '成功', data };
  },
);
