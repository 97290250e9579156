import type { GoodsWithSteps } from '../print/goods.ts';

/** Goods with one step and two bindings: 10.00 a copy, the second binding 1.00 more, and a tenth off from ten copies on. */
export function sampleGoods(change: Partial<GoodsWithSteps> = {}): GoodsWithSteps {
  const binding = (cnum: string, name: string, perCopyFen: number) => ({
    ...{ cnum, name, perCopyFen },
    perPageMilliFen: 0,
  });
  return {
    id: 1,
    name: '精装画册',
    editorType: '1',
    isHasPastedown: 'N',
    saleable: 'Y',
    basePriceFen: 1000,
    perPageMilliFen: 0,
    steps: [
      {
        id: '102',
        name: '装订方式',
        isShow: 'Y',
        defaultCnum: 'Z1',
        items: [binding('Z1', '锁线精装', 0), binding('Z2', 'PUR精装', 100)],
      },
    ],
    bindings: { Z1: { min: 48, max: 100 }, Z2: { min: 32, max: 600 } },
    tiers: [{ fromCount: 10, discountBasisPoints: 1000 }],
    ...change,
  };
}
