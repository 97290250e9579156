import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLine } from '../testing/sample-line.ts';
import type { PrintLine } from './cart-line.ts';
import { chosenOptions, optionsText } from './options-text.ts';
import { cheapestLine, readySpecs, type SpecGoods } from './ready-specs.ts';
import { optionRefusals, refusedChoice } from './step-availability.ts';
import { chosenName } from './step-roles.ts';

/** An option costs its position in its step, so the first options are the cheapest. */
function priceOf(line: PrintLine): number {
  const places = line.buzhou.map(({ items, selCnum }) => items.findIndex(({ Cnum }) => Cnum === selCnum));
  return places.reduce((sum, place) => sum + Math.max(place, 0), 100);
}

function goods(ID: string, EditorType: string, pageNum: number): SpecGoods {
  return { ID, line: sampleLine({ pageNum, EditorType }), priceOf };
}

const TYPES = ['album', 'calendar', 'ebook', 'magazine', 'document', 'epaper', 'unheard-of'];
const type = fc.constantFrom(...TYPES);
const pages = fc.oneof(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 12_000 }));
const work = (kind: string, pageNum: number) => ({ type: kind, pageNum, widthMm: 210, heightMm: 285 });
const shop = (pageNum: number) => [
  goods('1', '3', pageNum),
  goods('2', '5', pageNum),
  goods('3', '7', pageNum),
];

describe('the ready specifications', () => {
  it('are never what a rule refuses, at any page count', () => {
    fc.assert(
      fc.property(type, pages, (kind, pageNum) => {
        for (const { line } of readySpecs(work(kind, pageNum), shop(pageNum))) {
          expect(refusedChoice(line)).toBeNull();
          expect(line.buzhou.every(({ items, selCnum }) => items.length === 0 || selCnum !== '')).toBe(true);
        }
      }),
    );
  });

  it('are none where nothing can be printed', () => {
    expect(readySpecs(work('album', 10_000), shop(10_000))).toEqual([]);
    expect(readySpecs(work('album', 40), [])).toEqual([]);
  });

  it('begin with the cheapest there is', () => {
    fc.assert(
      fc.property(type, fc.integer({ min: 8, max: 600 }), (kind, pageNum) => {
        const [economy, ...others] = readySpecs(work(kind, pageNum), shop(pageNum));
        for (const { line } of others)
          expect(priceOf(line)).toBeGreaterThanOrEqual(economy ? priceOf(economy.line) : 0);
      }),
    );
  });

  it('call the cheapest what it is, and name the blank pages that would make it cheaper still', () => {
    const reason = (pageNum: number) => readySpecs(work('ebook', pageNum), shop(pageNum))[0]?.reason;
    expect(reason(30)).toBe('30 页用骑马钉最省，适合样书或大批量');
    expect(reason(40)).toBe('不加页时用普通平装最省；补 2 页空白页改用骑马钉更省');
    const padded = readySpecs(work('ebook', 40), shop(40))[0]?.padded;
    expect(padded && [padded.line.pageNum, chosenName(padded.line, 'binding')]).toEqual([42, '骑马钉']);
    // One sheet more opens the binding but costs more than it saves.
    const dear = (line: PrintLine) => priceOf(line) + line.pageNum * 10;
    const goodsOf = shop(40).map((each) => ({ ...each, priceOf: dear }));
    expect(readySpecs(work('ebook', 40), goodsOf)[0]?.reason).toBe('40 页用普通平装最省，适合样书或大批量');
  });

  it('are all different', () => {
    fc.assert(
      fc.property(type, pages, (kind, pageNum) => {
        const signatures = readySpecs(work(kind, pageNum), shop(pageNum)).map(
          ({ goodsID, line }) => `${goodsID} ${optionsText(chosenOptions(line.buzhou))}`,
        );
        expect(new Set(signatures).size).toBe(signatures.length);
      }),
      { numRuns: 50 },
    );
  });

  it('recommend an album that lies flat, and a thin text that is stapled', () => {
    const binding = (kind: string, pageNum: number) => {
      const spec = readySpecs(work(kind, pageNum), shop(pageNum)).find(({ key }) => key === 'recommended');
      return spec && `${spec.goodsID} ${chosenName(spec.line, 'binding')}`;
    };
    expect([binding('album', 40), binding('album', 80)]).toEqual(['2 对裱精装', '2 锁线精装']);
    // A few photos are a booklet.
    expect(binding('album', 12)).toMatch(/骑马钉$/);
    expect([binding('ebook', 30), binding('ebook', 160)]).toEqual(['1 骑马钉', '1 锁线平装']);
    expect(binding('calendar', 28)).toBe('3 铁圈装');
  });

  it('end with cloth, a hard cover and the thickest paper that the pages allow', () => {
    const collector = readySpecs(work('album', 40), shop(40)).at(-1);
    expect(collector?.title).toBe('收藏级');
    expect(collector && optionsText(chosenOptions(collector.line.buzhou))).toBe(
      '封面亚麻布艺 · 豪华装 · 内页200克 · 内页哑膜 · 封面哑膜',
    );
    expect(collector?.reason).toBe('亚麻布艺封面、豪华装、200克，适合珍藏与赠送');
  });

  it('take other goods only where none that suit can be printed', () => {
    const list = [goods('1', '9', 30), goods('2', '6', 30)];
    expect(new Set(readySpecs(work('album', 40), list).map(({ goodsID }) => goodsID))).toEqual(
      new Set(['2']),
    );
    expect(new Set(readySpecs(work('album', 40), list.slice(0, 1)).map(({ goodsID }) => goodsID))).toEqual(
      new Set(['1']),
    );
  });
});

describe('the cheapest choice', () => {
  it('is cheaper than every single change of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 600 }), (pageNum) => {
        const line = cheapestLine(goods('1', '3', pageNum));
        if (line === null) return;
        const refusals = optionRefusals(line);
        for (const { ID, items } of line.buzhou) {
          for (const { Cnum } of items.filter((item) => refusals[ID]?.[item.Cnum] === null)) {
            const buzhou = line.buzhou.map((step) => (step.ID === ID ? { ...step, selCnum: Cnum } : step));
            if (refusedChoice({ ...line, buzhou }) !== null) continue;
            expect(priceOf({ ...line, buzhou })).toBeGreaterThanOrEqual(priceOf(line));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is null where nothing can be printed', () => {
    expect(cheapestLine(goods('1', '3', 10_000))).toBeNull();
  });
});
