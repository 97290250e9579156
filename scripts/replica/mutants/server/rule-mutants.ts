import { type Mutant, mutant } from '../mutant.ts';

const RULES = 'contracts/rules';

/** Servers that reckon wrongly: print rules that are off by one or gone, and prices. */
export const RULE_MUTANTS: readonly Mutant[] = [
  // Rules that are off by one, or gone.
  mutant(
    'rule',
    'saddle-stitch-by-two',
    `${RULES}/print/page-count`,
    'return (line.pageNum - pagesOutsideSheets(line.goods)) % 4 === 0;',
    'return (line.pageNum - pagesOutsideSheets(line.goods)) % 2 === 0;',
  ),
  mutant(
    'rule',
    'pasted-down-forgotten',
    `${RULES}/print/page-count`,
    "goods.isHasPastedown === 'N' ? 2 : 0",
    "goods.isHasPastedown === 'N' ? 0 : 0",
  ),
  mutant(
    'rule',
    'page-range-one-more',
    `${RULES}/print/page-count`,
    'pageNum >= range.min && pageNum <= range.max',
    'pageNum >= range.min && pageNum <= range.max + 1',
  ),
  mutant(
    'rule',
    'page-range-one-less',
    `${RULES}/print/page-count`,
    'pageNum >= range.min && pageNum <= range.max',
    'pageNum > range.min && pageNum <= range.max',
  ),
  mutant(
    'rule',
    'weight-200-to-67',
    `${RULES}/print/page-count`,
    "'200克': { min: 1, max: 66 }",
    "'200克': { min: 1, max: 67 }",
  ),
  mutant(
    'rule',
    'weight-157-from-8',
    `${RULES}/print/page-count`,
    "'157克': { min: 7, max: 398 }",
    "'157克': { min: 8, max: 398 }",
  ),
  mutant(
    'rule',
    'weight-128-from-66',
    `${RULES}/print/page-count`,
    "'128克': { min: 67, max: 9999 }",
    "'128克': { min: 66, max: 9999 }",
  ),
  mutant(
    'rule',
    'weight-250-to-32',
    `${RULES}/print/page-count`,
    "'250克': { min: 1, max: 31 }",
    "'250克': { min: 1, max: 32 }",
  ),
  mutant(
    'rule',
    'cloth-takes-any-binding',
    `${RULES}/print/step-availability`,
    'if (chosen.isClothCover && !isHardcoverName(item.Name)) {',
    'if (false) {',
  ),
  mutant(
    'rule',
    'lamination-not-needed',
    `${RULES}/print/step-availability`,
    "if (item.Name.trim() === NO_LAMINATION && chosen.laminated !== '') {",
    'if (false) {',
  ),
  mutant(
    'rule',
    'quantity-zero',
    `${RULES}/price/quantity`,
    'export const QUANTITY_MIN = 1;',
    'export const QUANTITY_MIN = 0;',
  ),
  mutant(
    'rule',
    'quantity-one-too-many',
    `${RULES}/price/quantity`,
    'export const QUANTITY_MAX = 1000000;',
    'export const QUANTITY_MAX = 1000001;',
  ),
  // Prices.
  mutant(
    'price',
    'price-rounded-up',
    `${RULES}/decimal`,
    'return (value.digits * 100n) / 10n ** BigInt(value.scale);',
    'return (value.digits * 100n + 10n ** BigInt(value.scale) - 1n) / 10n ** BigInt(value.scale);',
  ),
  mutant(
    'price',
    'discount-forgotten',
    'server/services/ShoppingServiceMag/getTotal',
    '    total: priced.total,',
    '    total: priced.goodsTotal,',
  ),
  mutant(
    'price',
    'discount-is-what-is-left',
    'server/services/ShoppingServiceMag/getTotal',
    '    discount: priced.discount,',
    "    discount: priced.discount === '0' ? '0' : (1 - Number(priced.discount)).toFixed(2),",
  ),
  mutant(
    'price',
    'seventh-value-is-the-eighth',
    `${RULES}/price/total-reply`,
    '    extras.nextTierDiscount,\n    unitPrice,\n    extras.weightGram,\n',
    "    extras.nextTierDiscount,\n    '',\n    unitPrice,\n    extras.weightGram,\n",
  ),
  mutant(
    'price',
    'tier-begins-one-later',
    `${RULES}/price/goods-price`,
    'tier.fromCount <= input.count',
    'tier.fromCount < input.count',
  ),
  mutant(
    'price',
    'pages-cost-nothing',
    `${RULES}/price/goods-price`,
    "perCopyFen * 1000n + perPageMilliFen * whole(input.pageNum, 'page count', 0)",
    'perCopyFen * 1000n',
  ),
  mutant(
    'price',
    'wallet-pays-all',
    `${RULES}/price/wallet-split`,
    'restFen: wallet.amountFen - offFen,',
    'restFen: 0,',
  ),
];
