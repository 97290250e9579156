import { afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { type CheckedHandler, HANDLERS } from '#server/dispatch/dispatch-table.ts';
import { BusinessError } from '#server/errors.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';

const replaced = new Map<OperationId, CheckedHandler>();
let test: TestApp | undefined;

/** An app in which one operation gives this answer; handlers are looked up when the app is built. */
async function withHandler(
  id: OperationId,
  handler: CheckedHandler,
  env: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  const table = HANDLERS as Map<OperationId, CheckedHandler>;
  const original = table.get(id);
  if (original) replaced.set(id, original);
  table.set(id, handler);
  test = await startTestApp(env);
  return test;
}

afterEach(async () => {
  for (const [id, handler] of replaced) (HANDLERS as Map<OperationId, CheckedHandler>).set(id, handler);
  replaced.clear();
  await test?.close();
  test = undefined;
});

/** All values of the counters. */
const COUNTERS = { cart: 1, unpaid: 0, toFix: 0, paying: 0, notices: 0, balance: '0.00' };

describe('a reply', () => {
  it('is sent as the handler made it: nothing dropped, added or converted', async () => {
    const account = {
      account: '会员 <b>&"\'</b>',
      nested: { list: [1, '1', null, true, { deep: '' }], float: 1.5, big: 9007199254740991 },
      '': 'an empty name',
      escaped: '\u2028\u0000\\/ 😀',
    };
    const body = {
      code: 0,
      status: '1',
      user_id: '1',
      yaoqingma: '',
      member_code: '',
      vip_name: '',
      vip_lastTime_desc: '',
      vip_lastTime: '',
      user_avatar: '',
      bind_wx: 'N',
      user_account: account,
    };
    const app = await withHandler('UserCenterMag.userIsLogin3', () => body);
    const reply = await app.app.inject({
      method: 'POST',
      url: toWire(operationMeta('UserCenterMag.userIsLogin3').path),
    });
    expect(reply.rawPayload.toString('utf8')).toBe(JSON.stringify(body));
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(JSON.stringify(body)));
  });

  it.each(['ok', '30 页不是 4 的倍数', ' ok\n', '{"code":0}', '1'])(
    'is sent as text %j, unquoted',
    async (text) => {
      const app = await withHandler('ShoppingServiceMag.updateCart', () => text);
      const reply = await app.call(
        'ShoppingServiceMag.updateCart',
        {},
        { token: await app.tokenOf('super') },
      );
      expect([reply.text, reply.type]).toEqual([text, 'text/plain; charset=utf-8']);
    },
  );

  it.each<[string, OperationId, unknown, string]>([
    [
      'a field too many',
      'MemberServiceMag.getCounters',
      { code: 0, message: '', data: { ...COUNTERS, x: 1 } },
      '/data',
    ],
    [
      'a field of another type',
      'MemberServiceMag.getCounters',
      { code: 0, message: '', data: { ...COUNTERS, cart: '1' } },
      '/data/cart',
    ],
    ['a text outside the enumeration', 'ShoppingServiceMag.updateDefaultAddr', '2', ''],
    ['a text that is no price', 'ShoppingServiceMag.getTotal', '1|2', ''],
    ['nothing', 'MemberServiceMag.getCounters', undefined, ''],
  ])('outside the contract is our fault and names the place: %s', async (_what, id, body, pointer) => {
    const app = await withHandler(id, () => body);
    const reply = await app.call(id, {}, { token: await app.tokenOf('super') });
    expect(reply.status).toBe(500);
    expect(reply.json).toMatchObject({
      code: 500,
      reason: 'reply-outside-contract',
      traceId: expect.any(String),
    });
    expect(reply.json.message).toContain(`${id} answered outside the contract at ${pointer || '/'}`);
    expect(app.world.journal.list({ operation: id }).at(-1)).toMatchObject({
      status: 500,
      violations: [{ part: 'reply', pointer, message: expect.any(String) }],
    });
  });

  it('outside the contract is sent all the same where replies are not checked', async () => {
    const app = await withHandler('MemberServiceMag.getCounters', () => ({ code: 0, more: 1 }), {
      env: { checksReplies: false },
    });
    const reply = await app.call('MemberServiceMag.getCounters', {}, { token: await app.tokenOf('super') });
    expect([reply.status, reply.text]).toEqual([200, '{"code":0,"more":1}']);
  });

  it.each([true, false])(
    'to a refusal the contract does not know depends on the check: %s',
    async (checksReplies) => {
      const refuse = () => {
        const unknown = { code: 1060, reason: 'some-reason', message: '', needVip: null, details: null };
        throw new BusinessError(unknown);
      };
      const app = await withHandler('web.doLoginout', refuse, { env: { checksReplies } });
      const reply = await app.call('web.doLoginout', {});
      expect([reply.status, reply.json.code]).toEqual(checksReplies ? [500, 500] : [200, 1060]);
      expect(reply.json.reason).toBe(checksReplies ? 'reply-outside-contract' : 'some-reason');
      expect(reply.json.traceId).toEqual(expect.any(String));
    },
  );

  it.each([
    [
      'an error',
      () => {
        throw new Error('secret detail at /home/x.ts:1');
      },
    ],
    ['a rejected promise', () => Promise.reject(new TypeError('secret detail'))],
    [
      'something that is no error',
      () => {
        throw 'secret detail';
      },
    ],
  ])('to %s is one sentence without detail', async (_what, handler) => {
    const app = await withHandler('MemberServiceMag.getCounters', handler);
    const reply = await app.call('MemberServiceMag.getCounters', {}, { token: await app.tokenOf('super') });
    expect(reply.status).toBe(500);
    expect(reply.json).toEqual({
      code: 500,
      message: '服务器开小差了，请稍后再试',
      reason: 'internal-error',
      traceId: expect.any(String),
    });
    expect(reply.text).not.toMatch(/secret|stack|\.ts/);
  });

  it('says where its operation comes from, refused or not', async () => {
    test = await startTestApp();
    for (const { id, provenance } of OPERATIONS) {
      for (const token of ['', await test.tokenOf('super')]) {
        const reply = await test.call(id, {}, { token });
        expect([id, reply.headers['x-replica-provenance']]).toEqual([id, provenance]);
      }
    }
  });

  it('carries a trace id of its own whenever it fails', async () => {
    test = await startTestApp();
    const ids = [];
    for (let time = 0; time < 3; time += 1)
      ids.push((await test.call('MemberServiceMag.getAbout', {})).json.traceId);
    expect(new Set(ids).size).toBe(3);
  });

  it('is never sniffed for another type', async () => {
    test = await startTestApp();
    expect((await test.call('UserCenterMag.userIsLogin3', {})).headers['x-content-type-options']).toBe(
      'nosniff',
    );
  });
});

describe('a fault asked for with the Prefer header', () => {
  const url = toWire(operationMeta('MemberServiceMag.getCounters').path);

  it.each([
    ['code=500', 500, { code: 500, reason: 'injected-fault' }],
    ['code=401', 200, { code: 401, reason: 'not-logged-in' }],
    ['code=403', 200, { code: 403, reason: 'no-permission' }],
    ['code=503, delay=1', 503, { code: 503 }],
  ])('%s strikes that call and no other', async (prefer, status, body) => {
    test = await startTestApp();
    const authorization = await test.tokenOf('super');
    const struck = await test.app.inject({ url, headers: { authorization, prefer } });
    expect([struck.statusCode, struck.json()]).toMatchObject([status, body]);
    expect(struck.headers['preference-applied']).toBe(prefer);
    expect(struck.headers['x-replica-provenance']).toBe('invented');
    expect((await test.app.inject({ url, headers: { authorization } })).json().code).toBe(0);
  });

  it.each(['code=200', 'code=x', 'respond-async', '', 'wait=10'])('is not understood: %s', async (prefer) => {
    test = await startTestApp();
    const authorization = await test.tokenOf('super');
    const reply = await test.app.inject({ url, headers: { authorization, prefer } });
    expect([reply.json().code, reply.headers['preference-applied']]).toEqual([0, undefined]);
  });
});
