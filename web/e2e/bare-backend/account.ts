/** The one member (会员) of this backend, in memory. */
import { type BareLine, newLines } from './cart-lines.ts';

export interface BareAddress {
  readonly addrID: string | number;
  readonly receiver: string | null;
  readonly tel: string | number;
  readonly fullAddr?: string;
  IsDefault: string | null;
}

export interface Account {
  readonly lines: Map<string, BareLine>;
  readonly addresses: BareAddress[];
  /** How often a default was set: each time the answer is another one. */
  defaultsSet: number;
  readonly bound: Set<string>;
  /** Tokens whose session has not been ended. */
  readonly tokens: Set<string>;
}

/** Both belong to the same member, so that one can be logged out while the other goes on. */
export const TOKENS = ['Zk9-bare.TOKEN~1', '7f000001'] as const;

export function newAccount(): Account {
  return {
    lines: newLines(),
    addresses: [
      {
        addrID: 'addr-beijing-2',
        receiver: '李四',
        tel: 13900002222,
        fullAddr: '北京市 海淀区 中关村',
        IsDefault: 'N',
      },
      {
        addrID: 314,
        receiver: null,
        tel: '021-5555 6666',
        fullAddr: '上海市 黄浦区 南京东路 1 号',
        IsDefault: 'Y',
      },
      { addrID: 'x', receiver: '王五', tel: '', IsDefault: null },
    ],
    defaultsSet: 0,
    bound: new Set(['weixin', 'qq']),
    tokens: new Set(TOKENS),
  };
}

/** The fields of section 3, some of them null and with numbers for texts. */
export function sessionReply({ bound }: Account): Record<string, unknown> {
  return {
    status: '1',
    user_id: 'U-zhang-9f',
    yaoqingma: null,
    member_code: 88213,
    vip_name: '超级会员',
    vip_lastTime_desc: null,
    vip_lastTime: 20271231,
    user_avatar: null,
    bind_wx: bound.has('weixin') ? 1 : 0,
    user_account: { yue: 12.5, jifen: '300', notes: null },
  };
}

export const MEMBER_INFO = { memberNo: 'M-00017', displayName: '张 三', phone: 13800001111, lastSeen: null };
