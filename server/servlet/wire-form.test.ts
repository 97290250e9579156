import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { OPERATIONS } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { appForEachTest } from '../services/testing.ts';

const app = appForEachTest();
const FORM = 'application/x-www-form-urlencoded';

async function get(query: string, account = 'super') {
  const headers = { authorization: await app().tokenOf(account) };
  return app().app.inject({ url: `/uwp/newServlet?${query}`, headers });
}

async function post(query: string, payload?: string, contentType = FORM) {
  return app().app.inject({
    method: 'POST',
    url: `/uwp/newServlet?${query}`,
    ...(payload === undefined ? {} : { payload, headers: { 'content-type': contentType } }),
  });
}

describe('a call in wire form', () => {
  it.each([
    ['in the usual order', 'serviceName=ShopCarService&medthodName=cartInfo&cartID=90001'],
    ['with the method first', 'medthodName=cartInfo&serviceName=ShopCarService&cartID=90001'],
    ['with the parameter first', 'cartID=90001&serviceName=ShopCarService&medthodName=cartInfo'],
    ['with the parameter between', 'medthodName=cartInfo&cartID=90001&serviceName=ShopCarService'],
    ['with escaped names', 'serviceName=ShopCar%53ervice&medthod%4Eame=cartInfo&cartID=9%30001'],
    [
      'with more parameters than it reads',
      'serviceName=ShopCarService&medthodName=cartInfo&cartID=90001&_=1&cartId=2',
    ],
    ['with empty pairs', '&&serviceName=ShopCarService&&medthodName=cartInfo&cartID=90001&'],
    [
      'with the right spelling beside the contract’s',
      'serviceName=ShopCarService&medthodName=cartInfo&methodName=x&cartID=90001',
    ],
  ])('finds its operation %s', async (_how, query) => {
    const reply = await get(query);
    expect([reply.statusCode, reply.json().data?.data.ID]).toEqual([200, '90001']);
  });

  it('answers the same as its virtual path, byte for byte', async () => {
    const headers = { authorization: await app().tokenOf('super') };
    const virtual = '/uwp/newServlet/ShopCarService/cartInfo?cartID=90001';
    const wire = await app().app.inject({ url: toWire(virtual), headers });
    const alias = await app().app.inject({ url: virtual, headers });
    expect(alias.statusCode).toBe(200);
    expect(alias.rawPayload.equals(wire.rawPayload)).toBe(true);
  });

  it.each([
    ['serviceName', 'medthodName=cartInfo&cartID=1', '缺少参数 serviceName'],
    ['medthodName', 'serviceName=ShopCarService&cartID=1', '缺少参数 medthodName'],
    ['both', 'cartID=1', '缺少参数 serviceName'],
    ['the value of serviceName', 'serviceName=&medthodName=cartInfo', '缺少参数 serviceName'],
    ['the value of medthodName', 'serviceName=ShopCarService&medthodName', '缺少参数 medthodName'],
    [
      'the right case of serviceName',
      'servicename=ShopCarService&medthodName=cartInfo',
      '缺少参数 serviceName',
    ],
    [
      'the right case of medthodName',
      'serviceName=ShopCarService&medthodname=cartInfo',
      '缺少参数 medthodName',
    ],
  ])('says that it lacks %s', async (_what, query, message) => {
    const reply = await get(query);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      code: 404,
      message,
      reason: 'bad-operation-name',
      traceId: expect.any(String),
    });
  });

  it('lacks everything without a query', async () => {
    const reply = await app().app.inject({ url: '/uwp/newServlet' });
    expect([reply.statusCode, reply.json().message]).toEqual([404, '缺少参数 serviceName']);
  });

  it('tells who spells it right that the contract does not', async () => {
    const reply = await get('serviceName=ShopCarService&methodName=cartInfo&cartID=90001');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      reason: 'misspelt-parameter',
      message: '参数名应为 medthodName（接口约定的拼写），收到的是 methodName',
    });
  });

  it.each([
    ['serviceName', 'serviceName=ShopCarService&serviceName=UserCenterMag&medthodName=cartInfo'],
    ['medthodName', 'serviceName=ShopCarService&medthodName=cartInfo&medthodName=cartInfo'],
  ])('does not guess which %s of two is meant', async (name, query) => {
    const reply = await get(query);
    expect([reply.statusCode, reply.json().message]).toEqual([404, `参数 ${name} 只能出现一次`]);
  });

  it.each(['../ShopCarService', 'ShopCarService/cartInfo', 'a b', '%00', '购物车', '%zz', '1a', 'a.b'])(
    'does not take %j for a service',
    async (name) => {
      const reply = await get(
        `serviceName=${name.startsWith('%') ? name : encodeURIComponent(name)}&medthodName=cartInfo`,
      );
      expect([reply.statusCode, reply.json().message]).toEqual([404, '参数 serviceName 的值不正确']);
    },
  );

  it.each([
    ['ShopCarService', 'cartinfo', 'ShopCarService.cartInfo'],
    ['shopcarservice', 'cartInfo', 'ShopCarService.cartInfo'],
    ['UserCenterMag', 'userIsLogin', 'UserCenterMag.userIsLogin3'],
    ['UserCenterMag', 'getAddressList', 'UserCenterMag.getUserAddressList'],
    ['web', 'doLogout', 'web.doLoginout'],
  ])('names the nearest operation to %s.%s', async (service, method, nearest) => {
    const reply = await get(`serviceName=${service}&medthodName=${method}`);
    const asked = `${service}.${method}`;
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      code: 404,
      message: `没有 ${asked} 这个接口，最接近的是 ${nearest}`,
      reason: 'unknown-operation',
      traceId: expect.any(String),
      details: { asked, nearest },
    });
  });

  it.each(['constructor', 'toString', '__proto__'])('knows no method %s', async (method) => {
    const reply = await get(`serviceName=ShopCarService&medthodName=${method}`);
    expect(reply.statusCode).toBe(404);
  });

  it.each(OPERATIONS.map(({ id, path, httpMethod }) => [id, path, httpMethod] as const))(
    'accepts %s only by its own HTTP method',
    async (id, path, httpMethod) => {
      const other = httpMethod === 'GET' ? 'POST' : 'GET';
      const reply = await app().app.inject({ method: other, url: toWire(path) });
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, httpMethod]);
      expect(reply.json()).toMatchObject({ code: 405, message: `${id} 只接受 ${httpMethod} 请求` });
    },
  );

  it.each(['/uwp/%zz', `/uwp/newServlet?serviceName=${'a'.repeat(4001)}&medthodName=b`])(
    'answers a URL it cannot read in the usual shape',
    async (url) => {
      const reply = await app().app.inject({ method: 'GET', url });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 400, reason: 'malformed-request' });
      expect(reply.body).not.toContain('aaa');
    },
  );

  it('leads a person with an unreadable address to the error page', async () => {
    const reply = await app().app.inject({ method: 'GET', url: '/manager/login/abc%' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/error?code=404']);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const)('does not answer %s', async (method) => {
    const url = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
    expect((await app().app.inject({ method, url })).statusCode).toBe(405);
  });

  it.each([
    '/uwp',
    '/uwp/',
    '/uwp/x',
    '/uwp/newServlet/',
    '/uwp/newServlet/ShopCarService',
    '/uwp/web/doLoginout',
    '/UWP/newServlet',
    '/uwp/newServlet/ShopCarService/cartInfo/x',
  ])('is nothing at %s', async (url) => {
    const reply = await app().app.inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 404, reason: 'unknown-path' });
  });
});

describe('the parameters of a call', () => {
  const INFO = 'serviceName=UserCenterMag&medthodName=getThirdLoginInfo';
  const LOGIN = 'serviceName=LoginServiceMag&medthodName=loginByPassword';

  it('are the same as form and as JSON', async () => {
    const values = { account: 'super', password: '错的 & wrong+%' };
    const form = await post(LOGIN, new URLSearchParams(values).toString());
    const json = await post(LOGIN, JSON.stringify(values), 'application/json');
    expect([form.json().code, json.json().code]).toEqual([1001, 1001]);
    expect([form.json().details, json.json().details]).toEqual([{ triesLeft: 4 }, { triesLeft: 3 }]);
    const right = { account: 'super', password: DEMO_PASSWORD };
    expect((await post(LOGIN, JSON.stringify(right), 'application/json; charset=utf-8')).json().code).toBe(0);
    expect(
      (await post(LOGIN, new URLSearchParams(right).toString(), `${FORM}; charset=UTF-8`)).json().code,
    ).toBe(0);
  });

  it('may be numbers in JSON, read as a form would have sent them', async () => {
    const token = await app().tokenOf('super');
    const sent = { addrID: 80003 };
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateDefaultAddr',
      headers: { authorization: token },
      payload: sent,
    });
    expect(reply.body).toBe('1');
  });

  it('do not come out of the query of a POST', async () => {
    const reply = await post(`${INFO}&thirdLoginType=qq`);
    expect([reply.statusCode, reply.json().message]).toEqual([400, '请求参数不正确：缺少 thirdLoginType']);
  });

  it.each([
    ['a name that comes twice', 'thirdLoginType=qq&thirdLoginType=weixin', FORM],
    ['a list', '{"thirdLoginType":["qq"]}', 'application/json'],
    ['an object', '{"thirdLoginType":{"a":1}}', 'application/json'],
    ['null', '{"thirdLoginType":null}', 'application/json'],
  ])('are texts: %s is malformed', async (_what, payload, type) => {
    const reply = await post(INFO, payload, type);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 400,
      reason: 'malformed-request',
      message: '请求参数不正确：thirdLoginType 的格式不对',
    });
  });

  it('may not come twice in a query either', async () => {
    const reply = await get('serviceName=ShopCarService&medthodName=cartInfo&cartID=90001&cartID=90002');
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'malformed-request']);
  });

  it('count as missing when they come twice in a call that answers bad input itself', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateDefaultAddr',
      headers: { authorization: token, 'content-type': FORM },
      payload: 'addrID=80003&addrID=80003',
    });
    expect([reply.statusCode, reply.body]).toEqual([200, '-1']);
  });

  it.each([
    ['a list', '[1]'],
    ['a text', '"thirdLoginType"'],
    ['a number', '1'],
  ])('are members of an object, not %s', async (_what, payload) => {
    expect((await post(INFO, payload, 'application/json')).statusCode).toBe(400);
  });

  it.each(['{', '{"a":}', "{'a':1}", '{"__proto__":{"thirdLoginType":"qq"}}', 'thirdLoginType=qq'])(
    'cannot be read from %s',
    async (payload) => {
      const reply = await post(INFO, payload, 'application/json');
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ reason: 'malformed-request', message: '请求内容不是合法的 JSON' });
    },
  );

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'text/html', 'nonsense'])(
    'are not taken as %s',
    async (type) => {
      const reply = await post(INFO, 'thirdLoginType=qq', type);
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({ code: 415, reason: 'wrong-content-type' });
    },
  );

  it.each([FORM, 'application/json'])('may be 256 KiB long and no longer, as %s', async (type) => {
    const isForm = type === FORM;
    const payload = (length: number) => {
      const [head, tail] = isForm ? ['thirdLoginType=', ''] : ['{"thirdLoginType":"', '"}'];
      return head + 'x'.repeat(length - head.length - tail.length) + tail;
    };
    expect((await post(INFO, payload(256 * 1024), type)).statusCode).toBe(200);
    const reply = await post(INFO, payload(256 * 1024 + 1), type);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 413, reason: 'body-too-large' });
  });

  it.each([
    ['no body and no content type', undefined, undefined],
    ['an empty form', '', FORM],
    ['an empty JSON body', '', 'application/json'],
    ['an empty JSON object', '{}', 'application/json'],
    ['JSON null', 'null', 'application/json'],
  ])('are none with %s, where none is required', async (_what, payload, type) => {
    const reply = await post('serviceName=UserCenterMag&medthodName=userIsLogin3', payload, type);
    expect([reply.statusCode, reply.body]).toEqual([200, '{"code":0,"status":"0"}']);
  });
});
