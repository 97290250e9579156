const steps = [
  { ID: 'z-9', Name: '备注说明', IsShow: 'Y', selCnum: null, items: null },
  {
    ID: 'z-9',
    Name: '内页覆膜',
    IsShow: 'Y',
    selCnum: 31,
    items: [
      { Cnum: 31, Name: '不覆膜' },
      { Cnum: 32, Name: '亮膜' },
    ],
  },
  { ID: null, Name: '隐藏工艺', IsShow: 'N', selCnum: 'H1' },
  'broken',
  {
    ID: 101,
    Name: '请选择装订方式',
    IsShow: 'Y',
    selCnum: 7,
    items: [
      { Cnum: 7, Name: '普通精装' },
      { Cnum: 8, Name: '骑马钉' },
      { Cnum: 9, Name: '对裱精装' },
    ],
  },
  {
    ID: 'c',
    Name: '封面用料',
    IsShow: 'Y',
    selCnum: 2,
    items: [
      { Cnum: 1, Name: '米白布艺' },
      { Cnum: 2, Name: '铜版纸' },
    ],
  },
];

/** A cart line as a backend of the documented calls alone may send it: odd ids, order and types. */
export const BARE_LINE = {
  ID: 555,
  photoPath: null,
  clientDesignName: '西湖四时',
  goodsName: '画册',
  showPageNum: 62,
  pageNum: '62',
  count: '3',
  unitPrice: 86.4,
  totalPrice: 259.2,
  yhstr: '满50册<b>9.7折</b>',
  goods: { ID: 8, EditorType: 1 },
  zhuangDingPageCfg: { 普通精装: { min: '24', max: 400 }, 骑马钉: { min: 8, max: 64 } },
  buzhou: steps,
};
