const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** An amount in formal Chinese numerals (大写金额); a negative one begins with 负. */
export function chineseAmount(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`);
  const size = Math.abs(fen);
  const yuan = wholeText(Math.floor(size / 100));
  const [jiao, cent] = [Math.floor(size / 10) % 10, size % 10];
  const sign = fen < 0 ? '负' : '';
  if (jiao === 0 && cent === 0) return `${sign}${yuan === '' ? '零' : yuan}圆整`;
  const jiaoText = jiao > 0 ? `${DIGITS[jiao]}角` : yuan === '' ? '' : '零';
  const centText = cent > 0 ? `${DIGITS[cent]}分` : '整';
  return `${sign}${yuan === '' ? '' : `${yuan}圆`}${jiaoText}${centText}`;
}

/** Groups of four digits each, with one 零 for skipped digits. */
function wholeText(value: number): string {
  let text = '';
  let isGap = false;
  const digits = [...String(value)];
  digits.forEach((digit, index) => {
    const place = digits.length - 1 - index;
    if (digit === '0') isGap = text !== '';
    else {
      text += `${isGap ? '零' : ''}${DIGITS[Number(digit)]}${PLACES[place % 4]}`;
      isGap = false;
    }
    const group = digits.slice(Math.max(0, index - 3), index + 1);
    if (place % 4 === 0 && place > 0 && group.some((one) => one !== '0')) text += GROUPS[place / 4] ?? '';
  });
  return text;
}
