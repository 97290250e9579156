/** Dashes and dots of Chinese, which lie along the line as Latin letters do. */
const LIES = /^[\u2010-\u2027\u2030-\u205E\uFF61-\uFFDC]/;
const STANDS =
  /^[\u00A7\u00A9\u00AE\u00B1\u00BC-\u00BE\u00D7\u00F7\u2016\u2018\u2019\u201C\u201D\u2020\u2021\u203B\u203C\u2042\u2047-\u2049\u2051\u2065\u2100-\u218F\u2460-\u24FF\u25A0-\u25FF\u2600-\u27BF\u2B12-\u2BFF]/;

/** Whether a sign stands upright in vertical text (竖排), as Unicode's property Vertical_Orientation says. */
export function isUpright(sign: string): boolean {
  if (STANDS.test(sign)) return true;
  return (sign.codePointAt(0) ?? 0) >= 0x2e80 && !LIES.test(sign);
}
