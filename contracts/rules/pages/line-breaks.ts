/** 行首禁则: no line begins with these. */
const NO_BEGINNING = new Set(
  '，。、；：？！）】》」』〉〕〗］｝”’…‥—～·・％‰℃々〻ーぁぃぅぇぉっゃゅょァィゥェォッャュョゝゞヽヾ!%),.:;?]}»›',
);

/** 行尾禁则: no line ends with these. */
const NO_END = new Set('（【《「『〈〔〖［｛“‘￥＄＃([{«‹¥$£€');

/** The characters of words and numbers in other scripts; an apostrophe occurs within some. */
const OF_WORD = /^[!-~’\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u;
const FIRST_FULL_WIDTH = 0xff00;

function isOfWord(glyph: string): boolean {
  return OF_WORD.test(glyph) && glyph.charCodeAt(0) < FIRST_FULL_WIDTH;
}

/** Whether a line may end between two neighbours (断行): words stay whole, and 禁则 is respected. */
export function canBreakBetween(before: string, after: string): boolean {
  // A space hangs invisibly at the end of its line.
  if (after === ' ' || NO_BEGINNING.has(after.charAt(0)) || NO_END.has(before)) return false;
  if (before === '-') return /\p{L}/u.test(after);
  return !(isOfWord(before) && isOfWord(after));
}
