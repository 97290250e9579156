import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { listAddresses } from '#db/queries/account/addresses.ts';
import { appForEachTest } from '../services/testing.ts';

const SECRET = 'paper-and-ink';
const app = appForEachTest({ env: { signSecret: SECRET } });

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const signed = <T extends Record<string, string>>(values: T, secret = SECRET) => ({
  ...values,
  sign: md5(textToSign(values, secret)),
});

async function info(input: object) {
  return app().call('ShopCarService.cartInfo', input, { token: await app().tokenOf('super') });
}

async function choose(input: object) {
  return app().call('ShoppingServiceMag.updateDefaultAddr', input, { token: await app().tokenOf('super') });
}

describe('the signature, where the server demands one', () => {
  it('lets a signed GET and a signed POST pass', async () => {
    expect((await info(signed({ cartID: '90001' }))).json.code).toBe(0);
    expect((await choose(signed({ addrID: '80003' }))).text).toBe('1');
  });

  it('is the MD5 of the sorted non-empty parameters and the secret', async () => {
    const sign = md5(`cartID=90001&zeta=1&key=${SECRET}`);
    expect((await info({ zeta: '1', empty: '', cartID: '90001', sign })).json.code).toBe(0);
  });

  it('may be written in capitals', async () => {
    const { sign, ...values } = signed({ cartID: '90001' });
    expect((await info({ ...values, sign: sign.toUpperCase() })).json.code).toBe(0);
  });

  it.each([
    ['missing', { cartID: '90001' }],
    ['empty', { cartID: '90001', sign: '' }],
    ['made with another secret', signed({ cartID: '90001' }, 'other')],
    ['made of other parameters', { ...signed({ cartID: '90002' }), cartID: '90001' }],
    ['made of fewer parameters', { ...signed({ cartID: '90001' }), more: '1' }],
    ['no hexadecimal number', { cartID: '90001', sign: 'x'.repeat(32) }],
    ['too short', { cartID: '90001', sign: 'ab' }],
    ['too long', { cartID: '90001', sign: `${signed({ cartID: '90001' }).sign}00` }],
  ])('is refused when %s', async (_what, sent) => {
    const reply = await info(sent);
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ code: 1100, reason: 'bad-signature', message: '签名不正确' });
  });

  it('protects a text call, which then changes nothing', async () => {
    const reply = await choose({ addrID: '80003' });
    expect([reply.type, reply.json.code]).toEqual(['application/json; charset=utf-8', 1100]);
    expect(listAddresses(app().world.db, 10003).find(({ isDefault }) => isDefault === 'Y')?.id).toBe(80001);
  });

  it('is the same for a JSON body with numbers', async () => {
    const { sign } = signed({ addrID: '80003' });
    const reply = await app().app.inject({
      method: 'POST',
      url: '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateDefaultAddr',
      headers: { authorization: await app().tokenOf('super') },
      payload: { addrID: 80003, sign },
    });
    expect(reply.body).toBe('1');
  });

  it('is demanded of a call without parameters as well', async () => {
    const token = await app().tokenOf('super');
    expect((await app().call('MemberServiceMag.getCounters', {}, { token })).json.code).toBe(1100);
    const sign = md5(`&key=${SECRET}`);
    const reply = await app().app.inject({
      url: `/uwp/newServlet?serviceName=MemberServiceMag&medthodName=getCounters&sign=${sign}`,
      headers: { authorization: token },
    });
    expect(reply.json().code).toBe(0);
  });

  it('comes after the session', async () => {
    expect((await app().call('ShopCarService.cartInfo', { cartID: '90001' })).json.code).toBe(401);
  });
});

describe('without a secret', () => {
  const plain = appForEachTest();
  it('a signature is an extra parameter like any other', async () => {
    const input: object = { cartID: '90001', sign: 'wrong' };
    const token = await plain().tokenOf('super');
    expect((await plain().call('ShopCarService.cartInfo', input, { token })).json.code).toBe(0);
  });
});
