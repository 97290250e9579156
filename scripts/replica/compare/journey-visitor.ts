import { wordOf } from './replies.ts';
import { type Draw, LOGIN, type Step, step, type Traveller } from './step.ts';

const visitor = (one: Step): Step => ({ ...one, as: 'visitor' });

/** What somebody without a login sees, up to the login itself. */
export function visitorSteps({ account, password }: Traveller, draw: Draw): Step[] {
  const nobody = `nobody-${draw(1_000_000)}`;
  const CODE = 'a login code';
  return [
    step('the session without a login', 'UserCenterMag.userIsLogin3', []),
    step('the member without a login', 'UserCenterMag.getMemberInfo', []),
    step('the cart without a login', 'ShopCarService.cartList', []),
    step('a price without a login', 'ShoppingServiceMag.getTotal', [], {
      goodsID: '1',
      cnums: '',
      count: '1',
      pagesNum: '8',
      memberID: '1',
      random: '1',
    }),
    // Failed logins of a real account would lock it; and a server counts them of any other one too, so each has its own.
    step('an account that nobody has', 'LoginServiceMag.loginByPassword', [], (_replies, keys) => ({
      account: keys.idem('nobody'),
      password: 'wrong',
    })),
    step('a login without a password', 'LoginServiceMag.loginByPassword', [], { account: nobody }),
    step(CODE, 'LoginServiceMag.createLoginQrcode', []),
    step('the login code just made', 'LoginServiceMag.queryLoginQrcode', [CODE], (replies) => {
      const loginSessionID = wordOf(replies, CODE, 'data/loginSessionID');
      return loginSessionID === null ? null : { loginSessionID };
    }),
    step('a login code of nobody', 'LoginServiceMag.queryLoginQrcode', [], { loginSessionID: 'nobody' }),
    step(LOGIN, 'LoginServiceMag.loginByPassword', [], { account, password }),
  ].map(visitor);
}
