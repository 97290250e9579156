import { parseTotalReply, type TotalReply } from '#contracts/rules/price/total-reply.ts';
import { bareText } from './scalars.ts';

/** The reply of getTotal (计算价格) from any server; null where it brings no price. */
export function readTotal(reply: unknown): TotalReply | null {
  return parseTotalReply(bareText(reply));
}
