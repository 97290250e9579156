import { mix, SEAL_RED, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { line, num, path, rect } from '../svg.ts';
import { across, down, SANS } from '../typeset.ts';
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

/** A headline, one line for every part between spaces: Chinese must not break inside a word. */
function headline(c: CoverContext, text: string, x: number, y: number, size: number, width: number): string {
  return text
    .split(' ')
    .map((part, i) => across(part, x, y + i * size * 1.2, { fill: c.text, weight: 700, fit: width, size }))
    .join('');
}

function broadsheet(c: CoverContext): string {
  const { w, h, spec, text } = c;
  const m = 34;
  const inner = w - m * 2;
  const col = (inner - 36) / 4;
  const x = (i: number): number => m + i * (col + 12);
  const thin = { stroke: text, 'stroke-width': 0.9 };
  let rules = '';
  for (let i = 1; i < 4; i += 1)
    rules += line(x(i) - 6, i < 3 ? 478 : 190, x(i) - 6, h - 150, { ...thin, opacity: 0.5 });
  return (
    across(spec.title, m, 112, { fill: text, size: 84, weight: 700, tracking: 0.08, fit: inner * 0.66 }) +
    rect(w - m - 134, 42, 134, 78, { fill: 'none', ...thin }) +
    across('二〇二六年三月十二日', w - m - 67, 66, { fill: text, size: 12, anchor: 'middle' }) +
    across('星期四　丙午年正月廿四', w - m - 67, 86, { fill: text, size: 10.5, anchor: 'middle' }) +
    across('多云转晴　7–15℃', w - m - 67, 106, { fill: text, size: 11, anchor: 'middle' }) +
    line(m, 134, w - m, 134, { stroke: text, 'stroke-width': 4 }) +
    line(m, 140, w - m, 140, thin) +
    across(spec.author, m, 157, { fill: text, size: 11, tracking: 0.1 }) +
    across('今日出版', w - m, 157, { fill: text, size: 11, tracking: 0.1, anchor: 'end' }) +
    line(m, 166, w - m, 166, thin) +
    across(spec.subtitle, m, 218, { fill: text, size: 46, weight: 700, fit: col * 3 + 12 }) +
    pressPhoto(c, m, 238, col * 3 + 24, 196) +
    across('本报记者 摄', m, 450, { fill: text, size: 10.5, opacity: 0.75 }) +
    rules +
    copy(c, x(0), 482, col, h - 156) +
    copy(c, x(1), 482, col, h - 156) +
    copy(c, x(2), 482, col, h - 156) +
    headline(c, '春灌用水 已到渠头', x(3), 206, 22, col) +
    copy(c, x(3), 252, col, 402) +
    line(x(3), 412, w - m, 412, thin) +
    headline(c, '早班车 提前十分钟', x(3), 438, 22, col) +
    copy(c, x(3), 484, col, h - 156) +
    line(m, h - 142, w - m, h - 142, { stroke: text, 'stroke-width': 2 }) +
    rect(m, h - 128, col * 2 + 12, 92, { fill: mix(c.paper, tone(c.palette, 0.3), 0.6) }) +
    headline(c, '读者来信：我家的老书柜', m + 12, h - 100, 20, col * 2 - 12) +
    copy(c, m + 12, h - 82, col * 2 - 12, h - 44) +
    copy(c, x(2), h - 124, col, h - 36) +
    copy(c, x(3), h - 124, col, h - 36)
  );
}

function tabloid(c: CoverContext): string {
  const { w, h, spec, text, palette } = c;
  const m = 36;
  const inner = w - m * 2;
  const band = tone(palette, 0.95);
  const col = (inner - 28) / 3;
  const special = spec.motif === 'lanterns' ? '邻里特刊' : spec.motif === 'field' ? '开学特刊' : '共读特刊';
  return (
    rect(0, 0, w, 152, { fill: band }) +
    across(spec.title, m, 104, { fill: c.paper, size: 74, weight: 700, tracking: 0.06, fit: inner * 0.86 }) +
    across(`${spec.author}　二〇二六年三月　第 6 期`, m, 134, {
      fill: c.paper,
      size: 13,
      tracking: 0.08,
      face: SANS,
      fit: inner,
    }) +
    rect(w - m - 30, 34, 30, 30, { fill: palette.accent === SEAL_RED ? c.paper : palette.accent }) +
    pressPhoto(c, 0, 152, w, 300) +
    rect(w - 112, 152, 76, 344, { fill: c.paper }) +
    down(special, w - 74, 176, { fill: SEAL_RED, size: 44, weight: 700, tracking: 0.22 }) +
    headline(c, spec.subtitle, m, 524, 50, inner * 0.78) +
    line(m, 604, w - m, 604, { stroke: text, 'stroke-width': 2 }) +
    copy(c, m, 622, col, h - 64, 9) +
    copy(c, m + col + 14, 622, col, h - 64, 9) +
    rect(m + (col + 14) * 2, 614, col, h - 670, { fill: mix(c.paper, tone(palette, 0.3), 0.6) }) +
    across('本期导读', m + (col + 14) * 2 + 14, 642, { fill: text, size: 20, weight: 700 }) +
    copy(c, m + (col + 14) * 2 + 14, 664, col - 28, h - 70, 12) +
    line(m, h - 40, w - m, h - 40, { stroke: text, 'stroke-width': 0.9 })
  );
}

const TABLOIDS = new Set<string>(['lanterns', 'field', 'books']);

/** Front pages (报纸头版). */
export function newspaper(c: CoverContext): string {
  const ground = rect(0, 0, c.w, c.h, { fill: mix(c.paper, '#E9E2D2', 0.5) });
  return ground + (TABLOIDS.has(c.spec.motif) ? tabloid(c) : broadsheet(c));
}
