/** Which call a request is, and what it answers. */
import { type Account, sessionReply } from './account.ts';
import { type Answer, json, NOT_LOGGED_IN, type Params, page } from './answer.ts';
import { CALLS } from './calls.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  /** The Authorization header as it came; empty without one. */
  readonly token: string;
  readonly origin: string;
}

/** `Service.method` of the servlet, otherwise the path. */
export function callName({ path, params }: Asked): string {
  return path === '/uwp/newServlet' ? `${params.serviceName}.${params.medthodName}` : path;
}

/** One unknown call gets a page with 200, as where a servlet falls back to its start page; the others get 404. */
const PAGE_WITH_200 = 'ShopCarService.cartList';
/** A QR code for a login is shown to a visitor. */
const OPEN = 'UserCenterMag.getThirdLoginInfo';

export function answerTo(account: Account, asked: Asked): Answer {
  const name = callName(asked);
  const isLoggedIn = account.tokens.has(asked.token);
  if (asked.method === 'POST' && name === 'UserCenterMag.userIsLogin3') {
    return json(isLoggedIn ? sessionReply(account) : { status: '0' });
  }
  if (asked.method === 'POST' && name === '/uwp/web/doLoginout.jsp') {
    account.tokens.delete(asked.token);
    return page(200, '您已退出');
  }
  const known = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (known === undefined || known.method !== asked.method) {
    return name === PAGE_WITH_200 ? page(200, '首页') : page(404, 'Not Found');
  }
  return isLoggedIn || name === OPEN ? known.call(account, asked.params, asked.origin) : NOT_LOGGED_IN;
}
