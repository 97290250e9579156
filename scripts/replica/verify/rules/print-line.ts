/** A cart line of any server as the print rules want it: whatever is a number or a text there, it is one here. */
import type { PageRange, PrintLine } from '#contracts/rules/print/cart-line.ts';
import { isObject, listAt, partAt, wordAt } from '../values/json-parts.ts';

/** The line with everything else it holds; null where it is too little of a line to ask the rules about it. */
export function printLineOf(line: unknown): PrintLine | null {
  const pageNum = wholeAt(line, 'pageNum');
  if (!isObject(line) || pageNum === null) return null;
  return {
    ...line,
    pageNum,
    goods: {
      ...(isObject(line.goods) ? line.goods : {}),
      EditorType: wordAt(line, ['goods', 'EditorType']),
      isHasPastedown: /^(Y|1|true)$/i.test(String(partAt(line, ['goods', 'isHasPastedown']))) ? 'Y' : 'N',
    },
    zhuangDingPageCfg: limitsOf(line),
    buzhou: stepsOf(line),
  };
}

function stepsOf(line: object): PrintLine['buzhou'] {
  return listAt(line, ['buzhou']).map((step) => ({
    ID: wordAt(step, ['ID']),
    Name: wordAt(step, ['Name']),
    IsShow: wordAt(step, ['IsShow']) === 'Y' ? 'Y' : 'N',
    selCnum: wordAt(step, ['selCnum']),
    items: listAt(step, ['items'])
      .map((item) => ({ Cnum: wordAt(item, ['Cnum']), Name: wordAt(item, ['Name']) }))
      .filter(({ Cnum }) => Cnum !== ''),
  }));
}

/** Under the keys they have, codes or names; what is no range limits nothing. */
function limitsOf(line: object): PrintLine['zhuangDingPageCfg'] {
  const limits = partAt(line, ['zhuangDingPageCfg']);
  return Object.fromEntries(
    Object.entries(isObject(limits) ? limits : {}).flatMap(([key, value]) => {
      const range = rangeOf(value);
      return range ? [[key, range] as const] : [];
    }),
  );
}

function rangeOf(value: unknown): PageRange | null {
  const [min, max] = [wholeAt(value, 'min'), wholeAt(value, 'max')];
  return min === null || max === null ? null : { min, max };
}

/** A whole number, or a text of one. */
function wholeAt(value: unknown, key: string): number | null {
  const word = wordAt(value, [key]);
  return /^\d{1,9}$/.test(word) ? Number(word) : null;
}
