export interface CartRuleLine {
  id: number;
  /** The rule of the product it shows. */
  rule: string;
  /** The art id of the publication. */
  work: string;
  goodsId: number;
  pageNum: number;
  count: number;
  /** Codes chosen instead of the product's defaults. */
  chosen: readonly string[];
  remark?: string;
  /** False where the stored choice is one that the rule refuses, which is then the point of the line. */
  isChoiceAllowed: boolean;
  /** What somebody who opens the line sees. */
  shows: string;
}

type Shown = Pick<CartRuleLine, 'rule' | 'work' | 'goodsId' | 'pageNum' | 'shows'> &
  Partial<Pick<CartRuleLine, 'count' | 'chosen' | 'remark' | 'isChoiceAllowed'>>;

function line(id: number, shown: Shown): CartRuleLine {
  return { count: 20, chosen: [], isChoiceAllowed: true, ...shown, id };
}

/** 购物车 of `super`: one line for each rule, in this order and with these stable ids. All goods are on sale. */
export const CART_RULE_LINES: readonly CartRuleLine[] = [
  line(90001, {
    work: 'round-the-island-ride',
    rule: 'valid choice',
    goodsId: 1,
    pageNum: 64,
    count: 10,
    shows: 'Everything fits; takes any count.',
  }),
  line(90002, {
    work: 'snow-in-the-north',
    rule: 'saddle stitch',
    goodsId: 3,
    pageNum: 30,
    chosen: ['ZD12'],
    shows: '骑马钉 disabled: 30 is no multiple of 4; two blank pages help.',
  }),
  line(90003, {
    work: 'new-colleague-handbook',
    rule: 'saddle stitch, type 3 without pasted-down pages',
    goodsId: 2,
    pageNum: 26,
    chosen: ['ZD01'],
    shows: '骑马钉 enabled and chosen: 26 - 2 is a multiple of 4.',
  }),
  line(90004, {
    work: 'spring-catalogue',
    rule: 'saddle stitch, type 3 without pasted-down pages',
    goodsId: 2,
    pageNum: 28,
    chosen: ['ZD05'],
    shows: '骑马钉 disabled although 28 is a multiple of 4: 28 - 2 is not.',
  }),
  line(90005, {
    work: 'mountain-water-2027',
    rule: 'weight range',
    goodsId: 5,
    pageNum: 6,
    chosen: ['NK200'],
    shows: '157克 disabled below 7 pages; 200克 and 250克 enabled.',
  }),
  line(90006, {
    work: 'family-year-2027',
    rule: 'weight range',
    goodsId: 5,
    pageNum: 7,
    shows: '157克 enabled from 7 pages on.',
  }),
  line(90007, {
    work: 'grandpa-bear-bakery',
    rule: 'weight range',
    goodsId: 3,
    pageNum: 31,
    chosen: ['ZD12', 'NK250'],
    shows: '250克 enabled up to 31 pages.',
  }),
  line(90008, {
    work: 'island-honeymoon',
    rule: 'weight range',
    goodsId: 3,
    pageNum: 32,
    chosen: ['NK200'],
    shows: '250克 disabled from 32 pages on.',
  }),
  line(90009, {
    work: 'terraces-above-clouds',
    rule: 'weight range',
    goodsId: 3,
    pageNum: 66,
    chosen: ['NK200'],
    shows: '200克 enabled up to 66 pages; 128克 still disabled.',
  }),
  line(90010, {
    work: 'western-sichuan-drive',
    rule: 'weight range',
    goodsId: 3,
    pageNum: 67,
    chosen: ['NK128'],
    shows: '128克 enabled from 67 pages on; 200克 disabled.',
  }),
  line(90011, {
    work: 'journey-of-thousand-hills',
    rule: 'weight range',
    goodsId: 2,
    pageNum: 398,
    chosen: ['ZD04'],
    shows: '157克 enabled up to 398 pages.',
  }),
  line(90012, {
    work: 'slow-river',
    rule: 'weight range',
    goodsId: 2,
    pageNum: 399,
    chosen: ['ZD04', 'NK128'],
    shows: 'Only 128克 enabled from 399 pages on.',
  }),
  line(90013, {
    work: 'lin-family-genealogy',
    rule: 'weight range',
    goodsId: 7,
    pageNum: 9999,
    count: 2,
    chosen: ['NK128'],
    shows: '128克 enabled up to 9999 pages.',
  }),
  line(90014, {
    work: 'century-of-the-school',
    rule: 'weight range',
    goodsId: 7,
    pageNum: 10_000,
    count: 2,
    chosen: ['NK128'],
    isChoiceAllowed: false,
    shows: 'No weight at all above 9999 pages: cannot be saved.',
  }),
  line(90015, {
    work: 'cloud-peak-architects',
    rule: 'cloth cover',
    goodsId: 3,
    pageNum: 48,
    chosen: ['FM03', 'ZD07'],
    shows: 'Only bindings named 精装 or 豪华装 enabled; 对裱平装 is not one.',
  }),
  line(90016, {
    work: 'autumn-under-ginkgo',
    rule: 'cloth cover',
    goodsId: 3,
    pageNum: 8,
    chosen: ['FM04', 'ZD09', 'NK200'],
    isChoiceAllowed: false,
    shows: 'No hardcover takes 8 pages, so the cloth cover leaves no binding: cannot be saved.',
  }),
  line(90017, {
    work: 'our-first-year',
    rule: 'lamination',
    goodsId: 1,
    pageNum: 40,
    chosen: ['ZD10', 'NF02'],
    shows: '不覆膜 disabled for the inner pages by 对裱精装.',
  }),
  line(90018, {
    work: 'golden-anniversary',
    rule: 'lamination, binding range',
    goodsId: 2,
    pageNum: 16,
    chosen: ['ZD11'],
    shows: '对裱平装 at its least, 16 pages; 不覆膜 disabled.',
  }),
  line(90019, {
    work: 'moon-forgot-the-light',
    rule: 'lamination, binding range',
    goodsId: 1,
    pageNum: 40,
    count: 30,
    chosen: ['FM03', 'ZD09'],
    shows: '豪华装 at its most, 40 pages, with a cloth cover; 不覆膜 disabled.',
  }),
  line(90020, {
    work: 'grandmother-garden',
    rule: 'binding range',
    goodsId: 1,
    pageNum: 41,
    chosen: ['ZD09'],
    isChoiceAllowed: false,
    shows: '豪华装 no longer takes 41 pages: opening the line moves it to the first enabled binding.',
  }),
  line(90021, {
    work: 'graduation-class-two',
    rule: 'binding range',
    goodsId: 1,
    pageNum: 60,
    chosen: ['ZD10'],
    shows: '对裱精装 at its most, 60 pages.',
  }),
  line(90022, {
    work: 'sustainability-report',
    rule: 'lamination',
    goodsId: 1,
    pageNum: 56,
    chosen: ['ZD10', 'NF03'],
    isChoiceAllowed: false,
    shows: '不覆膜 chosen under 对裱精装: opening the line moves it to the first enabled lamination.',
  }),
  line(90023, {
    work: 'desk-calendar-2027',
    rule: 'remark',
    goodsId: 4,
    pageNum: 28,
    remark: '请在每本封底加印公司地址，纸箱外贴“小心轻放”。',
    shows: 'The remark step is filled.',
  }),
  line(90024, {
    work: 'annual-report-2026',
    rule: 'quantity discount',
    goodsId: 1,
    pageNum: 64,
    count: 1000,
    shows: '8.5折 from 1000 copies on, with its discount text.',
  }),
  line(90025, {
    work: 'handmade',
    rule: 'quantity discount',
    goodsId: 3,
    pageNum: 48,
    count: 45,
    chosen: ['ZD06'],
    shows: 'Five copies short of 9.7折.',
  }),
  line(90026, {
    work: 'brand-handbook',
    rule: 'quantity limit',
    goodsId: 6,
    pageNum: 2,
    count: 1_000_000,
    shows: 'The largest quantity there is; one more is refused.',
  }),
];
