/**
 * Parts of characters (部首) have places of their own in Unicode and look like characters; some programs, Chromium among
 * them, write one for the other into a PDF, and a search for 页 does not find ⻚. Each is followed by its character; the
 * parts of the Kangxi dictionary Unicode itself says.
 */
const PAIRS =
  '⺠民⺟母⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⻳龟';

const CHARACTERS = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, place) => [PAIRS[place * 2], PAIRS[place * 2 + 1]]),
);

export function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2fd5]/g, (part) => CHARACTERS.get(part) ?? part.normalize('NFKC'));
}
