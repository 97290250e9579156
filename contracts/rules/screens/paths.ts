import { LOGIN_RETURN } from './login-return.ts';
import { fixed, type ScreenFacts, withParam } from './screen.ts';

const text = (example: string) => ({ write: (value: string) => encodeURIComponent(value), example });

/** Several ids in one segment, joined by commas. */
const ids = (...example: string[]) => ({
  write: (values: readonly string[]) => values.map(encodeURIComponent).join(','),
  example: example as readonly string[],
});

/** Every screen of the product, one record each. Within a group of the menu they stand in its order. */
export const PATHS = {
  makeEbook: fixed('/manager/make_ebook', '制作电子书', {
    state: 'open',
    menu: '创作',
    area: 'e-books',
    isShopWindow: true,
  }),
  opusList: withParam('/manager/opus_list/:type', '作品列表', text('ebook'), {
    state: 'open',
    menu: '创作',
    menuParam: 'all',
    menuTitle: '我的作品',
    heading: '我的作品',
  }),
  opusListEdit: fixed('/manager/opus_list_edit', '在线编辑', {
    state: 'open',
    menu: '创作',
    editorType: 12,
  }),
  opusDocument: fixed('/manager/opus-document', '文档编辑', {
    state: 'closed',
    menu: '创作',
    editorType: 11,
  }),
  opusDocCalendar: fixed('/manager/opus-doc-calendar', '日历编辑', {
    state: 'open',
    menu: '创作',
    editorType: 13,
  }),
  epaper: fixed('/manager/epaper', '电子报', { state: 'closed', menu: '创作', area: 'e-paper' }),
  magazine: fixed('/manager/magazine', '杂志', { state: 'closed', menu: '创作' }),
  businessCard: fixed('/manager/businessCard', '名片', {
    state: 'open',
    menu: '创作',
    part: { area: 'statistics', title: '名片访问统计' },
  }),

  bookShelf: fixed('/manager/book-shelf', '书架', { state: 'closed', menu: '阅读' }),
  bookStudy: fixed('/manager/book-study', '书房', { state: 'closed', menu: '阅读' }),
  epaperSell: fixed('/manager/epaper_sell', '套餐管理', { state: 'closed', menu: '阅读', area: 'e-paper' }),
  epaperCode: fixed('/manager/epaper_code', '兑换码管理', { state: 'closed', menu: '阅读', area: 'e-paper' }),
  epaperOrder: fixed('/manager/epaper_order', '销售订单', { state: 'closed', menu: '阅读', area: 'e-paper' }),
  statisticMag: fixed('/manager/statisticMag', '统计', { state: 'closed', menu: '阅读', area: 'statistics' }),

  opusPrint: fixed('/manager/opus-print', '印刷', { state: 'open', menu: '印刷订单', hasActionBar: true }),
  shoppingCart: fixed('/manager/shopping/cart', '购物车', { state: 'open', menu: '印刷订单' }),
  order: fixed('/manager/order', '订单', { state: 'open', menu: '印刷订单' }),
  invoice: fixed('/manager/invoice', '发票', { state: 'open', menu: '印刷订单' }),

  userInfo: fixed('/manager/userInfo', '个人资料', { state: 'open', menu: '账户' }),
  upgrade: fixed('/manager/upgrade', '升级会员', { state: 'open', menu: '账户' }),
  recharge: fixed('/manager/recharge', '充值', { state: 'open', menu: '账户' }),
  myMember: fixed('/manager/myMember', '成员管理', {
    state: 'open',
    menu: '账户',
    area: 'sub-members',
    // A member of another team has a place here without a membership.
    isShopWindow: true,
  }),
  about: fixed('/about', '关于', { state: 'open', menu: '账户', heading: '关于书桌' }),

  opusShareEdit: withParam('/manager/opus_share_edit/:id', '分享设置', text('50001'), {
    state: 'open',
    isOfOneMember: true,
  }),
  opusSetting: withParam('/manager/opus_setting/:id', '作品设置', text('50001'), {
    state: 'open',
    isOfOneMember: true,
  }),
  opusHotareaEdit: withParam('/manager/opus_hotarea_edit/:id', '热区编辑', text('50001'), {
    state: 'open',
    isOfOneMember: true,
  }),
  opusShareBuy: withParam('/manager/opus_share_buy/:id', '购买作品', text('50001'), {
    state: 'closed',
    isOfOneMember: true,
  }),
  addShopping: withParam('/manager/add_shopping/:id', '加入购物车', text('50001'), {
    state: 'open',
    isOfOneMember: true,
    hasActionBar: true,
  }),
  shoppingOrder: withParam('/manager/shopping/order/:ids', '确认订单', ids('90001', '90002'), {
    state: 'open',
    isOfOneMember: true,
    hasActionBar: true,
  }),
  shoppingPay: fixed('/manager/shopping/pay', '支付', {
    state: 'open',
    isOfOneMember: true,
    hasActionBar: true,
  }),
  shoppingSuccess: fixed('/manager/shopping/success', '支付结果', { state: 'open', isOfOneMember: true }),
  aitus: withParam('/manager/Aitus/:path', '站内页面', text('/help/print-guide'), {
    state: 'open',
    heading: '印前指南',
  }),

  manager: fixed('/manager', '工作台', { state: 'outside' }),
  login: fixed('/manager/login', '登录', { state: 'outside' }),
  loginReturn: LOGIN_RETURN,
  error: fixed('/error', '出错了', { state: 'outside' }),
};

export type PathName = keyof typeof PATHS;

export interface Screen extends ScreenFacts {
  readonly name: PathName;
  readonly path: string;
  readonly title: string;
  readonly example: string;
  readonly entry: { readonly href: string; readonly title: string };
}

export const SCREENS: readonly Screen[] = Object.entries(PATHS).map(([name, screen]) => ({
  name: name as PathName,
  ...screen,
}));
