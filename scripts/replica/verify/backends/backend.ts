/** A backend of the documented calls and nothing else, drawn from a seed: it keeps to what the specification says. */

import { refusedChoice } from '#contracts/rules/print/step-availability.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import {
  type Account,
  MEMBER_INFO,
  newAccount,
  sessionReply,
} from '../../../../web/e2e/bare-backend/account.ts';
import type { Answer, Params } from '../../../../web/e2e/bare-backend/answer.ts';
import { type BareLine, cnumsOf, lineReply } from '../../../../web/e2e/bare-backend/cart-lines.ts';
import { priceOf, quantity, wholeNumber } from '../../../../web/e2e/bare-backend/price.ts';
import { chosenItems, PAGE_LIMITS, STEPS } from '../../../../web/e2e/bare-backend/print-steps.ts';
import { printLineOf } from '../rules/print-line.ts';
import {
  forAbsent,
  forLogout,
  forUnknownUser,
  forVisitor,
  inData,
  inOtherScalars,
  refusal,
  refusalInWords,
  success,
  textAnswer,
} from './answers.ts';
import { drawTraits, oneOf, type Traits } from './traits.ts';

export const TOKEN = 'generated-token';

export interface Asked {
  readonly method: string;
  readonly call: string;
  readonly params: Params;
  readonly token: string;
}

export interface GeneratedBackend {
  readonly traits: Traits;
  /** Cart lines of its member. */
  readonly cartIDs: readonly string[];
  answer(asked: Asked): Answer;
}

type Fields = Record<string, unknown>;

const MOST_PAGES = 99_999;
const MAY_BE_NULL =
  /^(photoPath|clientDesignName|goodsName|showPageNum|yhstr|remarkinfo|yaoqingma|vip_name|vip_lastTime|vip_lastTime_desc|user_avatar|bind_wx)$/;

export function generateBackend(seed: number): GeneratedBackend {
  const { traits, random } = drawTraits(seed);
  const account = newAccount();
  const cartIDs = [oneOf([...account.lines.keys()], random), oneOf([...account.lines.keys()], random)];
  // Two options for each step are enough to break every rule, and a run takes a tenth of the time.
  const kept = keptItems(account, cartIDs, random);
  // Drawn anew for each reply, so that what has not changed is told the same again.
  const written = (fields: Fields) => {
    const same = seededRandom(seed);
    return inOtherScalars(withNulls(fields, traits, same), traits, same) as Fields;
  };

  const lineOf = (cartID: string, line: BareLine) => {
    const reply = lineReply(cartID, line) as Fields;
    const steps = (reply.buzhou as Fields[]).map((step) => stepOf(step, kept, traits));
    const goods = reply.goods as Fields;
    return {
      ...reply,
      unitPrice: inDecimals(String(reply.unitPrice), traits),
      totalPrice: inDecimals(String(reply.totalPrice), traits),
      goods: { ...goods, ID: goodsIDOf(goods), isHasPastedown: pastedownOf(goods.isHasPastedown, traits) },
      zhuangDingPageCfg: limitsOf(traits),
      buzhou: traits.steps === 'turned round' ? steps.reverse() : steps,
    };
  };

  /** The same line as the rules read it, whatever its reply looks like. */
  function isForbidden(params: Params): boolean {
    const pageNum = Number(params.pagesNum);
    const chosen = (params.cnums ?? '').split('|');
    return cartIDs.some((cartID) => {
      const line = account.lines.get(cartID);
      if (line === undefined || goodsIDOf(lineReply(cartID, line).goods as Fields) !== params.goodsID)
        return false;
      const buzhou = (lineReply(cartID, line).buzhou as Fields[]).map((step) => ({
        ...step,
        selCnum: chosen.find((code) => itemsOf(step).some(({ Cnum }) => String(Cnum) === code)) ?? '',
      }));
      const read = printLineOf({ ...lineReply(cartID, line), pageNum, buzhou });
      return read !== null && refusedChoice(read) !== null;
    });
  }

  function isOwn({ cnums, pagesNum }: Params): boolean {
    return cartIDs.some((cartID) => {
      const line = account.lines.get(cartID);
      const codes = (list: string) => list.split('|').sort().join('|');
      return (
        line !== undefined && codes(cnumsOf(line)) === codes(cnums ?? '') && String(line.pages) === pagesNum
      );
    });
  }

  function total(params: Params): Answer {
    const isLax = traits.price === 'lax';
    const copies = quantity(params.count) ?? (isLax ? 1 : null);
    const pages = wholeNumber(params.pagesNum, 1, MOST_PAGES) ?? (isLax ? 8 : null);
    const isRefused =
      (traits.price === 'rules' && isForbidden(params)) || (traits.price === 'own lines' && !isOwn(params));
    const price =
      copies === null || pages === null || isRefused ? null : priceOf(copies, pages, params.cnums ?? '');
    if (price === null) return refusalInWords(traits);
    const { percentOff, unitFen } = price;
    const rate = inDecimals(String(percentOff / 100), traits);
    const values = ['-', '', 'n/a', rate, '0', '9.9.9', inDecimals(String(unitFen / 100), traits)];
    return textAnswer([...values, ...(traits.further ? ['', 'x'] : [])].join('|'), traits);
  }

  const { bound, lines } = account;
  const calls: Readonly<Record<string, (params: Params) => Answer>> = {
    'UserCenterMag.getMemberInfo': () => inData({ data: written(MEMBER_INFO) }, traits),
    'UserCenterMag.getUserAddressList': () =>
      inData({ list: addressesOf(account, traits) }, traits, { status: traits.status }),
    'ShoppingServiceMag.updateDefaultAddr': ({ addrID }) =>
      account.addresses.some((one) => String(one.addrID) === addrID)
        ? textAnswer(oneOf(['', '1', 'ok'], random), traits)
        : textAnswer('-1', traits),
    'UserCenterMag.getThirdLoginInfo': ({ thirdLoginType = '' }) => thirdLogin(thirdLoginType, traits),
    'UserCenterMag.unBindThirdLogin': ({ thirdLoginType = '' }) =>
      bound.delete(thirdLoginType) ? success({ status: traits.status }, traits) : refusal(traits),
    'ShopCarService.cartInfo': ({ cartID = '' }) => {
      const line = lines.get(cartID);
      return line === undefined ? refusal(traits) : inData({ data: written(lineOf(cartID, line)) }, traits);
    },
    'ShoppingServiceMag.getTotal': total,
    'ShoppingServiceMag.updateCart': ({ CartID = '', count, cnums = '' }) => {
      const [line, copies, chosen] = [lines.get(CartID), quantity(count), chosenItems(cnums)];
      if (line === undefined || copies === null || chosen === null) return refusalInWords(traits);
      return textAnswer('ok', traits);
    },
  };

  return {
    traits,
    cartIDs,
    answer({ call, params, token }) {
      const isLoggedIn = token === TOKEN;
      if (call === 'UserCenterMag.userIsLogin3') {
        return isLoggedIn
          ? success({ ...written(sessionReply(account)), status: '1' }, traits)
          : forUnknownUser(traits);
      }
      if (call === '/uwp/web/doLoginout.jsp') return forLogout(traits);
      const known = Object.hasOwn(calls, call) ? calls[call] : undefined;
      if (known === undefined) return forAbsent(traits);
      const isOpen = isLoggedIn || call === 'UserCenterMag.getThirdLoginInfo';
      return (isOpen ? null : forVisitor(traits)) ?? known(params);
    },
  };
}

/** What is priced by other rules is another article: getTotal knows it by its id alone. */
const goodsIDOf = ({ EditorType, isHasPastedown = '' }: Fields) => `G-${EditorType}${isHasPastedown}`;

const itemsOf = (step: Fields) => (Array.isArray(step.items) ? (step.items as Fields[]) : []);

function keptItems(account: Account, cartIDs: readonly string[], random: () => number): ReadonlySet<string> {
  const chosen = cartIDs.flatMap((cartID) => {
    const line = account.lines.get(cartID);
    return line === undefined ? [] : cnumsOf(line).split('|');
  });
  const drawn = STEPS.flatMap(({ items }) => (items === null ? [] : [String(oneOf(items, random).Cnum)]));
  return new Set([...chosen, ...drawn]);
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  装订工艺: '装订',
  内页克重: '克重',
  封面材料: '面料',
};

function stepOf(step: Fields, kept: ReadonlySet<string>, { steps }: Traits): Fields {
  const items = itemsOf(step).filter(({ Cnum }) => kept.has(String(Cnum)));
  const name = String(step.Name);
  const Name = steps === 'other names' ? (OTHER_NAMES[name] ?? name) : name;
  return { ...step, Name, items: items.length > 0 ? items : null };
}

function limitsOf({ limits }: Traits): unknown {
  const byName = Object.entries(PAGE_LIMITS);
  if (limits === 'none') return null;
  if (limits === 'list') return byName.map(([Name, range]) => ({ Name, ...range }));
  if (limits === 'names') return PAGE_LIMITS;
  const codes = STEPS.flatMap(({ items }) => items ?? []);
  return Object.fromEntries(
    byName.map(([name, range]) => [String(codes.find(({ Name }) => Name === name)?.Cnum ?? name), range]),
  );
}

function pastedownOf(value: unknown, { pastedown }: Traits): unknown {
  if (pastedown === 'lower') return typeof value === 'string' ? value.toLowerCase() : value;
  return pastedown === 'truth' ? value === 'Y' : value;
}

function addressesOf({ addresses }: Account, { addresses: has, flag }: Traits): Fields[] {
  if (has === 'none') return [];
  return addresses.map(({ IsDefault, ...address }) => {
    if (IsDefault === 'Y' && has !== 'no default') return { ...address, IsDefault };
    return flag === 'absent' ? address : { ...address, IsDefault: flag };
  });
}

function thirdLogin(type: string, traits: Traits): Answer {
  const isOffered = type === 'weixin' ? traits.weixin : type !== '';
  if (!isOffered) return traits.level === 'body' ? inData({ status: 0 }, traits) : refusal(traits);
  const loginSessionID = traits.scalars === 'numbers' ? 771_234 : `${type}-6b2f:Login=`;
  const qrcodeUrl = type === 'weixin' ? { qrcodeUrl: encoded(traits) } : {};
  return inData({ status: traits.status, loginSessionID, ...qrcodeUrl }, traits);
}

const LOGIN_PAGE = 'https://open.example/connect?state=a b*(c)&to=登录';

function encoded({ encoding }: Traits): string {
  if (encoding === 'app') return encodeURIComponent('weixin://dl/business/?t=a1');
  if (encoding === 'form') return new URLSearchParams([['', LOGIN_PAGE]]).toString().slice(1);
  const upper = encodeURIComponent(LOGIN_PAGE);
  return encoding === 'lower' ? upper.replaceAll(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase()) : upper;
}

/** The same amount with other zeros behind it. */
function inDecimals(amount: string, { decimals }: Traits): string {
  if (decimals === 'few') return amount;
  return decimals === 'two' ? Number(amount).toFixed(2) : Number(amount).toFixed(3);
}

function withNulls(fields: Fields, { nulls }: Traits, random: () => number): Fields {
  const share = { none: 0, few: 0.2, many: 0.8 }[nulls];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      MAY_BE_NULL.test(name) && random() < share ? null : value,
    ]),
  );
}
