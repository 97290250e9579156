import { type Done, done, type Missing, missing, type Refused, refused, refusedField } from '../decision.ts';
import { yuanText } from '../money.ts';
import { paidForPart, partsOf } from '../parcels/order-parts.ts';
import {
  type AfterSaleKind,
  type AfterSaleState,
  afterSaleFen,
  afterSaleWaitMs,
  nextAfterSaleState,
} from './after-sale.ts';
import type { LogSentence } from './order-moves.ts';
import { AFTER_SALE_KIND_TEXTS } from './order-words.ts';

export const AFTER_SALE_REFUND_TITLE = '售后退款';

const NOT_SHOWN = '照片未显示质量问题，请补充后重新申请';

interface AskedFor {
  readonly kind: AfterSaleKind;
  readonly reason: string;
  readonly description: string;
  readonly photos?: readonly string[];
  /** The part of an order to several addresses (分寄), counted from 1; 0 for all of it. */
  readonly part?: number;
}

/** The customer's request (申请售后), and the money it would return. */
export function askAfterSale(
  order: { readonly payTotalFen: number; readonly refundedFen: number; readonly parts: string },
  asked: AskedFor,
  at: number,
) {
  const { kind, part = 0 } = asked;
  const about = part === 0 ? null : (partsOf(order)[part - 1] ?? 'none');
  if (about === 'none') return refusedField('bad-part', '请选择有问题的地址');
  const leftFen = order.payTotalFen - order.refundedFen;
  const amountFen = afterSaleFen(kind, about ? Math.min(leftFen, paidForPart(order, part)) : leftFen);
  if (kind !== 'reprint' && amountFen === 0) {
    return refusedField('bad-kind', '款项已全部退回，只能申请重印');
  }
  const state = 'applied';
  const sentence: LogSentence = {
    actor: '会员',
    text: `申请售后（${AFTER_SALE_KIND_TEXTS[kind]}）：${about ? `${about.address.name} 收到的，` : ''}${asked.reason}`,
  };
  return done({
    row: { ...asked, amountFen, state, createdAt: at, updatedAt: at, dueAt: dueAfter(state, at) },
    log: sentence,
  } as const);
}

interface AfterSale {
  readonly state: AfterSaleState;
  readonly kind: AfterSaleKind;
  readonly amountFen: number;
}

export interface AfterSaleMove {
  readonly state: AfterSaleState;
  readonly change: {
    readonly state: AfterSaleState;
    readonly updatedAt: number;
    readonly dueAt: number | null;
    readonly answer?: string;
  };
  readonly log: LogSentence;
}

/** Withdraws it (撤销售后) before a decision. */
export function withdrawAfterSale(
  sale: AfterSale | null,
  order: { readonly deletedAt: number | null } | null,
  at: number,
): Done<AfterSaleMove> | Refused<'order-state'> | Missing<'after-sale'> {
  if (!sale || !order || order.deletedAt !== null) return missing('after-sale');
  if (sale.state !== 'applied') return refused('order-state');
  const state = 'withdrawn';
  return done({
    state,
    change: { state, updatedAt: at, dueAt: dueAfter(state, at) },
    log: { actor: '会员', text: '撤销售后申请' },
  });
}

/** The shop refuses (拒绝). */
export function refuseAfterSale(at: number): AfterSaleMove {
  const state = 'refused';
  return {
    state,
    change: { state, updatedAt: at, dueAt: dueAfter(state, at), answer: NOT_SHOWN },
    log: { actor: '客服', text: `售后已拒绝：${NOT_SHOWN}` },
  };
}

/** Its automatic next state and the money refunded with it; null at the end. */
export function nextOfAfterSale({
  state,
  kind,
  amountFen,
}: AfterSale): { readonly state: AfterSaleState; readonly refundFen: number } | null {
  const next = nextAfterSaleState(state, kind);
  return next && { state: next, refundFen: next === 'done' && kind !== 'reprint' ? amountFen : 0 };
}

/** That step as written to the log, with the refunded amount. */
export function advanceAfterSale(
  { kind }: AfterSale,
  { state, givenFen, at }: { state: AfterSaleState; givenFen: number; at: number },
): AfterSaleMove {
  const answer = answerTo(kind, state, givenFen);
  return {
    state,
    change: { state, updatedAt: at, dueAt: dueAfter(state, at), answer },
    log: { actor: '客服', text: answer },
  };
}

function answerTo(kind: AfterSaleKind, state: AfterSaleState, givenFen: number): string {
  if (state === 'done' && kind === 'reprint') return '已按原规格重印并免费寄出';
  if (state === 'done') return `已退款 ${yuanText(givenFen)}，原路退回`;
  return kind === 'reprint' ? '已同意重印，安排生产' : '已同意退款，款项处理中';
}

function dueAfter(state: AfterSaleState, at: number): number | null {
  const wait = afterSaleWaitMs(state);
  return wait === null ? null : at + wait;
}
