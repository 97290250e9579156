import type { New, TextElement } from '#contracts/rules/pages/document.ts';
import type { CoverSheet } from '../cover-sheet.ts';
import { SEAL_RED } from '../palette.ts';
import { across, type CoverPiece, down, type Type } from './type.ts';

const TABLOIDS: ReadonlySet<string> = new Set(['lanterns', 'field', 'books']);

export function isTabloid(motif: string): boolean {
  return TABLOIDS.has(motif);
}

/** A headline, one line for every part between spaces: Chinese must not break inside a word. */
function headline(text: string, x: number, y: number, type: Type): New<TextElement> {
  return across(text.replaceAll(' ', '\n'), x, y, { weight: 700, ...type });
}

function broadsheet({ w, h, spec, text }: CoverSheet): CoverPiece[] {
  const m = 34;
  const inner = w - m * 2;
  const col = (inner - 36) / 4;
  const x = (at: number) => m + at * (col + 12);
  const box: Type = { fill: text, size: 12, anchor: 'middle' };
  const small: Type = { fill: text, size: 11, tracking: 0.1 };
  const third: Type = { fill: text, size: 22, fit: col };
  return [
    across(spec.title, m, 112, {
      ...{ fill: text, size: 84, weight: 700, tracking: 0.08, fit: inner * 0.66, part: 'heading-1' },
    }),
    across('二〇二六年三月十二日', w - m - 67, 66, box),
    across('星期四　丙午年正月廿四', w - m - 67, 86, { ...box, size: 10.5 }),
    across('多云转晴　7–15℃', w - m - 67, 106, { ...box, size: 11 }),
    across(spec.author, m, 157, small),
    across('今日出版', w - m, 157, { ...small, anchor: 'end' }),
    across(spec.subtitle, m, 218, {
      fill: text,
      size: 46,
      weight: 700,
      fit: col * 3 + 12,
      part: 'heading-2',
    }),
    across('本报记者 摄', m, 450, { fill: text, size: 10.5, opacity: 0.75 }),
    headline('春灌用水 已到渠头', x(3), 206, third),
    headline('早班车 提前十分钟', x(3), 438, third),
    headline('读者来信：我家的老书柜', m + 12, h - 100, { fill: text, size: 20, fit: col * 2 - 12 }),
  ];
}

const SPECIALS: Readonly<Record<string, string>> = { lanterns: '邻里特刊', field: '开学特刊' };

function tabloid({ w, spec, text, paper }: CoverSheet): CoverPiece[] {
  const m = 36;
  const inner = w - m * 2;
  const col = (inner - 28) / 3;
  return [
    across(spec.title, m, 104, {
      ...{ fill: paper, size: 74, weight: 700, tracking: 0.06, fit: inner * 0.86, part: 'heading-1' },
    }),
    across(`${spec.author}　二〇二六年三月　第 6 期`, m, 134, {
      ...{ fill: paper, size: 13, tracking: 0.08, face: 'sans', fit: inner },
    }),
    down(SPECIALS[spec.motif] ?? '共读特刊', w - 74, 176, {
      fill: SEAL_RED,
      size: 44,
      weight: 700,
      tracking: 0.22,
    }),
    headline(spec.subtitle, m, 524, { fill: text, size: 50, fit: inner * 0.78, part: 'heading-2' }),
    across('本期导读', m + (col + 14) * 2 + 14, 642, { fill: text, size: 20, weight: 700 }),
  ];
}

/** 报纸头版: the masthead and the headlines. */
export function newspaper(c: CoverSheet): readonly CoverPiece[] {
  return isTabloid(c.spec.motif) ? tabloid(c) : broadsheet(c);
}
