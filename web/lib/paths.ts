/** Query of a link; what is undefined is left out. */
export type LinkQuery = Readonly<Record<string, string | undefined>>;

export interface StaticPath {
  /** Pattern of the route table, to the letter. */
  readonly path: string;
  /** Screen title in Chinese. */
  readonly title: string;
  getHref(query?: LinkQuery): string;
}

export interface ParamPath<Param> extends Omit<StaticPath, 'getHref'> {
  getHref(param: Param, query?: LinkQuery): string;
}

function withQuery(path: string, query: LinkQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) {
      search.set(name, value);
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function fixed(path: string, title: string): StaticPath {
  return { path, title, getHref: (query) => withQuery(path, query) };
}

/** The last segment of the pattern is the parameter; `write` makes it safe for a path. */
function withParam<Param>(path: string, title: string, write: (param: Param) => string): ParamPath<Param> {
  const base = path.slice(0, path.lastIndexOf(':'));
  return { path, title, getHref: (param, query) => withQuery(base + write(param), query) };
}

const encode = (value: string) => encodeURIComponent(value);

// A return path arrives encoded (base64, slashes as %2F); encoding its percent sign again would break it.
const asGiven = (encodedPath: string) => encodedPath;

/** Several orders in one segment, joined by commas. */
function encodeIds(ids: readonly string[]): string {
  return ids.map(encode).join(',');
}

/** Every route of the product. */
export const PATHS = {
  manager: fixed('/manager', '工作台'),
  makeEbook: fixed('/manager/make_ebook', '制作电子书'),
  opusList: withParam('/manager/opus_list/:type', '作品列表', encode),
  opusListEdit: fixed('/manager/opus_list_edit', '在线编辑'),
  epaper: fixed('/manager/epaper', '电子报'),
  magazine: fixed('/manager/magazine', '杂志'),
  bookShelf: fixed('/manager/book-shelf', '书架'),
  bookStudy: fixed('/manager/book-study', '书房'),
  opusPrint: fixed('/manager/opus-print', '印刷'),
  recharge: fixed('/manager/recharge', '充值'),
  order: fixed('/manager/order', '订单'),
  upgrade: fixed('/manager/upgrade', '升级会员'),
  invoice: fixed('/manager/invoice', '发票'),
  userInfo: fixed('/manager/userInfo', '个人资料'),
  myMember: fixed('/manager/myMember', '成员管理'),
  businessCard: fixed('/manager/businessCard', '名片'),
  statisticMag: fixed('/manager/statisticMag', '统计'),
  epaperSell: fixed('/manager/epaper_sell', '套餐管理'),
  epaperCode: fixed('/manager/epaper_code', '兑换码管理'),
  epaperOrder: fixed('/manager/epaper_order', '销售订单'),
  aitus: withParam('/manager/Aitus/:path', '站内页面', encode),
  opusDocument: fixed('/manager/opus-document', '文档编辑'),
  opusDocCalendar: fixed('/manager/opus-doc-calendar', '台历编辑'),
  shoppingCart: fixed('/manager/shopping/cart', '购物车'),
  shoppingOrder: withParam('/manager/shopping/order/:ids', '确认订单', encodeIds),
  shoppingPay: fixed('/manager/shopping/pay', '支付'),
  shoppingSuccess: fixed('/manager/shopping/success', '下单成功'),
  addShopping: withParam('/manager/add_shopping/:id', '加入购物车', encode),
  opusShareEdit: withParam('/manager/opus_share_edit/:id', '分享设置', encode),
  opusSetting: withParam('/manager/opus_setting/:id', '作品设置', encode),
  opusHotareaEdit: withParam('/manager/opus_hotarea_edit/:id', '热区编辑', encode),
  opusShareBuy: withParam('/manager/opus_share_buy/:id', '购买作品', encode),
  about: fixed('/about', '关于'),
  login: fixed('/manager/login', '登录'),
  loginReturn: withParam('/manager/login/:path', '登录', asGiven),
  error: fixed('/error', '出错了'),
} as const;

export type PathName = keyof typeof PATHS;
