import { ENTERPRISE, SUPER, VIP } from '#contracts/rules/account/membership.ts';
import type { Provider } from '#contracts/rules/account/providers.ts';

export type DemoAccount = 'demo' | 'vip' | 'super' | 'enterprise' | 'fresh';

export interface Persona {
  id: number;
  account: DemoAccount;
  nick: string;
  mobile: string;
  email: string;
  vipName: string;
  /** Days until the membership ends; null for an ordinary member. */
  vipDays: number | null;
  registeredDaysAgo: number;
  invitedBy: number | null;
  passwordHash: string;
  /** Province, city and district by code, as in the region data. */
  region: readonly [code: string, name: string][];
  binds: readonly { provider: Provider; openId: string; nick: string; daysAgo: number }[];
}

/** Their ids are stable: 10001 demo, 10002 vip, 10003 super, 10004 enterprise, 10005 fresh. */
export const PERSONAS: readonly Persona[] = [
  {
    id: 10001,
    account: 'demo',
    nick: '林晓舟',
    mobile: '19000000001',
    email: 'linxiaozhou@desk.example',
    vipName: '',
    vipDays: null,
    registeredDaysAgo: 214,
    invitedBy: 10003,
    passwordHash: 'scrypt$16384$8$1$vOWxyomYhhJ1zSgA0li7TQ$GB-JCKjZA-D38CEyu4mtJQ7WDJGhP8fkFfS_sd2-nLM',
    region: [
      ['310000', '上海市'],
      ['310100', '上海市'],
      ['310104', '徐汇区'],
    ],
    binds: [],
  },
  {
    id: 10002,
    account: 'vip',
    nick: '顾清和',
    mobile: '19000000002',
    email: 'guqinghe@desk.example',
    vipName: VIP,
    vipDays: 96,
    registeredDaysAgo: 512,
    invitedBy: 10003,
    passwordHash: 'scrypt$16384$8$1$utgs-1PliBjB0VifeyyK1Q$OV6--LithGoSH9WDaX3COLFm-vcgldthQdLdvkQrvfo',
    region: [
      ['320000', '江苏省'],
      ['320500', '苏州市'],
      ['320508', '姑苏区'],
    ],
    binds: [{ provider: 'alipay', openId: 'alipay-guqinghe', nick: '清和', daysAgo: 300 }],
  },
  {
    id: 10003,
    account: 'super',
    nick: '沈知远',
    mobile: '19000000003',
    email: 'shenzhiyuan@desk.example',
    vipName: SUPER,
    vipDays: 180,
    registeredDaysAgo: 1043,
    invitedBy: null,
    passwordHash: 'scrypt$16384$8$1$Cx-9dCM73riKHP3LU-EOBw$LCwcu-BWRd_nVSvxZkjKH6hUbBuBlrbgad0QgpMbf_c',
    region: [
      ['330000', '浙江省'],
      ['330100', '杭州市'],
      ['330106', '西湖区'],
    ],
    binds: [
      { provider: 'weixin', openId: 'weixin-shenzhiyuan', nick: '知远', daysAgo: 640 },
      { provider: 'qq', openId: 'qq-shenzhiyuan', nick: '西湖摄影人', daysAgo: 205 },
    ],
  },
  {
    id: 10004,
    account: 'enterprise',
    nick: '陆嘉宁',
    mobile: '19000000004',
    email: 'lujianing@desk.example',
    vipName: ENTERPRISE,
    vipDays: 301,
    registeredDaysAgo: 730,
    invitedBy: null,
    passwordHash: 'scrypt$16384$8$1$CLO28FRGtg6VcvsSsZmfEg$XDswOQrrXyLbcz7SuJgDdM1BahRR9whOLRBROe8qh2c',
    region: [
      ['440000', '广东省'],
      ['440300', '深圳市'],
      ['440305', '南山区'],
    ],
    binds: [],
  },
  {
    id: 10005,
    account: 'fresh',
    nick: '何小满',
    mobile: '19000000005',
    email: '',
    vipName: '',
    vipDays: null,
    registeredDaysAgo: 0,
    invitedBy: null,
    passwordHash: 'scrypt$16384$8$1$-4m1epUEM1etA7GEZ31Hdg$to4FOIPErKgUmfGwgts0p7znIQZCxwW9ZfHLedTnWuM',
    region: [],
    binds: [],
  },
];
