import type { OrderEvent, OrderState } from '#contracts/rules/orders/order-states.ts';
import {
  AUTO_RECEIVE_MS,
  FIRST_STAGE,
  lastOpen,
  PAY_WITHIN_MS,
  PRODUCTION_STAGES,
  QUEUE_MS,
  REFUND_MS,
  REPLACE_WITHIN_MS,
  whenOpen,
} from '#contracts/rules/orders/order-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface HistoryGoal {
  readonly state: OrderState;
  /** Where producing or delayed; the first one where it is left out. */
  readonly stage?: string;
  readonly wantsProof?: boolean;
  /** How the end came where there are two ways: nobody paid, or nobody said that the parcel had come. */
  readonly byItself?: boolean;
  /** The member knew of what the check finds in the file, and had it printed as it is. */
  readonly isAccepted?: boolean;
}

export interface PastEvent {
  readonly event: OrderEvent;
  /** How long after the one before it, the first after the order was placed. */
  readonly afterMs: number;
}

const PAID: readonly PastEvent[] = [{ event: 'pay', afterMs: 6 * MINUTE_MS }];

/** What happened to an order until it was in a state (订单经过), at the pace at which it happens by itself. */
export function historyOf(goal: HistoryGoal): readonly PastEvent[] {
  switch (goal.state) {
    case 'unpaid':
      return [];
    case 'paid':
      return PAID;
    case 'checking_failed':
      return [...PAID, { event: 'fail-check', afterMs: REPLACE_WITHIN_MS }];
    case 'proofing':
      return [...PAID, { event: 'make-proof', afterMs: REPLACE_WITHIN_MS }];
    case 'ready':
      return ready(goal);
    case 'producing':
      return producing(goal);
    case 'delayed':
      return [...producing(goal), { event: 'delay', afterMs: HOUR_MS }];
    case 'shipped':
      return shipped(goal);
    case 'done':
      return [...shipped(goal), received(goal)];
    case 'refunding':
      return [...PAID, { event: 'ask-refund', afterMs: 12 * MINUTE_MS }];
    case 'closed':
      return [...historyOf({ state: 'refunding' }), { event: 'refund', afterMs: REFUND_MS }];
    case 'canceled':
      return [canceled(goal)];
  }
}

/** What the workshop does, and when it is open. */
const IN_WORKSHOP: readonly OrderEvent[] = ['start', 'next-stage', 'delay', 'ship'];

export interface Past {
  readonly placedAt: number;
  readonly events: readonly { readonly event: OrderEvent; readonly at: number }[];
}

/** When all that happened, for an order that came into its state so long ago; nothing in the workshop at night. */
export function pastOf(goal: HistoryGoal & { readonly sinceMs: number }, now: number): Past {
  const events: { event: OrderEvent; at: number }[] = [];
  let at = now - goal.sinceMs;
  for (const { event, afterMs } of historyOf(goal).toReversed()) {
    if (IN_WORKSHOP.includes(event)) {
      // Only what was last can be put off until the morning.
      const morning = whenOpen(at);
      at = events.length === 0 && morning <= now ? morning : lastOpen(at);
    }
    events.unshift({ event, at });
    at -= afterMs;
  }
  return { placedAt: at, events };
}

function ready({ wantsProof = false, isAccepted = false }: HistoryGoal): readonly PastEvent[] {
  if (isAccepted) {
    return [...historyOf({ state: 'checking_failed' }), { event: 'accept-file', afterMs: 25 * MINUTE_MS }];
  }
  if (!wantsProof) return [...PAID, { event: 'pass-check', afterMs: REPLACE_WITHIN_MS }];
  return [...historyOf({ state: 'proofing' }), { event: 'accept-proof', afterMs: 47 * MINUTE_MS }];
}

function producing(goal: HistoryGoal): readonly PastEvent[] {
  const place = PRODUCTION_STAGES.findIndex(({ key }) => key === (goal.stage ?? FIRST_STAGE));
  if (place < 0) throw new RangeError(`there is no production stage ${goal.stage}`);
  const passed = PRODUCTION_STAGES.slice(0, place);
  return [
    ...ready(goal),
    { event: 'start', afterMs: QUEUE_MS },
    ...passed.map(({ durationMs }): PastEvent => ({ event: 'next-stage', afterMs: durationMs })),
  ];
}

function shipped(goal: HistoryGoal): readonly PastEvent[] {
  const last = PRODUCTION_STAGES.at(-1);
  const producedAll = producing({ ...goal, stage: last?.key ?? FIRST_STAGE });
  return [...producedAll, { event: 'ship', afterMs: last?.durationMs ?? 0 }];
}

function received({ byItself = false }: HistoryGoal): PastEvent {
  return byItself
    ? { event: 'auto-receive', afterMs: AUTO_RECEIVE_MS }
    : { event: 'receive', afterMs: 98 * HOUR_MS };
}

function canceled({ byItself = false }: HistoryGoal): PastEvent {
  return byItself
    ? { event: 'expire', afterMs: PAY_WITHIN_MS }
    : { event: 'cancel', afterMs: 20 * MINUTE_MS };
}
