import { chosenOptions, optionsText } from '#contracts/rules/print/options-text.ts';
import type { CartLine } from './cart.ts';

/** From this many lines on one looks for a line rather than reading all. */
export const SEARCHED_FROM = 6;
export const CART_KEYWORD_MAX = 50;

function wordsOf({ clientDesignName, goodsName, showPageNum, buzhou, remarkinfo }: CartLine): string {
  const options = optionsText(chosenOptions(buzhou));
  return [clientDesignName, goodsName, showPageNum, options, remarkinfo]
    .join(' ')
    .normalize('NFKC')
    .toLowerCase();
}

/** The lines (搜索购物车) that have all of the words: the name of the work, of the product, or what was chosen. */
export function foundLines(lines: readonly CartLine[], keyword: string): readonly CartLine[] {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter((line) => {
    const own = wordsOf(line);
    return words.every((word) => own.includes(word));
  });
}
