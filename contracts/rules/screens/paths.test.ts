import { describe, expect, it } from 'vitest';
import { PATHS, SCREENS } from './paths.ts';

const ROUTES = `
/manager
/manager/make_ebook
/manager/opus_list/:type
/manager/opus_list_edit
/manager/epaper
/manager/magazine
/manager/book-shelf
/manager/book-study
/manager/opus-print
/manager/recharge
/manager/order
/manager/upgrade
/manager/invoice
/manager/userInfo
/manager/myMember
/manager/businessCard
/manager/statisticMag
/manager/epaper_sell
/manager/epaper_code
/manager/epaper_order
/manager/Aitus/:path
/manager/opus-document
/manager/opus-doc-calendar
/manager/shopping/cart
/manager/shopping/order/:ids
/manager/shopping/pay
/manager/shopping/success
/manager/add_shopping/:id
/manager/opus_share_edit/:id
/manager/opus_setting/:id
/manager/opus_hotarea_edit/:id
/manager/opus_share_buy/:id
/about
/manager/login
/manager/login/:path
/error
`
  .trim()
  .split('\n');

describe('PATHS', () => {
  it('holds every route of the specification to the letter', () => {
    expect(ROUTES.filter((route) => !SCREENS.some(({ path }) => path === route))).toEqual([]);
  });

  it('holds no route twice', () => {
    expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
  });

  it('names the type of each editor', () => {
    expect(
      [PATHS.opusListEdit, PATHS.opusDocument, PATHS.opusDocCalendar].map(({ editorType }) => editorType),
    ).toEqual([12, 11, 13]);
  });

  it('gives every screen a Chinese title', () => {
    for (const { path, title } of SCREENS) {
      expect(title, path).toMatch(/^\p{Script=Han}+$/u);
    }
  });

  it('links to a fixed path, with a query where one is given', () => {
    expect(PATHS.userInfo.getHref()).toBe('/manager/userInfo');
    expect(PATHS.shoppingPay.getHref({ orders: '1,2', from: undefined })).toBe(
      '/manager/shopping/pay?orders=1%2C2',
    );
    expect(PATHS.error.getHref({})).toBe('/error');
  });

  it('gives an address of each, where nothing is left to fill in', () => {
    expect(SCREENS.filter(({ example }) => example.includes(':'))).toEqual([]);
    expect(PATHS.aitus.example).toBe('/manager/Aitus/%2Fhelp%2Fprint-guide');
    expect(PATHS.order.example).toBe('/manager/order');
  });

  it('puts the parameter in, escaped', () => {
    expect(PATHS.opusList.getHref('ebook')).toBe('/manager/opus_list/ebook');
    expect(PATHS.opusSetting.getHref('12', { tab: '目录' })).toBe(
      '/manager/opus_setting/12?tab=%E7%9B%AE%E5%BD%95',
    );
    expect(PATHS.aitus.getHref('/help/faq?x=1')).toBe('/manager/Aitus/%2Fhelp%2Ffaq%3Fx%3D1');
  });

  it('joins several order ids in one segment', () => {
    expect(PATHS.shoppingOrder.getHref(['101', '102'])).toBe('/manager/shopping/order/101,102');
  });

  it('keeps the encoded return path as it is', () => {
    expect(PATHS.loginReturn.getHref('L21hbmFnZXIv%2Fw==')).toBe('/manager/login/L21hbmFnZXIv%2Fw==');
  });
});
