import type { ControlReply } from '#contracts/control/operations.ts';

/** A demo account (演示账号) as somebody who shows the product chooses it. */
export interface Persona {
  readonly account: string;
  readonly nick: string;
  readonly level: string;
  readonly avatar: string;
  /** One sentence on what it is good for. */
  readonly shows: string;
}

const SHOWS: Readonly<Record<string, string>> = {
  super: '功能全部开放，作品、订单和各种状态最齐全',
  vip: '一家小书坊：批量印书，成员管理已开通',
  enterprise: '公司采购：大批量、银行转账、多个收货地址',
  demo: '普通会员：挑作品、下单、付款，完整走一遍',
  fresh: '今天刚注册：看看空白页面如何引导新用户',
};

/** From the one with everything to the one with nothing. */
const ORDER = Object.keys(SHOWS);

/** The accounts the server has, the ones we know how to introduce first. */
export function shownPersonas(list: ControlReply<'GET /personas'>['list']): readonly Persona[] {
  const place = ({ account }: Persona) => (ORDER.includes(account) ? ORDER.indexOf(account) : ORDER.length);
  return list
    .map(({ account, nick, user_id, vip_name }) => ({
      account,
      nick,
      level: vip_name || '普通会员',
      avatar: `/media/avatars/${user_id}.svg`,
      shows: SHOWS[account] ?? '',
    }))
    .sort((a, b) => place(a) - place(b));
}
