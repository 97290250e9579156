import { PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import type { LinkStep } from '../link/link.ts';
import type { Words } from '../words/table.ts';

interface ClockPreset {
  readonly name: keyof Words['world']['clock']['preset'];
  /** By how much it goes on, for its words. */
  readonly minutes: number;
  readonly step: LinkStep;
}

export const LEAPS = ['1m', '1h', '1d', '7d'] as const;

const AFTER_PAYMENT = PAY_WITHIN_MS / 60_000 + 1;

/** What testers wait for most often. */
export const CLOCK_PRESETS: readonly ClockPreset[] = [
  { name: 'qr', minutes: 3, step: { kind: 'clock', name: '+3m', params: {} } },
  {
    name: 'unpaid',
    minutes: AFTER_PAYMENT,
    step: { kind: 'clock', name: `+${AFTER_PAYMENT}m`, params: {} },
  },
  {
    name: 'membership',
    minutes: 0,
    step: { kind: 'scenario', name: 'membership-expires-tomorrow', params: { account: 'super' } },
  },
];
