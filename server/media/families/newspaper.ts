import { isTabloid } from '#db/works/cover-words/newspaper.ts';
import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { line, num, path, rect } from '../svg.ts';
import { pressPhoto } from './press-photos.ts';

/** Body copy seen from reading distance: grey lines with indents and short last lines. */
function copy(c: CoverContext, x: number, y: number, width: number, bottom: number, leading = 8): string {
  let d = '';
  let start = true;
  for (let at = y; at < bottom; at += leading) {
    const last: boolean = !start && c.random.next() < 0.17;
    const indent = start ? leading * 1.6 : 0;
    const end = last ? width * c.random.range(0.3, 0.8) : width;
    d += `M${num(x + indent)} ${num(at)}H${num(x + end)}`;
    start = last;
  }
  return path(d, {
    stroke: c.text,
    'stroke-width': num(leading * 0.42),
    opacity: 0.42,
    'stroke-dasharray': '5.2 .9',
    fill: 'none',
  });
}

function broadsheet(c: CoverContext): string {
  const { w, h, text } = c;
  const m = 34;
  const inner = w - m * 2;
  const col = (inner - 36) / 4;
  const x = (i: number): number => m + i * (col + 12);
  const thin = { stroke: text, 'stroke-width': 0.9 };
  let rules = '';
  for (let i = 1; i < 4; i += 1)
    rules += line(x(i) - 6, i < 3 ? 478 : 190, x(i) - 6, h - 150, { ...thin, opacity: 0.5 });
  return (
    rect(w - m - 134, 42, 134, 78, { fill: 'none', ...thin }) +
    line(m, 134, w - m, 134, { stroke: text, 'stroke-width': 4 }) +
    line(m, 140, w - m, 140, thin) +
    line(m, 166, w - m, 166, thin) +
    pressPhoto(c, m, 238, col * 3 + 24, 196) +
    rules +
    copy(c, x(0), 482, col, h - 156) +
    copy(c, x(1), 482, col, h - 156) +
    copy(c, x(2), 482, col, h - 156) +
    copy(c, x(3), 252, col, 402) +
    line(x(3), 412, w - m, 412, thin) +
    copy(c, x(3), 484, col, h - 156) +
    line(m, h - 142, w - m, h - 142, { stroke: text, 'stroke-width': 2 }) +
    rect(m, h - 128, col * 2 + 12, 92, { fill: mix(c.paper, tone(c.palette, 0.3), 0.6) }) +
    copy(c, m + 12, h - 82, col * 2 - 12, h - 44) +
    copy(c, x(2), h - 124, col, h - 36) +
    copy(c, x(3), h - 124, col, h - 36)
  );
}

function tabloid(c: CoverContext): string {
  const { w, h, text, palette } = c;
  const m = 36;
  const inner = w - m * 2;
  const band = tone(palette, 0.95);
  const col = (inner - 28) / 3;
  return (
    rect(0, 0, w, 152, { fill: band }) +
    rect(w - m - 30, 34, 30, 30, { fill: palette.accent === SEAL_RED ? c.paper : palette.accent }) +
    pressPhoto(c, 0, 152, w, 300) +
    rect(w - 112, 152, 76, 344, { fill: c.paper }) +
    line(m, 604, w - m, 604, { stroke: text, 'stroke-width': 2 }) +
    copy(c, m, 622, col, h - 64, 9) +
    copy(c, m + col + 14, 622, col, h - 64, 9) +
    rect(m + (col + 14) * 2, 614, col, h - 670, { fill: mix(c.paper, tone(palette, 0.3), 0.6) }) +
    copy(c, m + (col + 14) * 2 + 14, 664, col - 28, h - 70, 12) +
    line(m, h - 40, w - m, h - 40, { stroke: text, 'stroke-width': 0.9 })
  );
}

/** Front pages (报纸头版) before their headlines are set. */
export function newspaper(c: CoverContext): string {
  const ground = rect(0, 0, c.w, c.h, { fill: mix(c.paper, '#E9E2D2', 0.5) });
  return ground + (isTabloid(c.spec.motif) ? tabloid(c) : broadsheet(c));
}
