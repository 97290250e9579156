import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import type { LinkStep } from '../link/link.ts';

interface ClockPreset {
  readonly title: string;
  readonly text: string;
  readonly step: LinkStep;
}

export const LEAPS = [
  { advance: '1m', word: '1 分钟' },
  { advance: '1h', word: '1 小时' },
  { advance: '1d', word: '1 天' },
  { advance: '7d', word: '7 天' },
] as const;

const PAY_WITHIN_MINUTES = PAY_WITHIN_MS / 60_000;

/** What testers wait for most often. */
export const CLOCK_PRESETS: readonly ClockPreset[] = [
  {
    title: '二维码过期',
    text: '前进 3 分钟，登录二维码失效',
    step: { kind: 'clock', name: '+3m', params: {} },
  },
  {
    title: '订单超时',
    text: `前进 ${PAY_WITHIN_MINUTES + 1} 分钟，未付款的订单自动取消`,
    step: { kind: 'clock', name: `+${PAY_WITHIN_MINUTES + 1}m`, params: {} },
  },
  {
    title: '会员明天到期',
    text: 'super 的会员改为明天到期',
    step: { kind: 'scenario', name: 'membership-expires-tomorrow', params: { account: 'super' } },
  },
];
