import type { OrderEvent } from './order-states.ts';
import { AUTO_RECEIVE_MS } from './order-times.ts';

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** The quoted part of a written reason. */
const REASON_SHOWN = 60;
const DAY_MS = 86_400_000;

type Words = (no: string, reason: string) => NoticeWords;

/** The notice of an order event (订单通知) and the next step; a member's own actions make none. */
const WORDS: Partial<Record<OrderEvent, Words>> = {
  pay: (no) => ({ title: '付款成功', text: `订单 ${no} 已付款。接下来审稿，审稿前还可以替换文件` }),
  'fail-check': (no) => ({
    title: '印刷文件有问题',
    text: `订单 ${no} 的文件没有通过审稿。请替换文件，或确认照此印刷，之后继续生产`,
  }),
  'make-proof': (no) => ({
    title: '样稿待确认',
    text: `订单 ${no} 的样稿已生成。请查看并确认，确认后安排生产`,
  }),
  start: (no) => ({ title: '开始生产', text: `订单 ${no} 已上机印刷。完成装订和质检后发货` }),
  delay: (no, reason) => ({
    title: '生产延期',
    text: `订单 ${no} 的生产延期${reason === '' ? '' : `：${reason}`}。可以继续等待，也可以申请退款`,
  }),
  ship: (no) => ({ title: '订单已发货', text: `订单 ${no} 已打包发出。收到后请清点并确认收货` }),
  'auto-receive': (no) => ({
    title: '订单已完成',
    text: `订单 ${no} 发货满 ${AUTO_RECEIVE_MS / DAY_MS} 天，已自动确认收货。如有问题可以申请售后`,
  }),
};

/** Null if there is no notice. */
export function orderNotice(
  event: OrderEvent,
  { no, reason }: { no: string; reason: string },
): NoticeWords | null {
  const quoted = [...reason].slice(0, REASON_SHOWN).join('');
  return WORDS[event]?.(no, quoted) ?? null;
}
