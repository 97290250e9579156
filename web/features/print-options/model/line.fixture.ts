import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { CartItem } from '#web/features/print-options/line/api.ts';

const NAMES: Readonly<Record<string, readonly [string, string][]>> = {
  '101': [
    ['FM01', '铜版纸'],
    ['FM03', '米白布艺'],
  ],
  '102': [
    ['ZD01', '骑马钉'],
    ['ZD02', '普通平装'],
    ['ZD06', '普通精装'],
    ['ZD09', '豪华装'],
  ],
  '103': [
    ['NK157', '157克'],
    ['NK200', '200克'],
  ],
  '104': [
    ['NF01', '亮膜'],
    ['NF03', '不覆膜'],
  ],
};

function step(ID: string, Name: string, selCnum: string, IsShow: 'Y' | 'N' = 'Y') {
  return {
    ID,
    Name,
    IsShow,
    selCnum,
    items: (NAMES[ID] ?? []).map(([Cnum, name]) => ({ Cnum, Name: name })),
  };
}

/** A line that can be printed as it is: 64 pages, 普通平装, 10 copies. */
export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  const pageNum = changes.pageNum ?? 64;
  return {
    ID: '90001',
    photoPath: '/media/art/a.svg',
    clientDesignName: '环岛骑行',
    goodsName: '画册',
    showPageNum: `${pageNum}页`,
    pageNum,
    count: 10,
    unitPrice: '20.00',
    totalPrice: '200.00',
    yhstr: '满50册<b>9.7折</b>',
    remarkinfo: '',
    goods: { ID: '1', EditorType: '12', isHasPastedown: 'Y' },
    zhuangDingPageCfg: {
      ZD01: { min: 8, max: 64 },
      ZD02: { min: 24, max: 400 },
      ZD06: { min: 24, max: 400 },
      ZD09: { min: 10, max: 40 },
    },
    buzhou: [
      step('101', '封面材质', 'FM01'),
      step('102', '装订方式', 'ZD02'),
      step('103', '内页克重', 'NK157'),
      step('104', '内页覆膜', 'NF03'),
      { ...step('106', '备注', ''), items: [] },
      { ...step('107', '边缘工艺', 'BY01', 'N'), items: [{ Cnum: 'BY01', Name: '直角' }] },
    ],
    opusCode: '',
    ...changes,
  };
}

/** The line with other options chosen, by step. */
export function cartItemWith(selected: Readonly<Record<string, string>>, changes: Partial<CartItem> = {}) {
  const item = cartItem(changes);
  return {
    ...item,
    buzhou: item.buzhou.map((each) => ({ ...each, selCnum: selected[each.ID] ?? each.selCnum })),
  };
}

/** What the options of the line cost: as it stands it is 20.00 a copy. */
export function priceList(): PriceList {
  const option = (cnum: string, perCopyFen: number, perPageMilliFen = 0) =>
    [cnum, { perCopyFen, perPageMilliFen }] as const;
  return {
    basePriceFen: 760,
    perPageMilliFen: 20_000,
    tiers: [
      { fromCount: 1, discountBasisPoints: 0 },
      { fromCount: 50, discountBasisPoints: 300 },
    ],
    options: new Map([
      ...[option('FM01', 0), option('FM03', 1800), option('BY01', 0)],
      ...[option('ZD01', 0), option('ZD02', 600), option('ZD06', 2800), option('ZD09', 6800)],
      ...[option('NK157', 0), option('NK200', 0, 12_000), option('NF01', 0), option('NF03', 0, -10_000)],
    ]),
  };
}

/** A promise that is settled when the test says so. */
export function openPromise<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
