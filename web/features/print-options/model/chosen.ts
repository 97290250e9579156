import { joinCnums } from '#contracts/rules/print/cnums.ts';
import type { PriceQuestion } from '#web/features/print-options/line/api.ts';
import type { Draft } from './draft.ts';

/** A choice that can go somewhere, by the names that every call has for it. */
export interface Chosen {
  readonly goodsID: string;
  readonly cnums: string;
  readonly count: string;
  readonly pagesNum: string;
  readonly remarkinfo: string;
}

/** The draft with its checked quantity. */
export function chosenOf({ goodsID, line, remark }: Draft, count: number): Chosen {
  return {
    goodsID,
    cnums: joinCnums(line.buzhou),
    count: String(count),
    pagesNum: String(line.pageNum),
    remarkinfo: remark,
  };
}

/** What the price (计算价格) is asked for. The member is the user_id of the logged-in user. */
export function priceQuestion({ goodsID, cnums, count, pagesNum }: Chosen, memberID: string): PriceQuestion {
  return { goodsID, cnums, count, pagesNum, memberID };
}
