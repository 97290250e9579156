import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCENARIO_NAMES } from '#db/scenarios/index.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { ERROR_CATALOGUE, errorPreset } from './error-catalogue.ts';
import { type Control, controlOf } from './testing.ts';

let test: TestApp;
let control: Control;
let token: string;

beforeEach(async () => {
  test = await enterTestApp();
  control = controlOf(test.app);
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

const addresses = () => test.call('UserCenterMag.getUserAddressList', {}, { token });
const unbind = () => test.call('UserCenterMag.unBindThirdLogin', { thirdLoginType: 'weixin' }, { token });
const thirdLogin = () => test.call('UserCenterMag.getThirdLoginInfo', { thirdLoginType: 'weixin' });
const updateCart = () => test.call('ShoppingServiceMag.updateCart', {}, { token });

interface OnTheWire {
  /** The words of the product, to the letter. */
  readonly words: string | null;
  readonly act: () => Promise<unknown>;
  readonly reply: object;
}

/** What each row makes of a call, and the words of the product for it. */
const ON_THE_WIRE: Readonly<Record<(typeof ERROR_CATALOGUE)[number]['name'], OnTheWire>> = {
  'any-request-fails': { words: '请求失败，请重试', act: addresses, reply: { status: 500 } },
  'address-list-fails': {
    words: '地址服务暂时不可用',
    act: addresses,
    reply: { json: { status: 0, message: '地址服务暂时不可用' } },
  },
  'address-list-fails-silently': {
    words: '获取收货地址失败',
    act: addresses,
    reply: { json: { code: 0, status: 0, message: '' } },
  },
  'set-default-address-fails': {
    words: '设置默认地址失败',
    act: () => test.call('ShoppingServiceMag.updateDefaultAddr', { addrID: '1' }, { token }),
    reply: { text: '-1' },
  },
  'third-login-info-fails': {
    words: '第三方登录暂时不可用',
    act: thirdLogin,
    reply: { json: { data: { status: 0 }, message: '第三方登录暂时不可用' } },
  },
  'third-login-info-fails-silently': {
    words: '获取第三方登录信息失败',
    act: thirdLogin,
    reply: { json: { data: { status: 0 }, message: '' } },
  },
  'unbind-succeeds': { words: '解绑成功!', act: unbind, reply: { json: { code: 0, status: 1 } } },
  'unbind-fails': {
    words: '暂时无法解绑，请稍后再试',
    act: unbind,
    reply: { json: { status: 0, message: '暂时无法解绑，请稍后再试' } },
  },
  'unbind-fails-silently': {
    words: '解绑第三方登录失败',
    act: unbind,
    reply: { json: { status: 0, message: '' } },
  },
  'price-fails': {
    words: '计算价格失败，请稍后再试',
    act: () => test.call('ShoppingServiceMag.getTotal', { goodsID: '1' }, { token }),
    reply: { json: { code: 1000 } },
  },
  'cart-save-fails': { words: '更新购物车失败，请稍后再试', act: updateCart, reply: { text: 'no' } },
  'cart-save-errors': { words: '更新购物车失败，请稍后再试', act: updateCart, reply: { status: 500 } },
  'not-logged-in-401': {
    words: null,
    act: addresses,
    reply: { status: 200, json: { code: 401, reason: 'not-logged-in' } },
  },
  'no-permission-403': {
    words: null,
    act: addresses,
    reply: { status: 200, json: { code: 403, needVip: ['超级会员'] } },
  },
};

describe.each(Object.entries(ON_THE_WIRE))('row %s of the error catalogue', (name, { words, act, reply }) => {
  it('has the words of the product', () => {
    expect(errorPreset(name)).toMatchObject({ name, productText: words });
  });

  it('happens on the wire', async () => {
    const params = name === 'unbind-succeeds' ? { params: { account: 'super' } } : undefined;
    const run = await control('POST', `scenarios/${name}/run`, params);
    expect(run).toMatchObject({ status: 200, body: { name, kind: 'error' } });
    expect(await act()).toMatchObject(reply);
  });
});

describe('error catalogue', () => {
  it('lets a server message win where the product shows it', () => {
    for (const name of ['address-list-fails', 'third-login-info-fails', 'unbind-fails']) {
      const preset = ERROR_CATALOGUE.find((known) => known.name === name);
      const message = preset && 'rules' in preset ? preset.rules[0]?.fault : null;
      expect(message).toMatchObject({ message: preset?.productText });
    }
  });

  it('shares no name with a data scenario', () => {
    const names = [...SCENARIO_NAMES, ...ERROR_CATALOGUE.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });

  it('is listed with the data scenarios', async () => {
    const list = (await control('GET', 'scenarios')).body.list as { name: string }[];
    const names = list.map(({ name }) => name);
    expect(names).toEqual([...SCENARIO_NAMES, ...ERROR_CATALOGUE.map(({ name }) => name)]);
  });

  it('happens as often as asked', async () => {
    await control('POST', 'scenarios/address-list-fails/run', { params: { times: 1 } });
    const statuses = [(await addresses()).json.status, (await addresses()).json.status];
    expect(statuses).toEqual([0, 1]);
  });

  it('is listed row by row with the words of the product and the rule', async () => {
    const list = (await control('GET', 'error-catalogue')).body.list as { name: string }[];
    expect(list.map(({ name }) => name)).toEqual(ERROR_CATALOGUE.map(({ name }) => name));
    expect(list.find(({ name }) => name === 'cart-save-fails')).toMatchObject({
      operation: 'ShoppingServiceMag.updateCart',
      words: '更新购物车失败，请稍后再试',
      rule: { operation: 'ShoppingServiceMag.updateCart', kind: 'text', text: 'no' },
      scenario: null,
    });
    expect(list.find(({ name }) => name === 'unbind-succeeds')).toMatchObject({
      operation: 'UserCenterMag.unBindThirdLogin',
      rule: null,
      scenario: 'third-party-bound',
    });
  });

  it.each(ERROR_CATALOGUE.flatMap((preset) => ('rules' in preset ? [preset.name] : [])))(
    'has the rule of %s in a form that POST faults takes',
    async (name) => {
      const list = (await control('GET', 'error-catalogue')).body.list as { name: string; rule: object }[];
      const row = list.find((each) => each.name === name);
      const armed = await control('POST', `error-catalogue/${name}`);
      const added = await control('POST', 'faults', row?.rule);
      expect(armed.body).toMatchObject({ name, result: { faults: 'f1' } });
      expect(added.status).toBe(201);
      const rules = test.world.faults.list();
      expect(rules[0]).toMatchObject({ operation: rules[1]?.operation, fault: rules[1]?.fault });
    },
  );

  it('is armed for a number of times', async () => {
    await control('POST', 'error-catalogue/address-list-fails', { times: 1 });
    const statuses = [(await addresses()).json.status, (await addresses()).json.status];
    expect(statuses).toEqual([0, 1]);
  });

  it('asks for a login that can be done', async () => {
    await control('POST', 'error-catalogue/not-logged-in-401');
    const fields = { account: 'super', password: 'desk1234' };
    expect((await test.call('LoginServiceMag.loginByPassword', fields)).json).toMatchObject({ code: 0 });
    expect((await addresses()).json).toMatchObject({ code: 401 });
  });

  it.each([
    ['nothing', undefined, 404],
    ['price-fails', { time: 1 }, 400],
    ['price-fails', { times: 0 }, 400],
  ])('refuses %s with %j', async (name, body, status) => {
    expect(await control('POST', `error-catalogue/${name}`, body)).toMatchObject({ status });
  });
});
