/** The calls of section 7, by service and method. Each of them answers without a `code`. */
import { type Account, MEMBER_INFO } from './account.ts';
import { type Answer, json, type Params, text } from './answer.ts';
import { lineReply } from './cart-lines.ts';
import { pipeString, priceOf, quantity, wholeNumber } from './price.ts';
import { chosenItems } from './print-steps.ts';

type Call = (account: Account, params: Params, origin: string) => Answer;

/** Anything but -1 is success, so each of these is. */
const DEFAULT_SET = ['', '80001', 'ok'];

const setDefault: Call = (account, { addrID }) => {
  const { addresses } = account;
  if (!addresses.some((address) => String(address.addrID) === addrID)) return text('-1');
  for (const address of addresses) address.IsDefault = String(address.addrID) === addrID ? 'Y' : 'N';
  account.defaultsSet += 1;
  return text(DEFAULT_SET[account.defaultsSet % DEFAULT_SET.length] ?? '');
};

const thirdLogin: Call = (_account, { thirdLoginType = '' }, origin) => {
  if (thirdLoginType === '') return json({ data: { status: 0 }, message: '请选择登录方式' });
  const loginSessionID = `${thirdLoginType}-6b2f:Login=`;
  const qrcodeUrl = encodeURIComponent(`${origin}/scan?s=${encodeURIComponent(loginSessionID)}`);
  const isWeixin = thirdLoginType === 'weixin';
  return json({ data: { status: isWeixin ? 1 : '1', loginSessionID, ...(isWeixin && { qrcodeUrl }) } });
};

const unbind: Call = ({ bound }, { thirdLoginType = '' }) =>
  bound.delete(thirdLoginType) ? json({ status: '1' }) : json({ status: 0, message: '没有绑定' });

const cartInfo: Call = ({ lines }, { cartID = '' }) => {
  const line = lines.get(cartID);
  return json(line ? { data: { data: lineReply(cartID, line) } } : { data: null, message: '没有这件商品' });
};

const price: Call = (_account, { count, pagesNum, cnums = '' }) => {
  const [copies, pages] = [quantity(count), wholeNumber(pagesNum, 1, 99_999)];
  const found = copies === null || pages === null ? null : priceOf(copies, pages, cnums);
  return text(found === null ? '参数错误' : pipeString(found));
};

/** The page count stays the work's whatever is sent. */
const saveLine: Call = ({ lines }, { CartID = '', count, cnums = '', remarkinfo = '' }) => {
  const [line, copies, chosen] = [lines.get(CartID), quantity(count), chosenItems(cnums)];
  if (line === undefined || copies === null || chosen === null) return text('fail');
  line.count = copies;
  line.remark = remarkinfo === '' ? null : remarkinfo;
  for (const [{ ID }, { Cnum }] of chosen) line.chosen.set(String(ID), Cnum);
  return text('ok');
};

/** With POST or GET, as section 7 has them. */
export const CALLS: Readonly<Record<string, { readonly method: 'GET' | 'POST'; readonly call: Call }>> = {
  'UserCenterMag.getMemberInfo': { method: 'GET', call: () => json({ data: { data: MEMBER_INFO } }) },
  'UserCenterMag.getUserAddressList': {
    method: 'GET',
    call: ({ addresses }) => json({ status: '1', data: { list: addresses } }),
  },
  'ShoppingServiceMag.updateDefaultAddr': { method: 'POST', call: setDefault },
  'UserCenterMag.getThirdLoginInfo': { method: 'POST', call: thirdLogin },
  'UserCenterMag.unBindThirdLogin': { method: 'POST', call: unbind },
  'ShopCarService.cartInfo': { method: 'GET', call: cartInfo },
  'ShoppingServiceMag.getTotal': { method: 'GET', call: price },
  'ShoppingServiceMag.updateCart': { method: 'POST', call: saveLine },
};
