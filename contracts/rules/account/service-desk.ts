/** When people sit at the service desk (客服时间), in hours of China. */
const HOURS = { from: 9, to: 21 } as const;

export const DESK_HOURS = `每天 ${HOURS.from}:00 – ${HOURS.to}:00`;

/** From this total on a price is worth a talk (客服报价), in fen. */
export const QUOTE_FROM_FEN = 10_000_000;

/** What a message to the desk is about: something in general, an order, or the price of many copies. */
export const DESK_TOPICS = ['general', 'order', 'quote'] as const;
export type DeskTopic = (typeof DESK_TOPICS)[number];

interface DeskMessage {
  readonly content: string;
  readonly topic: DeskTopic;
  /** The order that is attached; null without one. */
  readonly order: { readonly no: string; readonly stateText: string; readonly nextText: string } | null;
  readonly now: number;
}

/** What the desk can say about a subject at once, by words of the message; the first that fits. */
const SUBJECTS: readonly (readonly [words: RegExp, answer: string])[] = [
  [/发票|抬头|税号/, '发票在「发票」里申请和下载，抬头填错可以红冲重开。'],
  [/退款|退货|取消/, '开印前可以在订单里申请退款；开印后有质量问题，请在订单里申请售后。'],
  [/色差|破损|少|错|质量|漏/, '请在订单里申请售后，写明第几页、什么现象并附照片，2 小时内答复。'],
  [/地址|改地方|收货人/, '付款前可以在订单里修改地址；付款后请写明新的收件人、电话和地址，我们来改。'],
  [/催|快|什么时候|多久|加急/, '进度和预计送达日期在订单详情里实时更新。'],
];

export function isDeskOpen(now: number): boolean {
  const hour = new Date(now + 8 * 3_600_000).getUTCHours();
  return hour >= HOURS.from && hour < HOURS.to;
}

/** What the desk answers at once (客服答复), and when a person goes on with it. */
export function deskAnswer({ content, topic, order, now }: DeskMessage): string {
  const about = order === null ? [] : [`订单 ${order.no}：${order.stateText}。${order.nextText}`.trim()];
  const quote = topic === 'quote' ? ['大批量可以按用纸和工期单独报价，请留下数量、开本和希望的交期。'] : [];
  const subject = SUBJECTS.find(([words]) => words.test(content))?.[1];
  const then = isDeskOpen(now)
    ? '客服已收到，2 小时内继续为您处理。'
    : `现在是休息时间（客服时间${DESK_HOURS}），上班后第一时间为您处理。`;
  return [...about, ...quote, ...(subject === undefined ? [] : [subject]), then].join('\n');
}
