import type { OrderCard } from './orders.ts';

export type Tone = 'waiting' | 'wrong' | 'running' | 'good' | 'over';

const TONES: Readonly<Record<OrderCard['state'], Tone>> = {
  unpaid: 'waiting',
  paid: 'running',
  checking_failed: 'wrong',
  proofing: 'waiting',
  ready: 'running',
  producing: 'running',
  delayed: 'wrong',
  shipped: 'waiting',
  done: 'good',
  refunding: 'over',
  canceled: 'over',
  closed: 'over',
};

/** How the state of an order is coloured (状态): by whom it waits for and whether something is wrong. */
export function toneOf(state: OrderCard['state']): Tone {
  return TONES[state];
}
