import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, refusedField } from '../decision.ts';
import {
  checkSplits,
  deliveriesOfParts,
  firstDay,
  freezeParts,
  lastDay,
  leftText,
  leftToSplit,
  namesOfParts,
  ORDER_PARTS_MAX,
  paidForPart,
  partsOf,
  readSplits,
  reckonParts,
  SPLIT_ENTRIES_MAX,
  sharesOfLine,
  splitText,
} from './order-parts.ts';

const NOW = Date.parse('2026-11-21T02:00:00.000Z');
const place = (name: string, province: string) => ({
  ...{ name, mobile: '19000000003', province, city: '某市', district: '某区' },
  ...{ street: '', detail: '1 号', zip: '' },
});
const LINES = [
  { id: '1', name: '西湖四时', goodsName: '精装画册', count: 3 },
  { id: '2', name: '环岛骑行', goodsName: '平装画册', count: 2 },
];
const split = (addrID: string, copies: Record<string, number>) => ({ addrID, copies });

describe('the text of a split', () => {
  it('is read as it was written, the addresses in their order', () => {
    const splits = [split('8', { '1': 2, '2': 1 }), split('7', { '1': 1, '2': 1 })];
    expect(splitText(splits)).toBe('8:1:2,8:2:1,7:1:1,7:2:1');
    expect(readSplits(splitText(splits))).toEqual(done(splits));
  });

  it('has nothing of what goes nowhere', () => {
    expect(splitText([split('8', { '1': 0 })])).toBe('');
    expect(readSplits('')).toEqual(done([]));
  });

  it.each(['8', '8:1', '8:1:0', '8:1:x', '8:1:01', '8:1:2,8:1:1', '8:1:12345678', ',', 'x:1:1'])(
    'is refused as %j',
    (text) => {
      expect(readSplits(text)).toEqual(refusedField('bad-parts', '分寄的内容不正确'));
    },
  );

  it('has an end', () => {
    const entries = (count: number) => Array.from({ length: count }, (_, at) => `${at}:1:1`).join(',');
    expect(readSplits(entries(SPLIT_ENTRIES_MAX)).kind).toBe('done');
    expect(readSplits(entries(SPLIT_ENTRIES_MAX + 1)).kind).toBe('refused');
  });
});

describe('checkSplits', () => {
  const whole = [split('8', { '1': 2, '2': 2 }), split('7', { '1': 1 })];

  it('takes what gives every copy an address', () => {
    expect(checkSplits(whole, LINES).kind).toBe('done');
  });

  it.each([
    ['one address', [split('8', { '1': 3, '2': 2 })], '请至少选择 2 个地址'],
    ['a copy left', [split('8', { '1': 1, '2': 2 }), split('7', { '1': 1 })], '《西湖四时》剩余 1 本'],
    ['an address without a copy', [...whole, split('6', { '1': 0 })], '有地址还没有分到书'],
    [
      'a copy too many',
      [split('8', { '1': 3, '2': 2 }), split('7', { '1': 1 })],
      '《西湖四时》多分配了 1 本',
    ],
    ['a line of another order', [...whole, split('6', { '3': 1 })], '分寄的内容与订单中的商品不一致'],
  ])('refuses %s', (_what, splits, message) => {
    expect(checkSplits(splits, LINES)).toEqual(refusedField('bad-parts', message));
  });

  it.each([
    [ORDER_PARTS_MAX, 'done'],
    [ORDER_PARTS_MAX + 1, 'refused'],
  ])('takes %i addresses: %s', (count, kind) => {
    const splits = Array.from({ length: count }, (_, at) => split(String(at), { '1': 1 }));
    const line = { id: '1', name: '西湖四时', goodsName: '精装画册', count };
    expect(checkSplits(splits, [line]).kind).toBe(kind);
  });

  it('says what is left in the words of the goods', () => {
    expect(leftToSplit({ id: '1', count: 3 }, [split('8', { '1': 1 })])).toBe(2);
    expect([leftText(2, '精装画册'), leftText(-1, '名片'), leftText(0, '')]).toEqual([
      '剩余 2 本',
      '多分配了 1 张',
      '已全部分配',
    ]);
  });
});

describe('the shares of a line', () => {
  it('are its price to the fen, however it is split', () => {
    const copies = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: ORDER_PARTS_MAX });
    fc.assert(
      fc.property(copies, fc.integer({ min: 1, max: 10_000_000_00 }), (ofParts, totalFen) => {
        const count = ofParts.reduce((sum, each) => sum + each, 0);
        fc.pre(count > 0);
        const shares = sharesOfLine({ totalFen, count }, ofParts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(totalFen);
        expect(shares.every((share, at) => share >= 0 && (ofParts[at] !== 0 || share === 0))).toBe(true);
      }),
    );
  });

  it('give the odd fen to the later ones', () => {
    expect(sharesOfLine({ totalFen: 100, count: 3 }, [1, 1, 1])).toEqual([33, 33, 34]);
  });
});

describe('the freight of parts', () => {
  const lines = [{ count: 3, binding: '骑马钉', totalFen: 398_00 + 199_00 }];
  const parts = (...copies: number[]) =>
    reckonParts(
      copies.map((count, at) => ({ address: place(`甲${at}`, '浙江省'), copies: [count] })),
      lines,
      NOW,
    );
  const standard = (of: ReturnType<typeof parts>) =>
    deliveriesOfParts(of).find(({ code }) => code === 'standard');

  it('counts by address, and so does what makes it free', () => {
    expect(standard(parts(1, 2))).toMatchObject({ freightFen: 0, note: '2 个地址的运费分别计算' });
    expect(
      standard(
        reckonParts(
          [1, 2].map((count) => ({ address: place('甲', '浙江省'), copies: [count] })),
          [{ count: 3, binding: '骑马钉', totalFen: 3 * 199_00 - 1 }],
          NOW,
        ),
      ),
    ).toMatchObject({ freightFen: 12_00 });
  });

  it('lasts from the first arrival to the last', () => {
    const far = reckonParts(
      ['浙江省', '西藏自治区'].map((province) => ({ address: place('甲', province), copies: [1] })),
      lines,
      NOW,
    );
    const [near, remote] = far.map(({ deliveries }) => deliveries[0]);
    expect(standard(far)).toMatchObject({ from: near?.from, to: remote?.to, isAvailable: true });
  });

  it('is refused where one of them cannot be reached, and is never collected', () => {
    const none = reckonParts(
      ['浙江省', '不存在省'].map((province) => ({ address: place('乙', province), copies: [1] })),
      lines,
      NOW,
    );
    expect(standard(none)).toMatchObject({
      isAvailable: false,
      reason: '不存在省某市某区（乙）：该地区暂不配送，请更换地址或选择自提',
    });
    expect(deliveriesOfParts(none).at(-1)).toMatchObject({ reason: '寄到多个地址时不能自提' });
    expect(deliveriesOfParts([])).toEqual([]);
  });
});

describe('parts that are kept', () => {
  const delivery = { code: 'standard', name: '', note: '', isAvailable: true, reason: '' } as const;
  const priced = [
    { freightFen: 12_00, goodsFen: 100_00, name: '甲' },
    { freightFen: 0, goodsFen: 300_00, name: '乙' },
  ].map(({ freightFen, goodsFen, name }) => ({
    address: { ...place(name, '浙江省'), label: '家' },
    copies: [1],
    goodsFen,
    delivery: { ...delivery, freightFen, from: '2026-11-28', to: '2026-11-30' },
  }));
  const parts = freezeParts(priced);

  it('have the address, the copies, and what they cost', () => {
    expect(partsOf({ parts })).toMatchObject([
      { address: place('甲', '浙江省'), copies: [1], goodsFen: 100_00, freightFen: 12_00, to: '2026-11-30' },
      { address: { name: '乙' }, freightFen: 0 },
    ]);
    expect(parts).not.toContain('label');
  });

  it('have of the paid money their freight and their share of the goods', () => {
    // A coupon took 40.00 off the goods.
    const order = { payTotalFen: 372_00, parts };
    expect([paidForPart(order, 1), paidForPart(order, 2)]).toEqual([12_00 + 90_00, 270_00]);
    expect(paidForPart(order, 3)).toBe(372_00);
    expect(paidForPart({ payTotalFen: 0, parts }, 2)).toBe(0);
  });

  it('are known by their receivers, each once', () => {
    const named = (...names: string[]) => names.map((name) => ({ address: place(name, ''), copies: [] }));
    expect(namesOfParts(named('甲', '乙', '甲'))).toBe('甲、乙');
    expect(namesOfParts(named('甲', '乙', '丙', '丁'))).toBe('甲、乙、丙 等 4 人');
  });

  it('come on days that are in order', () => {
    expect([firstDay(['2026-12-01', '2026-11-28']), lastDay(['2026-12-01', '2026-11-28'])]).toEqual([
      '2026-11-28',
      '2026-12-01',
    ]);
    expect(firstDay([])).toBe('');
  });
});
