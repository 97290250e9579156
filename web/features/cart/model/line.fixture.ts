import type { CartLine } from './cart.ts';

const STEPS: CartLine['buzhou'] = [
  {
    ID: '101',
    Name: '封面材质',
    IsShow: 'Y',
    selCnum: 'FM01',
    items: [
      { Cnum: 'FM01', Name: '铜版纸' },
      { Cnum: 'FM03', Name: '米白布艺' },
    ],
  },
  {
    ID: '102',
    Name: '装订方式',
    IsShow: 'Y',
    selCnum: 'ZD06',
    items: [
      { Cnum: 'ZD01', Name: '骑马钉' },
      { Cnum: 'ZD06', Name: '普通精装' },
    ],
  },
  { ID: '104', Name: '内页覆膜', IsShow: 'Y', selCnum: 'NF01', items: [{ Cnum: 'NF01', Name: '亮膜' }] },
  { ID: '105', Name: '封面覆膜', IsShow: 'Y', selCnum: 'FF01', items: [{ Cnum: 'FF01', Name: '亮膜' }] },
  { ID: '106', Name: '备注', IsShow: 'Y', selCnum: '', items: [] },
  { ID: '107', Name: '边缘工艺', IsShow: 'N', selCnum: 'BY01', items: [{ Cnum: 'BY01', Name: '直角' }] },
];

/** A cart line that can be ordered, but for what the test changes; `chosen` names codes by step. */
export function lineWith(changes: Partial<CartLine> = {}, chosen: Record<string, string> = {}): CartLine {
  return {
    ID: '90001',
    photoPath: '/media/art/round-the-island-ride.svg',
    clientDesignName: '环岛骑行',
    goodsName: '精装画册',
    showPageNum: '64页',
    pageNum: 64,
    count: 10,
    unitPrice: '114.40',
    totalPrice: '1144.00',
    yhstr: '',
    remarkinfo: '',
    goods: { ID: '1', EditorType: '3', isHasPastedown: 'Y' },
    zhuangDingPageCfg: { ZD01: { min: 8, max: 64 }, ZD06: { min: 32, max: 400 } },
    buzhou: STEPS.map((step) => ({ ...step, selCnum: chosen[step.ID] ?? step.selCnum })),
    opusCode: 'huan7dao4q',
    state: 'valid',
    invalidReason: '',
    previousUnitPrice: '',
    ...changes,
  };
}
