import { describe, expect, it } from 'vitest';
import { BINDING_NAMES, sampleLine } from '../testing/sample-line.ts';
import { coverSheet } from './cover-sheet.ts';
import { thicknessOf } from './spine.ts';

const A5 = { widthMm: 148, heightMm: 210 };

function line(binding: string, pageNum: number) {
  const chosen = { binding, innerWeight: '157克', innerLamination: '不覆膜' };
  return sampleLine({
    pageNum,
    chosen,
    offered: { binding: [binding], innerWeight: ['157克'], innerLamination: ['不覆膜'] },
  });
}

describe('a cover sheet', () => {
  it('of a soft cover is two pages, the spine and the bleed around them', () => {
    const soft = line('普通平装', 120);
    const { spineMm } = thicknessOf(soft);
    expect(spineMm).toBe(11.9);
    expect(coverSheet(soft, A5)).toEqual({
      widthMm: 3 + 148 + 11.9 + 148 + 3,
      heightMm: 216,
      back: { x: 3, y: 3, w: 148, h: 210 },
      spine: { x: 151, y: 3, w: 11.9, h: 210 },
      front: { x: 162.9, y: 3, w: 148, h: 210 },
      edgeMm: 3,
      spineText: { x: 152, y: 3, w: 9.9, h: 210 },
    });
  });

  it('of a hard cover has boards that reach over, grooves, and paper to fold around', () => {
    const hard = coverSheet(line('普通精装', 120), A5);
    expect(hard).toMatchObject({ edgeMm: 17, heightMm: 210 + 6 + 34 });
    expect(hard?.widthMm).toBe(17 + 151 + 8 + 16.3 + 8 + 151 + 17);
  });

  it('of a saddle-stitched book has no spine, and no words on it', () => {
    expect(coverSheet(line('骑马钉', 32), A5)).toMatchObject({
      widthMm: 302,
      spine: { w: 0 },
      spineText: null,
    });
  });

  it.each([
    ['just too narrow', 46, 4.9, null],
    ['just wide enough', 48, 5.1, { w: 3.1 }],
  ])('takes a title on its spine or not: %s', (_what, pageNum, spineMm, spineText) => {
    const soft = line('普通平装', pageNum);
    expect(thicknessOf(soft).spineMm).toBe(spineMm);
    const sheet = coverSheet(soft, A5);
    if (spineText === null) expect(sheet?.spineText).toBeNull();
    else expect(sheet).toMatchObject({ spineText });
  });

  it.each(['铁圈装', ''])('does not exist with the binding "%s"', (binding) => {
    expect(coverSheet(line(binding, 32), A5)).toBeNull();
  });

  it('is as wide as all that lies on it, whatever the binding', () => {
    for (const binding of BINDING_NAMES.filter((name) => name !== '铁圈装')) {
      const sheet = coverSheet(line(binding, 60), A5);
      if (!sheet) throw new Error(`${binding} has no cover sheet`);
      const { back, front, edgeMm, widthMm } = sheet;
      expect(back.x).toBe(edgeMm);
      expect(front.x + front.w + edgeMm).toBeCloseTo(widthMm, 2);
    }
  });
});
