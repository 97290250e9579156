import { describe, expect, it } from 'vitest';
import { linePrice, quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { defaultSelections, printLine } from '#contracts/rules/print/goods-line.ts';
import { createTestDatabase, setGoodsSaleable } from '../../testing.ts';
import { goodsWithSteps, listGoods } from './goods.ts';

function albumOf(db: ReturnType<typeof createTestDatabase>) {
  const album = goodsWithSteps(db, 1);
  if (!album) throw new Error('no goods 1');
  return album;
}

describe('goods', () => {
  it('have their steps in order, the hidden one last', () => {
    const { steps } = albumOf(createTestDatabase());
    expect(steps.map((step) => [step.id, step.isShow, step.items.length])).toEqual([
      ['101', 'Y', 4],
      ['102', 'Y', 8],
      ['103', 'Y', 4],
      ['104', 'Y', 3],
      ['105', 'Y', 3],
      ['106', 'Y', 0],
      ['107', 'N', 2],
    ]);
  });

  it('have page ranges and tiers', () => {
    const { bindings, tiers } = albumOf(createTestDatabase());
    expect(bindings.ZD09).toEqual({ min: 10, max: 40 });
    expect(tiers.map((tier) => tier.fromCount)).toEqual([1, 50, 100, 300, 500, 1000]);
  });

  it('are assembled once per database', () => {
    const db = createTestDatabase();
    expect(albumOf(db)).toBe(albumOf(db));
    expect(albumOf(db)).not.toBe(albumOf(createTestDatabase()));
  });

  it('are read again after they were taken off sale', () => {
    const db = createTestDatabase();
    expect(albumOf(db).saleable).toBe('Y');
    setGoodsSaleable(db, 1, 'N');
    expect(albumOf(db).saleable).toBe('N');
  });

  it('are null when unknown', () => {
    const db = createTestDatabase();
    expect(goodsWithSteps(db, 99)).toBeNull();
  });

  it('are listed by id', () => {
    expect(listGoods(createTestDatabase()).map((goods) => goods.id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it('cannot have a code with a pipe', () => {
    const db = createTestDatabase();
    const insert =
      "INSERT INTO goods_step_items (goods_id, step_id, cnum, name, sort) VALUES (1, '101', 'A|B', 'x', 9)";
    expect(() => db.sqlite.exec(insert)).toThrow('goods_step_items_cnum_without_pipe');
  });
});

describe('the price of a choice', () => {
  it('adds up base, pages and options, then takes the tier', () => {
    const album = albumOf(createTestDatabase());
    const selections = { ...defaultSelections(album), '102': 'ZD01' };
    const priced = quoteChoice(album, { pageNum: 64, count: 100, selections });
    expect([priced.unitPrice, priced.discount, priced.total]).toEqual(['86.40', '0.05', '8208.00']);
    expect(linePrice(priced, 100)).toEqual({
      unitPriceFen: 8208,
      totalFen: 820_800,
      discountBasisPoints: 500,
    });
  });

  it('is an exception for a code the goods do not have', () => {
    const album = albumOf(createTestDatabase());
    expect(() => quoteChoice(album, { pageNum: 64, count: 1, selections: { '102': 'XX' } })).toThrow('XX');
  });
});

describe('goods in the words of the print rules', () => {
  it('carry the hidden step’s code too', () => {
    const album = albumOf(createTestDatabase());
    const line = printLine(album, 64, defaultSelections(album));
    expect(joinCnums(line.buzhou)).toBe('FM01|ZD06|NK157|NF01|FF01|BY01');
    expect(line.goods).toEqual({ EditorType: '3', isHasPastedown: 'Y' });
  });
});
