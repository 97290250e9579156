import { chinaMomentAt } from '../china-time.ts';
import type { OrderEvent, OrderState } from './order-states.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 付款时限: how long an order waits for its payment, and for a bank transfer. */
export const PAY_WITHIN_MS = 2 * HOUR_MS;
export const TRANSFER_WITHIN_MS = 3 * DAY_MS;
/** 替换文件: how long after the payment the file can be replaced; the check takes as long. */
export const REPLACE_WITHIN_MS = 30 * MINUTE_MS;
/** 排产: how long an accepted order waits for a machine. */
export const QUEUE_MS = 2 * HOUR_MS;
/** 自动收货: when an arrived order counts as received. */
export const AUTO_RECEIVE_MS = 14 * DAY_MS;
/** 退款: how long the money takes. */
export const REFUND_MS = 10 * MINUTE_MS;
/** 售后: the time after receipt in which it can be requested. */
export const AFTER_SALE_WITHIN_MS = 15 * DAY_MS;
/** 催审: the time before another reminder. */
export const URGE_AGAIN_MS = HOUR_MS;
/** The delay of a delayed production. */
export const DELAY_MS = DAY_MS;

/** 工坊作息: from eight in the morning until ten in the evening, in minutes of the day. */
const OPENS_AT = 8 * 60;
const CLOSES_AT = 22 * 60;
/** When the last work of an evening is written down. */
const LAST_ENTRY_AT = CLOSES_AT - 20;

/** This moment or, at night, when the workshop opens again: what is ready at night is seen in the morning. */
export function whenOpen(at: number): number {
  const opens = chinaMomentAt(at, 0, OPENS_AT);
  if (at < opens) return opens;
  return at < chinaMomentAt(at, 0, CLOSES_AT) ? at : chinaMomentAt(at, 1, OPENS_AT);
}

/** This moment or, at night, the end of the evening before. */
export function lastOpen(at: number): number {
  const opens = whenOpen(at);
  return opens === at ? at : chinaMomentAt(opens, -1, LAST_ENTRY_AT);
}

export interface ProductionStage {
  readonly key: string;
  readonly name: string;
  readonly durationMs: number;
}

/** 生产工序, in their order. */
export const PRODUCTION_STAGES: readonly ProductionStage[] = [
  { key: 'printing', name: '印刷', durationMs: 8 * HOUR_MS },
  { key: 'laminating', name: '覆膜', durationMs: 4 * HOUR_MS },
  { key: 'binding', name: '装订', durationMs: 6 * HOUR_MS },
  { key: 'cutting', name: '裁切', durationMs: 2 * HOUR_MS },
  { key: 'inspecting', name: '质检', durationMs: 2 * HOUR_MS },
];

export const FIRST_STAGE = 'printing';

/** The stage after this one; null after the last. */
export function stageAfter(key: string): string | null {
  const place = PRODUCTION_STAGES.findIndex((stage) => stage.key === key);
  return PRODUCTION_STAGES[place + 1]?.key ?? null;
}

export interface DueFacts {
  readonly state: OrderState;
  readonly stage: string;
  /** When the state or the stage began. */
  readonly since: number;
  readonly expiresAt: number;
  readonly wantsProof: boolean;
  readonly hasFileErrors: boolean;
}

export interface Due {
  readonly at: number;
  readonly event: OrderEvent;
}

/** The automatic next event of an order and its time (到期事项); null if it waits for action. */
export function dueOf({ state, stage, since, expiresAt, wantsProof, hasFileErrors }: DueFacts): Due | null {
  switch (state) {
    case 'unpaid':
      return { at: expiresAt, event: 'expire' };
    case 'paid': {
      const event = hasFileErrors ? 'fail-check' : wantsProof ? 'make-proof' : 'pass-check';
      return { at: since + REPLACE_WITHIN_MS, event };
    }
    case 'ready':
      return { at: whenOpen(since + QUEUE_MS), event: 'start' };
    case 'producing': {
      const duration = PRODUCTION_STAGES.find(({ key }) => key === stage)?.durationMs ?? 0;
      return { at: whenOpen(since + duration), event: stageAfter(stage) === null ? 'ship' : 'next-stage' };
    }
    case 'delayed':
      return { at: whenOpen(since + DELAY_MS), event: 'resume' };
    case 'shipped':
      return { at: since + AUTO_RECEIVE_MS, event: 'auto-receive' };
    case 'refunding':
      return { at: since + REFUND_MS, event: 'refund' };
    default:
      return null;
  }
}
