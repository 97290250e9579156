import { bareText } from './scalars.ts';

const SAVED = 'ok';

/** Whether the reply of updateCart (保存购物车商品) says that the line is saved: the body ok, and nothing else. */
export function isCartSaved(reply: unknown): boolean {
  return bareText(reply) === SAVED;
}
