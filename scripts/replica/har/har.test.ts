import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { appForEachTest } from '#server/services/testing.ts';
import { harCallOfExchange } from '../record/export-har.ts';
import { observe } from '../record/observe.ts';
import { createRedactor } from '../record/redact.ts';
import { harCallOf } from './from-journal.ts';
import { harOf } from './har.ts';
import { rulesOf } from './to-rules.ts';

const BASE = 'http://127.0.0.1:5180';
const CART = 'ShopCarService.cartInfo';
const SAVE = 'ShoppingServiceMag.updateDefaultAddr';
const app = appForEachTest();

/** The schemas of somebody else, who tells no types. */
const schemas: Readonly<Record<string, object>> = createRequire(import.meta.url)('har-schema');
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addMetaSchema(draft6);
for (const schema of Object.values(schemas)) ajv.addSchema(schema);

function expectValid(har: ReturnType<typeof harOf>): void {
  const holds = ajv.getSchema('har.json#');
  expect(holds?.({ log: { version: '1.2' } })).toBe(false);
  expect(holds?.(har), ajv.errorsText(holds?.errors)).toBe(true);
}

const journalHar = () =>
  harOf(
    app()
      .world.journal.list()
      .map((entry) => harCallOf(entry, BASE)),
  );

describe('the journal as an HTTP Archive', () => {
  it('is one by the schema of others, and holds no secret', async () => {
    const token = await app().tokenOf('super');
    await app().call(CART, { cartID: '90001' }, { token });
    await app().call(SAVE, { addrID: 'x' }, { token });
    await app().call('LoginServiceMag.loginByPassword', { account: 'super', password: 'desk1234' });
    await app().app.inject({ url: '/uwp/newServlet?serviceName=A&medthodName=b&c=1' });
    const har = journalHar();
    expectValid(har);
    expect(
      har.log.entries.map(({ request, response }) => [
        request.method,
        request.url.slice(BASE.length),
        response.status,
      ]),
    ).toEqual([
      ['GET', '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=90001', 200],
      ['POST', '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateDefaultAddr', 200],
      ['POST', '/uwp/newServlet?serviceName=LoginServiceMag&medthodName=loginByPassword', 200],
      ['GET', '/uwp/newServlet?serviceName=A&medthodName=b&c=1', 404],
    ]);
    expect(har.log.entries[1]?.request.postData).toEqual({
      mimeType: 'application/x-www-form-urlencoded',
      text: 'addrID=x',
    });
    expect(JSON.stringify(har)).not.toMatch(new RegExp(`${token}|desk1234`));
  });

  it('plays back what it holds, each answer once and in its order', async () => {
    const token = await app().tokenOf('super');
    const ask = async (cartID: string) => (await app().call(CART, { cartID }, { token })).json;
    const wanted = [await ask('1'), await ask('2')];
    const { rules, left } = rulesOf(JSON.stringify(journalHar()), () => true);
    expect(left).toBe(0);
    for (const { operation, times, ...rule } of rules) {
      if (rule.kind === 'reply') app().world.faults.add({ operation, times: times ?? 1, fault: rule });
    }
    expect([await ask('90001'), await ask('90001')]).toEqual(wanted);
    expect(await ask('90001')).toMatchObject({ code: 0 });
  });
});

describe('a recording as an HTTP Archive', () => {
  it('is one by the schema of others', () => {
    const url = '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=updateDefaultAddr';
    const passed = {
      at: 0,
      ms: 2,
      answeredBy: 'target',
      method: 'POST',
      url,
      token: 'a-secret-token',
      requestType: 'application/x-www-form-urlencoded',
      requestText: 'addrID=1',
      status: 200,
      type: 'text/plain',
      text: '1',
      failure: null,
    } as const;
    const har = harOf([harCallOfExchange(observe(1, passed, createRedactor()), BASE)]);
    expectValid(har);
    expect(har.log.entries).toMatchObject([
      { request: { postData: { text: 'addrID=1' } }, response: { content: { text: '1' } } },
    ]);
    expect(JSON.stringify(har)).not.toContain('a-secret-token');
  });
});

describe('rulesOf', () => {
  const entry = (response: object, method = 'cartInfo') => ({
    request: { url: `${BASE}/uwp/newServlet?serviceName=ShopCarService&medthodName=${method}` },
    response,
  });
  const har = (...entries: object[]) => JSON.stringify({ log: { entries } });

  it.each([
    [
      { status: 502, content: { mimeType: 'text/html', text: '<h1>' } },
      { kind: 'html', status: 502 },
    ],
    [{ status: 0, content: {} }, { kind: 'cut' }],
    [
      { status: 200, content: { mimeType: 'application/json', text: 'e30=', encoding: 'base64' } },
      { kind: 'reply', status: 200, type: 'application/json', body: '{}' },
    ],
  ])('makes of %j the rule %j', (response, rule) => {
    expect(rulesOf(har(entry(response)), () => true).rules).toEqual([{ operation: CART, times: 1, ...rule }]);
  });

  it('leaves out what is no call, was not kept or is not wanted', () => {
    const kept = { status: 200, content: { text: '1' } };
    const text = har(entry({ status: 200, content: {} }), entry(kept, 'nothing'), entry(kept));
    expect(rulesOf(text, () => true)).toMatchObject({ rules: [{ operation: CART }], left: 2 });
    expect(rulesOf(text, () => false)).toEqual({ rules: [], left: 3 });
  });

  it.each(['', '{', '{}', '{"log":{"entries":[{}]}}', '[]', 'null'])('refuses %j', (text) => {
    expect(() => rulesOf(text, () => true)).toThrow('This is no HTTP Archive');
  });
});
