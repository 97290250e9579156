import { joinCnums } from '#contracts/rules/cnums.ts';
import type { CartItem, LineChange, PriceQuestion } from '#web/lib/line/api.ts';
import type { Draft } from './draft.ts';

export interface Choice {
  readonly item: CartItem;
  readonly draft: Draft;
  /** The checked quantity. */
  readonly count: number;
  /** The user_id of the logged-in user. */
  readonly memberID: string;
}

/** What the price (计算价格) is asked for. */
export function priceQuestion({ item, draft, count, memberID }: Choice): PriceQuestion {
  return {
    goodsID: item.goods.ID,
    cnums: joinCnums(draft.line.buzhou),
    count: String(count),
    pagesNum: String(draft.line.pageNum),
    memberID,
  };
}

/** What is saved (保存购物车): the choice that was priced, for this line, with the remark. */
export function cartChange(choice: Choice): LineChange {
  return { CartID: choice.item.ID, ...priceQuestion(choice), remarkinfo: choice.draft.remark };
}
