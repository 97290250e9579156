import { beforeAll, describe, expect, it } from 'vitest';
import { journalEntry } from '../entry.fixture.ts';
import { speak } from '../words/words.ts';
import { asClientCall } from './as-client-call.ts';
import { asCurl } from './as-curl.ts';
import { asPact } from './as-pact.ts';
import { asScript } from './as-script.ts';
import { literal } from './sent-fields.ts';

beforeAll(() => speak('zh'));

const ORIGIN = 'http://127.0.0.1:5180';

const read = journalEntry({
  operation: 'ShopCarService.cartInfo',
  request: { query: { cartID: '90001' }, body: null },
  reply: '{"code":0,"data":{}}',
});
const write = journalEntry({
  operation: 'ShoppingServiceMag.updateCart',
  method: 'POST',
  request: { query: {}, body: { CartID: '90001', remarkinfo: "it's 100% & more" } },
  reply: 'ok',
});

describe('as a script', () => {
  it('asks with fetch as the same account, from anywhere', () => {
    expect(asScript(read, ORIGIN, 'fetch')).toBe(
      `const { token } = await (await fetch('${ORIGIN}/__replica/personas/super/login', { method: 'POST' })).json();
const reply = await fetch('${ORIGIN}/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=90001', {
  method: 'GET',
  headers: { authorization: token },
});
console.log(reply.status, await reply.text()); // 200`,
    );
  });

  it('is a step of a browser test, which knows its own address', () => {
    expect(asScript(write, ORIGIN, 'playwright')).toBe(
      `await test.step('调用 ShoppingServiceMag.updateCart', async () => {
  const { token } = await (await page.request.post('/__replica/personas/super/login')).json();
  const reply = await page.request.fetch('/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateCart', {
    method: 'POST',
    headers: { authorization: token },
    form: {
      CartID: '90001',
      remarkinfo: 'it\\'s 100% & more',
    },
  });
  expect(reply.status()).toBe(200);
});`,
    );
  });
});

describe('as curl', () => {
  it('asks with the address of the wire', () => {
    expect(asCurl(read, ORIGIN)).toContain(
      `curl '${ORIGIN}/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=90001'`,
    );
  });

  it('sends a form field by field', () => {
    const lines = asCurl(write, ORIGIN);
    expect(lines).toContain(
      `-X POST '${ORIGIN}/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateCart'`,
    );
    expect(lines).toContain("--data-urlencode 'CartID=90001'");
    expect(lines).toContain("--data-urlencode 'remarkinfo=it'\\''s 100% & more'");
  });

  it('logs in as the same account instead of copying the token', () => {
    const lines = asCurl(read, ORIGIN);
    expect(lines).toContain('/__replica/personas/super/login');
    expect(lines).toContain('-H "authorization: $TOKEN"');
  });

  it('names the control token where one is wanted, and does not tell it', () => {
    expect(asCurl(read, ORIGIN, true)).toContain('-H "authorization: Bearer $REPLICA_CONTROL_TOKEN"');
    expect(asCurl(read, ORIGIN)).not.toContain('REPLICA_CONTROL_TOKEN');
  });

  it('sends no token for a visitor', () => {
    expect(asCurl(journalEntry({ ...read, account: null }), ORIGIN)).not.toContain('TOKEN');
  });

  it('leaves the token of a backend to the reader', () => {
    const lines = asCurl(journalEntry({ ...read, account: null, forwarded: true }), ORIGIN);
    expect(lines).toContain('# TOKEN 是您在后端的登录口令');
    expect(lines).toContain('-H "authorization: $TOKEN"');
    expect(lines).not.toContain('/__replica/personas');
  });

  it('signs anew what came signed, with the secret of the terminal, and nowhere shows either', () => {
    const sign = '***';
    const signedRead = journalEntry({ ...read, request: { query: { cartID: '90001', sign }, body: null } });
    const signedWrite = journalEntry({
      ...write,
      request: { query: {}, body: { remarkinfo: "it's", CartID: '90001', sign } },
    });
    const [ofRead, ofWrite] = [asCurl(signedRead, ORIGIN), asCurl(signedWrite, ORIGIN)];
    expect(ofRead).toContain(
      `SIGN=$(printf '%s&key=%s' 'cartID=90001' "$REPLICA_SIGN_SECRET" | openssl md5 -r`,
    );
    expect(ofRead).toMatch(/-G --data-urlencode "sign=\$SIGN"$/);
    expect(ofWrite).toContain(`'CartID=90001&remarkinfo=it'\\''s' "$REPLICA_SIGN_SECRET"`);
    expect(ofWrite.endsWith('--data-urlencode "sign=$SIGN"')).toBe(true);
    for (const copied of [ofRead, ofWrite, asClientCall(signedRead), asPact(signedRead)])
      expect(copied).not.toMatch(/\*\*\*|sign:/);
    expect(asScript(signedRead, ORIGIN, 'fetch')).toContain('// 这个服务端还要求 sign');
    expect(asCurl(read, ORIGIN)).not.toContain('SIGN');
  });

  it('says that something was hidden', () => {
    const login = journalEntry({
      operation: 'LoginServiceMag.login',
      method: 'POST',
      request: { query: {}, body: { userPwd: '***' } },
    });
    expect(asCurl(login, ORIGIN)).toMatch(/^# \*\*\* /);
  });
});

describe('as a client call', () => {
  it('is a function of the feature style', () => {
    expect(asClientCall(read)).toContain(
      "return api.call('ShopCarService.cartInfo', {\n    cartID: '90001',\n  });",
    );
  });

  it('needs no input where none was sent', () => {
    const list = journalEntry({ operation: 'UserCenterMag.getUserAddressList' });
    expect(asClientCall(list)).toContain("api.call('UserCenterMag.getUserAddressList', {});");
  });
});

describe('as a Pact interaction', () => {
  it('names the caller, what was sent and what came', () => {
    const code = asPact(read);
    expect(code).toContain("deskPact('ShopCarService')");
    expect(code).toContain("as: member('super')");
    expect(code).toContain('reply: json({\n        code: 0,\n        data: {},\n      }),');
  });

  it('answers a text as a text', () => {
    expect(asPact(write)).toContain("reply: text('ok'),");
  });

  it('says when the reply is not whole', () => {
    expect(asPact(journalEntry({ ...read, reply: '{"code":0,"da…' }))).toContain('请补全');
  });
});

describe('a value in code', () => {
  it.each([{ a: "it's", 'b-c': [1, null, true, 'x\ny\\'], d: {} }, [], 'plain', { 中文: '值' }])(
    '%j is read back the same',
    (value) => {
      expect(new Function(`return ${literal(value)}`)()).toEqual(value);
    },
  );
});
