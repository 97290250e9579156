import type { Box, New, Page, PageElement, ShapeElement, TextElement, TextStyle } from '../pages/document.ts';
import { withIds } from '../pages/ids.ts';
import { THEME_COLOURS } from './card-themes.ts';
import type { CardView } from './card-view.ts';
import { type CodeMatrix, codeRuns } from './code-runs.ts';
import { fittedSize } from './fitted-size.ts';

/** 名片 in the usual size in China. */
export const CARD_SIZE = { widthMm: 90, heightMm: 54 } as const;

type Side = Pick<Page, 'ground' | 'elements'>;

const MARGIN = 8;
const INNER = CARD_SIZE.widthMm - 2 * MARGIN;
const LINE_STEP = 3.8;
const LINES_MOST = 6;
const CODE_SIDE = 27;
/** Four light fields around a code, which phones need to find it. */
const QUIET = 4;

/** 印刷名片: the visible content in front, a code for the card on the back. */
export function printedCard(view: CardView, code: CodeMatrix): readonly [Side, Side] {
  return [front(view), back(view, code)];
}

function front(view: CardView): Side {
  const colours = THEME_COLOURS[view.theme];
  const dark = view.theme === 'dusk';
  const ground = dark ? colours.head : '#ffffff';
  const [strong, soft] = dark ? [colours.onHead, colours.onHeadSoft] : [colours.text, colours.soft];
  const { family } = colours;
  const line = (text: string, y: number, style: Partial<TextStyle> & { most: number }) =>
    textLine(text, { x: MARGIN, y, w: INNER, h: 0 }, { family, color: strong, ...style });
  const lines = contactLines(view);
  const top = CARD_SIZE.heightMm - MARGIN - lines.length * LINE_STEP + 1.2;
  return {
    ground,
    elements: withIds([
      bar({ x: 0, y: 0, w: 2.4, h: CARD_SIZE.heightMm }, colours.accent),
      ...line(view.name, 6.2, { most: 6, weight: 700 }),
      ...line(view.title, 15, { most: 2.6, color: soft }),
      ...line(view.company, 18.9, { most: 2.6, color: soft }),
      ...lines.flatMap((text, at) =>
        line(text, top + at * LINE_STEP, { most: 2.5, family: 'sans', color: strong }),
      ),
    ]),
  };
}

/** The contact details that fit: the first of each kind before the second of any. */
function contactLines({ mobiles, emails, wechat, website, address }: CardView): string[] {
  const [mobile, ...moreMobiles] = mobiles;
  const [email, ...moreEmails] = emails;
  const lines = [
    mobile && `${mobile.label}  ${mobile.text}`,
    ...moreMobiles.slice(0, 1).map(({ label, text }) => `${label}  ${text}`),
    email && `${email.label}  ${email.text}`,
    ...moreEmails.slice(0, 1).map(({ label, text }) => `${label}  ${text}`),
    wechat && `微信  ${wechat}`,
    website.replace(/^https?:\/\//i, ''),
    address,
  ];
  return lines.flatMap((line) => (line ? [line] : [])).slice(0, LINES_MOST);
}

function back(view: CardView, code: CodeMatrix): Side {
  const { head, onHead, onHeadSoft, family } = THEME_COLOURS[view.theme];
  const x = (CARD_SIZE.widthMm - CODE_SIDE) / 2;
  const words = (text: string, y: number, most: number, color: string) =>
    textLine(text, { x: MARGIN, y, w: INNER, h: 0 }, { family, color, most, align: 'center' });
  return {
    ground: head,
    elements: withIds([
      { ...bar({ x, y: 6, w: CODE_SIDE, h: CODE_SIDE }, '#ffffff'), radius: 1.6 },
      ...codeShapes({ x, y: 6, w: CODE_SIDE, h: CODE_SIDE }, code),
      ...words(view.company === '' ? view.name : view.company, 36, 3.6, onHead),
      ...words('扫码查看最新联系方式', 43.5, 2.5, onHeadSoft),
    ]),
  };
}

function codeShapes(box: Box, code: CodeMatrix): New<ShapeElement>[] {
  const field = box.w / (code.length + 2 * QUIET);
  return codeRuns(code).map(({ x, y, w }) =>
    bar(
      { x: box.x + (x + QUIET) * field, y: box.y + (y + QUIET) * field, w: w * field, h: field },
      '#000000',
    ),
  );
}

/** One line that shrinks to fit; nothing for an empty text. */
function textLine(
  text: string,
  box: Box,
  { most, ...style }: Partial<TextStyle> & { readonly most: number },
): readonly New<PageElement>[] {
  if (text === '') return [];
  const whole: TextStyle = {
    ...{ family: 'sans', weight: 400, size: most, leading: 1.4, color: '#000000', align: 'left', indent: 0 },
    ...style,
  };
  const size = hundredth(fittedSize(text, whole, { width: box.w, most, least: 1.2 }));
  const element: New<TextElement> = {
    ...{ kind: 'text', text, style: { ...whole, size }, part: 'prose' },
    ...{ ...box, y: hundredth(box.y), h: hundredth(size * whole.leading * 1.05) },
  };
  return [element];
}

function bar(box: Box, fill: string): New<ShapeElement> {
  const [x, y, w, h] = [box.x, box.y, box.w, box.h].map(hundredth) as [number, number, number, number];
  return { kind: 'shape', x, y, w, h, form: 'rect', fill, stroke: null, strokeWidth: 0, radius: 0 };
}

/** Finer than any press. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
