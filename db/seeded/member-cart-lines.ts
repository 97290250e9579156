export interface MemberCartLine {
  id: number;
  userId: number;
  work: string;
  goodsId: number;
  pageNum: number;
  count: number;
  chosen: readonly string[];
  state?: 'withdrawn' | 'stale';
  invalidReason?: string;
  previousUnitPriceFen?: number;
}

const DEMO = 10001;
const VIP = 10002;
const ENTERPRISE = 10004;

/** The carts beside that of `super`; the lines that can no longer be ordered belong to `vip`. */
export const MEMBER_CART_LINES: readonly MemberCartLine[] = [
  {
    id: 91001,
    userId: VIP,
    work: 'lamp-by-the-window',
    goodsId: 2,
    pageNum: 128,
    count: 100,
    chosen: ['ZD03'],
  },
  { id: 91002, userId: VIP, work: 'desk-calendar-2027', goodsId: 4, pageNum: 28, count: 30, chosen: [] },
  {
    id: 91003,
    userId: VIP,
    work: 'golden-anniversary',
    goodsId: 8,
    pageNum: 16,
    count: 5,
    chosen: [],
    state: 'withdrawn',
    invalidReason: '商品已下架',
  },
  {
    id: 91004,
    userId: VIP,
    work: 'our-first-year',
    goodsId: 1,
    pageNum: 40,
    count: 12,
    chosen: ['ZD09'],
    state: 'stale',
    invalidReason: '作品已由 40 页改为 48 页，请重新选择印刷选项',
  },
  {
    id: 91005,
    userId: VIP,
    work: 'between-the-lines',
    goodsId: 2,
    pageNum: 100,
    count: 20,
    chosen: [],
    previousUnitPriceFen: 8500,
  },
  {
    id: 92001,
    userId: DEMO,
    work: 'our-first-year',
    goodsId: 3,
    pageNum: 40,
    count: 2,
    // What is proposed for it as 收藏级.
    chosen: ['FM03', 'ZD09', 'NK200', 'NF02', 'FF02', 'BY02'],
  },
  { id: 92002, userId: DEMO, work: 'graduation-class-two', goodsId: 1, pageNum: 60, count: 48, chosen: [] },
  { id: 92003, userId: DEMO, work: 'brand-handbook', goodsId: 6, pageNum: 2, count: 200, chosen: [] },
  {
    id: 93001,
    userId: ENTERPRISE,
    work: 'annual-report-2026',
    goodsId: 2,
    pageNum: 96,
    count: 300,
    chosen: ['ZD04'],
  },
  {
    id: 93002,
    userId: ENTERPRISE,
    work: 'cloud-peak-architects',
    goodsId: 1,
    pageNum: 120,
    count: 50,
    chosen: ['ZD07'],
  },
];
