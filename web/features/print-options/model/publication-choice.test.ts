import { describe, expect, it } from 'vitest';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import type { GoodsFor, GoodsOffer, ReadySpec } from '../api.ts';
import { cartItem } from './line.fixture.ts';
import {
  beginningWith,
  blankPagesFor,
  firstChoice,
  firstOffer,
  isSpec,
  suitingFirst,
} from './publication-choice.ts';

function offer(ID: string, changes: Partial<GoodsOffer> = {}): GoodsOffer {
  const { zhuangDingPageCfg, buzhou } = cartItem();
  return {
    ID,
    name: `商品${ID}`,
    EditorType: '3',
    isHasPastedown: 'Y',
    photoPath: '/media/bindings/putong-jing.svg',
    suits: 'N',
    fits: 'Y',
    reason: '',
    fromPrice: '10.00',
    zhuangDingPageCfg,
    tiers: [{ count: 1, discount: '0' }],
    buzhou,
    ...changes,
  };
}

function spec(key: ReadySpec['key'], goodsID: string, cnums: string): ReadySpec {
  const words = { title: key, reason: key, goodsName: '商品', options: '选项' };
  return { key, goodsID, cnums, count: 1, unitPrice: '10.00', totalPrice: '10.00', ...words };
}

function goodsFor(goods: GoodsOffer[], pageNum = 64, specs: ReadySpec[] = []): GoodsFor {
  return {
    publication: {
      ID: '50043',
      name: '环岛骑行',
      author: '',
      opusCode: '',
      photoPath: '/media/art/a.svg',
      type: 'album',
      pageNum,
      showPageNum: `${pageNum}页`,
      widthMm: 210,
      heightMm: 285,
      updatedAt: '2026-11-20T08:00:00.000Z',
    },
    preflight: { level: 'pass', items: [] },
    goods,
    specs,
    lastSpec: [],
    deliverTo: '',
  };
}

const STAPLED = { ...offer('1'), zhuangDingPageCfg: { ZD01: { min: 8, max: 64 } } };
/** Only 骑马钉 is offered. */
const BOOKLET: GoodsOffer = {
  ...STAPLED,
  buzhou: STAPLED.buzhou.map((step) =>
    step.ID === '102' ? { ...step, selCnum: 'ZD01', items: [{ Cnum: 'ZD01', Name: '骑马钉' }] } : step,
  ),
};
const CNUMS = 'FM01|ZD06|NK157|NF03|BY01';
const WISH = { countText: '5', remark: '加急' };

describe('a choice for a publication', () => {
  it('is the publication printed as the goods, at no price yet', () => {
    const data = goodsFor([offer('1')]);
    const { draft, ...about } = beginningWith(data, offer('1'), WISH);
    expect(about).toEqual({
      ownPages: 64,
      takesBlankPages: true,
      unitWord: '本',
      workName: data.publication.name,
      saved: null,
    });
    expect(draft.goodsID).toBe('1');
    expect(draft.line).toMatchObject({ pageNum: 64, goods: { EditorType: '3', isHasPastedown: 'Y' } });
  });

  it('begins with the usual choice, and takes quantity and remark along', () => {
    const { draft } = beginningWith(goodsFor([]), offer('1'), WISH);
    expect([draft.countText, draft.remark, draft.line.pageNum]).toEqual(['5', '加急', 64]);
    expect(joinCnums(draft.line.buzhou)).toBe(joinCnums(offer('1').buzhou));
  });

  it('begins with a specification', () => {
    const { draft } = beginningWith(goodsFor([]), offer('1'), { ...WISH, cnums: CNUMS });
    expect(joinCnums(draft.line.buzhou)).toBe(CNUMS);
    expect(isSpec(draft, { goodsID: '1', cnums: CNUMS })).toBe(true);
    expect(isSpec({ ...draft, goodsID: '2' }, { goodsID: '1', cnums: CNUMS })).toBe(false);
  });

  it('keeps the usual choice where the codes are none of the goods', () => {
    const { draft } = beginningWith(goodsFor([]), offer('1'), { ...WISH, cnums: 'XX|YY' });
    expect(joinCnums(draft.line.buzhou)).toBe(joinCnums(offer('1').buzhou));
  });

  it.each([30, 32])('of %d pages has the blank ones without which nothing could be printed', (pageNum) => {
    const data = goodsFor([], pageNum);
    const { draft, ownPages } = beginningWith(data, BOOKLET, WISH);
    expect([draft.line.pageNum, ownPages]).toEqual([32, pageNum]);
    expect(blankPagesFor(data, BOOKLET)).toBe(32 - pageNum);
  });
});

describe('the order of the goods', () => {
  it('puts suiting ones first and keeps the rest as it is', () => {
    const goods = [offer('1'), offer('2', { suits: 'Y' }), offer('3'), offer('4', { suits: 'Y' })];
    expect(suitingFirst(goods).map(({ ID }) => ID)).toEqual(['2', '4', '1', '3']);
  });
});

describe('the goods to begin with', () => {
  const goods = [offer('1'), offer('2', { suits: 'Y' }), offer('3')];

  it('are the recommended ones, with one copy of the recommended choice', () => {
    const specs = [spec('economy', '1', 'x'), spec('recommended', '3', CNUMS)];
    const data = goodsFor(goods, 64, specs);
    const first = firstOffer(data);
    expect(first?.ID).toBe('3');
    const { draft } = firstChoice(data, first ?? offer('0'));
    expect([joinCnums(draft.line.buzhou), draft.countText]).toEqual([CNUMS, '1']);
  });

  it('are the first that suit where nothing is recommended', () => {
    expect(firstOffer(goodsFor(goods))?.ID).toBe('2');
  });

  it('are none where blank pages do not help either', () => {
    expect(firstOffer(goodsFor([BOOKLET], 70))).toBeNull();
    expect(firstOffer(goodsFor([BOOKLET], 62))).toEqual(BOOKLET);
  });
});
