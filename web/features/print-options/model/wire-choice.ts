import type { LineChange } from '#web/features/print-options/line/api.ts';
import type { Adding } from '../api.ts';
import { type Chosen, priceQuestion } from './chosen.ts';

/** What is saved (保存购物车): the choice that was priced, for a line of the cart, with the remark. */
export function cartChange(CartID: string, chosen: Chosen, memberID: string): LineChange {
  return { CartID, ...priceQuestion(chosen, memberID), remarkinfo: chosen.remarkinfo };
}

/** What is put into the cart (加入购物车, 立即购买); what is bought at once stays a line of its own. */
export function cartAddition(
  { publicationID, isKnown }: { readonly publicationID: string; readonly isKnown: boolean },
  chosen: Chosen,
  how: 'add' | 'buy',
): Adding {
  const known = isKnown ? ({ known: 'Y' } as const) : {};
  return { ...chosen, publicationID, merge: how === 'add' ? 'Y' : 'N', ...known };
}
