import { expect, it } from 'vitest';
import type { Page } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import type { CoverSheet } from '#contracts/rules/print/cover-sheet.ts';
import { saddleSheets } from '#contracts/rules/print/imposition.ts';
import { planOf } from './plan.ts';

const pages = Array.from(
  { length: 8 },
  (_, at): Page => ({
    ...{ id: idAt(at + 1), role: 'inner', ground: '#203864', elements: [] },
  }),
);
const job = { title: '湖上', author: '沈知远', widthMm: 100, heightMm: 140, pages } as const;
const COVER: CoverSheet = {
  ...{ widthMm: 214, heightMm: 146, edgeMm: 3 },
  back: { x: 3, y: 3, w: 100, h: 140 },
  spine: { x: 103, y: 3, w: 8, h: 140 },
  front: { x: 111, y: 3, w: 100, h: 140 },
  spineText: { x: 104, y: 3, w: 6, h: 140 },
};

it('a file for the workshop and one to be read have the pages in their order', () => {
  for (const form of ['print', 'read'] as const) {
    const plan = planOf({ ...job, form, sheets: {} });
    expect(plan.map(({ placed }) => placed.map(({ no }) => no))).toEqual(pages.map((_, at) => [at + 1]));
    expect(plan[0]?.marks.length).toBe(form === 'print' ? 8 : 0);
  }
});

it('folded sheets have two pages on each side, which meet at the fold', () => {
  const plan = planOf({ ...job, form: 'sheets', sheets: { folded: saddleSheets(8) } });
  expect(plan.map(({ placed }) => placed.map(({ no }) => no))).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
  const [left, right] = plan[0]?.placed ?? [];
  expect(left?.bleed).toEqual({ x: 7, y: 7, w: 103, h: 146 });
  expect(right?.bleed).toEqual({ x: 110, y: 7, w: 103, h: 146 });
});

it('a cover in one piece has the back on the left, the title on the spine and the front on the right', () => {
  const [plan] = planOf({ ...job, form: 'cover', sheets: { cover: COVER } });
  expect(plan?.placed.map(({ no, trim }) => [no, trim.x])).toEqual([
    [8, 10],
    [1, 118],
    [1, 110],
  ]);
  const [back, front, between] = plan?.placed ?? [];
  const spine = between?.page.elements[0];
  expect(spine).toMatchObject({ text: '湖上\u3000沈知远', style: { vertical: true, color: '#ffffff' } });
  expect(plan?.boxes.sheet).toEqual({ x: 0, y: 0, w: 228, h: 160 });
  const inkEnds = (back?.bleed.x ?? 0) + (back?.bleed.w ?? 0);
  expect([inkEnds, front?.bleed.x, between?.trim.x]).toEqual([114, 114, 110]);
  expect(planOf({ ...job, form: 'cover', sheets: {} })).toEqual([]);
});

it('boards are folded around: the sheet and its ink grow', () => {
  const cover = { ...COVER, widthMm: 242, heightMm: 174, edgeMm: 17 };
  const [plan] = planOf({ ...job, form: 'cover', sheets: { cover } });
  expect(plan?.boxes.bleed).toMatchObject({ x: 7, y: 7, w: 242, h: 174 });
  expect(plan?.boxes.sheet.w).toBe(256);
});
