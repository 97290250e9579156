import { type CardContent, newCardContent } from '#contracts/rules/cards/card-content.ts';
import type { CardState } from '#contracts/rules/cards/card-states.ts';
import type { CardTheme } from '#contracts/rules/cards/card-themes.ts';
import type { VisitAction, VisitSource } from '../queries/cards/card-visits.ts';
import type { DemoAccount } from './accounts.ts';

export interface DemoCard {
  readonly id: number;
  readonly account: DemoAccount;
  readonly ownerId: number;
  readonly slug: string;
  readonly token: string;
  readonly state: CardState;
  readonly theme: CardTheme;
  readonly content: CardContent;
  /** How many of the published works stand on it. */
  readonly works: number;
}

const SUPER_ID = 10003;
const DEMO_ID = 10001;
const open = (text: string) => ({ text, privacy: 'open' }) as const;

/** 名片 of the demo accounts: `super` has one that is shown and one that is not ready, `demo` one to exchange with. */
export const SEEDED_CARDS: readonly DemoCard[] = [
  {
    ...{ id: 6001, account: 'super', ownerId: SUPER_ID, slug: 'shen-zhiyuan', token: 'kd7m2xq9wa' },
    ...{ state: 'published', theme: 'ink', works: 6 },
    content: {
      ...newCardContent('沈知远'),
      title: open('主编 · 出版顾问'),
      company: open('湖山书局'),
      motto: open('把值得留下的事，印成一本书。'),
      address: open('浙江省杭州市西湖区北山街 88 号'),
      website: open('https://hushan.example'),
      wechat: { text: 'shenzhiyuan_book', privacy: 'scan' },
      mobiles: [
        { label: '工作', text: '0571 8800 0003', privacy: 'open' },
        { label: '手机', text: '190 0000 0003', privacy: 'scan' },
        { label: '家里', text: '0571 8800 9003', privacy: 'hidden' },
      ],
      emails: [{ label: '邮箱', text: 'shenzhiyuan@desk.example', privacy: 'open' }],
      sections: [
        {
          title: '我能帮您',
          text: '家族史与回忆录的策划、编辑\n企业年报、品牌手册的设计与印制\n画册打样与上机跟色',
          privacy: 'open',
        },
        { title: '给同行', text: '欢迎交换样书，可到局里看纸样与装帧样。', privacy: 'scan' },
      ],
    },
  },
  {
    ...{ id: 6002, account: 'super', ownerId: SUPER_ID, slug: 'hushan-studio', token: 'kd7m2xq9wb' },
    ...{ state: 'draft', theme: 'seal', works: 0 },
    content: { ...newCardContent('沈知远'), title: open('装帧工作坊 主理人'), company: open('湖山书局') },
  },
  {
    ...{ id: 6101, account: 'demo', ownerId: DEMO_ID, slug: 'lin-xiaozhou', token: 'kd7m2xq9wc' },
    ...{ state: 'published', theme: 'pine', works: 0 },
    content: {
      ...newCardContent('林晓舟'),
      title: open('自由编辑'),
      company: open('行间文化'),
      mobiles: [{ label: '手机', text: '190 0000 0001', privacy: 'scan' }],
      emails: [{ label: '邮箱', text: 'linxiaozhou@desk.example', privacy: 'open' }],
    },
  },
];

interface DemoVisit {
  readonly hoursAgo: number;
  readonly account: DemoAccount | null;
  readonly source: VisitSource;
  readonly action: VisitAction;
}

/** Who came to the card of `super`, the first one first. */
export const SEEDED_VISITS: readonly DemoVisit[] = [
  { hoursAgo: 500, account: null, source: 'link', action: 'open' },
  { hoursAgo: 330, account: null, source: 'print', action: 'open' },
  { hoursAgo: 261, account: 'vip', source: 'link', action: 'open' },
  { hoursAgo: 190, account: null, source: 'print', action: 'open' },
  { hoursAgo: 189.9, account: null, source: 'print', action: 'save' },
  { hoursAgo: 120, account: null, source: 'scan', action: 'open' },
  { hoursAgo: 74, account: 'demo', source: 'scan', action: 'open' },
  { hoursAgo: 73.9, account: 'demo', source: 'scan', action: 'exchange' },
  { hoursAgo: 50, account: null, source: 'link', action: 'open' },
  { hoursAgo: 27, account: null, source: 'link', action: 'open' },
  { hoursAgo: 26.9, account: null, source: 'link', action: 'save' },
  { hoursAgo: 3, account: null, source: 'print', action: 'open' },
];
/** The code of the first printing. */
export const SEEDED_PRINT = { token: 'kd7m2xq9wd', hoursAgo: 400 } as const;
