import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { type CartInfo, readCartInfo } from './cart-info.ts';
import { cartLines, noise } from './cart-line.fixture.ts';
import { fieldOf, isFields, listOf, textOf } from './scalars.ts';

const STEP = { ID: 7, Name: '装订方式', IsShow: 'Y', selCnum: 9, items: [{ Cnum: 9, Name: '骑马钉' }] };
const LINE = {
  ID: 12,
  photoPath: '/a.png',
  clientDesignName: '相册',
  goodsName: '画册',
  showPageNum: 64,
  pageNum: '64',
  count: '10',
  unitPrice: 86.4,
  totalPrice: 864,
  yhstr: null,
  goods: { ID: 3, EditorType: 3, isHasPastedown: false },
  zhuangDingPageCfg: { 骑马钉: { min: '8', max: '64' } },
  buzhou: [STEP],
};

function readReply(reply: unknown, cartID = '12'): CartInfo {
  const info = readCartInfo(reply, cartID);
  if (info === null) throw new Error('the reply has no line');
  return info;
}

const read = (line: unknown) => readReply({ data: { data: line } }).item;

describe('a line in forms that the specification leaves open', () => {
  it('is one clean shape', () => {
    expect(read(LINE)).toEqual({
      ID: '12',
      photoPath: '/a.png',
      clientDesignName: '相册',
      goodsName: '画册',
      showPageNum: '64',
      pageNum: 64,
      count: 10,
      unitPrice: '86.40',
      totalPrice: '864.00',
      yhstr: '',
      remarkinfo: '',
      goods: { ID: '3', EditorType: '3', isHasPastedown: 'N' },
      zhuangDingPageCfg: { 骑马钉: { min: 8, max: 64 } },
      buzhou: [
        { ID: '7', Name: '装订方式', IsShow: 'Y', selCnum: '9', items: [{ Cnum: '9', Name: '骑马钉' }] },
      ],
      opusCode: '',
    });
  });

  it('obeys the rules: type 3 without pasted-down pages, limits by name', () => {
    const item = read({ ...LINE, pageNum: 64 });
    expect(optionRefusals(item)['7']?.['9']?.text).toBe(
      '封面的 2 页单独印，对折装订的内页 62 页不是 4 的倍数',
    );
    const wide = read({ ...LINE, pageNum: '66 页' });
    expect(optionRefusals(wide)['7']?.['9']?.text).toBe('骑马钉适用 8–64 页，当前 66 页');
  });

  it.each([
    ['an open end', { 骑马钉: { min: 8 } }, { 骑马钉: { min: 8, max: Number.POSITIVE_INFINITY } }],
    ['a most of 0', { A: { min: '', max: 0 } }, { A: { min: 0, max: Number.POSITIVE_INFINITY } }],
    ['a list', [{ Name: '骑马钉', min: 8, max: 64 }], { 骑马钉: { min: 8, max: 64 } }],
    ['none', null, {}],
    ['a text', 'x', {}],
  ])('has page limits from %s', (_what, zhuangDingPageCfg, limits) => {
    expect(read({ ...LINE, zhuangDingPageCfg }).zhuangDingPageCfg).toEqual(limits);
  });

  it('takes the page count from its text where there is no number', () => {
    expect(read({ ...LINE, pageNum: null, showPageNum: '64页' }).pageNum).toBe(64);
    expect(read({ ...LINE, showPageNum: null }).showPageNum).toBe('64页');
  });

  it('has the id that was asked for where it names none', () => {
    expect(read({ ...LINE, ID: null }).ID).toBe('12');
  });

  it.each([{}, null, [], { items: null }])('leaves out the step %j, which says nothing', (step) => {
    expect(read({ ...LINE, buzhou: [step, STEP] }).buzhou).toHaveLength(1);
  });

  it('keeps a choice without options, which nothing may take away', () => {
    const hidden = { ID: 8, Name: '边缘工艺', IsShow: 'N', selCnum: 'BY01' };
    const item = read({ ...LINE, pageNum: 62, buzhou: [STEP, hidden] });
    const { line, impossible } = reselect(item);
    expect([line.buzhou[1]?.selCnum, impossible]).toEqual(['BY01', []]);
  });

  it('tells steps apart that share an id', () => {
    const steps = [STEP, { ...STEP, Name: '封面材质' }, { ...STEP, ID: null }, { ...STEP, ID: '7#1' }];
    const ids = read({ ...LINE, buzhou: steps }).buzhou.map(({ ID }) => ID);
    expect(new Set(ids).size).toBe(4);
    expect([ids[0], ids[3]]).toEqual(['7', '7#1']);
  });

  it('knows an option once', () => {
    const twice = { ...STEP, items: [...STEP.items, ...STEP.items, { Name: '无码' }, 'x'] };
    expect(read({ ...LINE, buzhou: [twice] }).buzhou).toMatchObject([{ items: [{ Cnum: '9' }] }]);
  });

  it('shows only steps whose IsShow is Y', () => {
    const given = ['Y', ' y', 'N', 'maybe', '1', 1, true, '是', 'yes', '', null, undefined];
    const steps = read({ ...LINE, buzhou: given.map((IsShow) => ({ ...STEP, IsShow })) });
    expect(steps.buzhou.map(({ IsShow }) => IsShow)).toEqual(['Y', 'Y', ...given.slice(2).map(() => 'N')]);
  });

  it('holds the cloth rule to the names of options, whatever the step is called', () => {
    const cover = {
      ID: 8,
      Name: '面料',
      IsShow: 'Y',
      selCnum: 'r',
      items: [{ Cnum: 'r', Name: '红色布艺' }],
    };
    const item = read({ ...LINE, pageNum: 62, buzhou: [cover, STEP] });
    expect(optionRefusals(item)['7']?.['9']?.text).toBe('布艺封面只能配精装或豪华装');
  });
});

describe('a reply', () => {
  it.each([
    ['without code', { data: { data: LINE } }],
    ['with code 0', { code: 0, data: { data: LINE } }],
    ['with the text 0', { code: '0', data: { data: LINE } }],
    ['with the line in data', { code: 0, data: LINE }],
  ])('%s brings the line', (_what, reply) => {
    expect(readReply(reply).item.clientDesignName).toBe('相册');
  });

  it.each([
    ['a code', { code: 404, message: '购物车商品不存在', data: { data: LINE } }],
    ['a negative code', { code: '-1', message: '没有这件商品', data: { data: LINE } }],
    ['no data', { code: 0 }],
    ['an empty line', { code: 0, data: { data: null } }],
    ['text', 'error'],
    ['nothing', null],
  ])('with %s is a failure', (_what, reply) => {
    expect(readCartInfo(reply, '12')).toBeNull();
  });

  it('takes blank pages only if it says so', () => {
    const says = (extras: unknown) => readReply({ extras, data: { data: LINE } }).takesBlankPages;
    expect(says(['other', 'blank-pages'])).toBe(true);
    expect([says(undefined), says('blank-pages'), says({}), says([])]).toEqual([false, false, false, false]);
  });
});

/** Every scalar of the steps that carries something to be sent or shown. */
function codesOf(buzhou: unknown): string[] {
  return listOf(buzhou)
    .filter(isFields)
    .flatMap((step) => [
      textOf(step.selCnum),
      ...listOf(step.items).map((item) => textOf(fieldOf(item, 'Cnum'))),
    ])
    .filter((code) => code !== '');
}

const TEXTS = ['photoPath', 'clientDesignName', 'goodsName', 'yhstr', 'remarkinfo', 'opusCode'] as const;
const RUNS = { numRuns: 2000 };

describe('whatever a server answers', () => {
  it('no value that is there is lost', () => {
    fc.assert(
      fc.property(cartLines, fc.constantFrom(undefined, null, 0, '0'), (line, code) => {
        const { item } = readReply({ code, data: { data: line } }, 'asked');
        for (const name of TEXTS) expect(item[name]).toBe(textOf(line[name]));
        expect(item.ID).toBe(textOf(line.ID) || 'asked');
        expect(item.goods.ID).toBe(textOf(fieldOf(line.goods, 'ID')));
        const isWhole = (value: unknown) => /^\d{1,15}$/.test(textOf(value));
        if (isWhole(line.pageNum)) expect(item.pageNum).toBe(Number(line.pageNum));
        if (isWhole(line.count)) expect(item.count).toBe(Number(line.count));
        if (Number.isFinite(line.unitPrice)) expect(Number(item.unitPrice) === line.unitPrice).toBe(true);
        const kept = new Set(codesOf(item.buzhou));
        for (const found of codesOf(line.buzhou)) expect(kept).toContain(found);
        expect(new Set(item.buzhou.map(({ ID }) => ID)).size).toBe(item.buzhou.length);
      }),
      RUNS,
    );
  });

  it('the rules can be asked about it', () => {
    fc.assert(
      fc.property(cartLines, (line) => {
        const { item } = readReply({ data: { data: line } }, '1');
        const { impossible } = reselect(item);
        expect(impossible.every(({ text }) => text !== '')).toBe(true);
      }),
      RUNS,
    );
  });

  it('it is a line with an id, or none', () => {
    const replies = fc.oneof(
      noise,
      fc.record({ code: noise, message: noise, data: noise, extras: noise }, { requiredKeys: [] }),
      fc.record({ code: noise, data: fc.record({ data: noise }), extras: noise }, { requiredKeys: ['data'] }),
    );
    fc.assert(
      fc.property(replies, (reply) => {
        expect(readCartInfo(reply, '1')?.item.ID).not.toBe('');
      }),
      RUNS,
    );
  });
});
