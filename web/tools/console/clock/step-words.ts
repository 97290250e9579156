import type { OrderView } from '#contracts/control/product.ts';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import { wordOf, words } from '../words/words.ts';

function stageName(stage: string): string {
  return PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? '';
}

export function stateWords({ state, stage }: OrderView): string {
  return [ORDER_STATE_TEXTS[state], stageName(stage)].filter((word) => word !== '').join(' · ');
}

/** What a press does (下一步). */
export function stepWord({ next, stage }: OrderView): string {
  if (next === null) return '';
  const say = words().world.orders;
  return next === 'next-stage' ? say.finish(stageName(stage)) : wordOf(say.step, next);
}

/** Why nothing can be pressed. */
export function whyNoStep({ state }: OrderView): string {
  const { wait, noStep } = words().world.orders;
  return wordOf(wait, state, noStep);
}

/** Why steps alone do not come to the parcel; empty where they do, and where it has left. */
export function whyNotToShipped({ state, shipsByItself }: OrderView): string {
  return shipsByItself || (state !== 'unpaid' && state !== 'paid') ? '' : words().world.orders.memberFirst;
}
