import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { checkReply } from './servlet/check-reply.ts';
import { exampleInput } from './testing/request-examples.ts';
import { startTestApp, type TestApp } from './testing.ts';

const RUNS = 30;
const FORM = 'application/x-www-form-urlencoded';

/** Values that are right somewhere, so that a run also gets past the first refusal. */
const SOMEWHERE_RIGHT = [
  ...['1', '8', '10', '64', '90001', '91001', '80001', '10003', '999999999999999999'],
  ...['FM01|ZD06|NK157|NF01|FF01|BY01', 'weixin', 'qq', 'register', 'reset', 'super', 'help/print-guide'],
  ...['19000000003', '19000000088', '希望增加方形画册'],
];
const EDGES = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    ' 5',
    '01',
    '９',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ],
  ...['1000000', '1000001', '9007199254740991', '9007199254740993', '9'.repeat(400)],
  ...[
    '%',
    '%zz',
    '%00',
    '+',
    '&',
    '=',
    '|',
    '||',
    '\u0000',
    '\n',
    '\u202e',
    '\ufeff',
    '👩‍👩‍👧',
    'e\u0301',
    '\ud83d',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    "' OR 1=1 --",
    '<script>',
    '../..',
    'x'.repeat(5000),
    '字'.repeat(600),
  ],
];

const ODD = ['', '%\u0000', '9'.repeat(400), '字'.repeat(600)];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SOMEWHERE_RIGHT) },
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const jsonValue = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

interface Sent {
  readonly query: string;
  readonly type?: string;
  readonly payload?: string;
}

/** Each name of the contract once in most runs, sometimes not at all or twice, and now and then a strange one. */
function pairs(examples: Record<string, string>) {
  const usual = Object.entries(examples).map(([name, example]) => {
    const value = fc.oneof({ weight: 6, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: text });
    return fc.tuple(fc.constant(name), value);
  });
  const all = fc.tuple(...usual);
  const some = all.chain((list) => fc.shuffledSubarray(list, { minLength: Math.max(0, list.length - 2) }));
  const strange = fc.tuple(fc.constantFrom(...Object.keys(examples), 'extra', '__proto__'), text);
  return fc
    .oneof(
      all,
      some,
      fc.tuple(all, fc.array(strange, { maxLength: 3 })).map((lists) => lists.flat()),
    )
    .map((list) =>
      new URLSearchParams(list.map(([name, value]): [string, string] => [name, value])).toString(),
    );
}

function record(examples: Record<string, string>) {
  const fields = Object.entries(examples).map(([name, example]) => [
    name,
    fc.oneof({ weight: 6, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: jsonValue }),
  ]);
  return fc.oneof(
    fc.record(Object.fromEntries(fields)),
    fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
  );
}

function sentTo(meta: OperationMeta): fc.Arbitrary<Sent> {
  const examples = exampleInput(meta.id);
  const form = pairs(examples);
  if (meta.httpMethod === 'GET') {
    const raw = fc.constantFrom('%zz=%', '=', '&&&', '%00=%00', '__proto__=1', 'a[b]=1');
    return fc
      .oneof({ weight: 6, arbitrary: form }, { weight: 1, arbitrary: raw })
      .map((query) => ({ query }));
  }
  const json = fc.oneof(
    { weight: 6, arbitrary: record(examples) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
  const garbage = fc.constantFrom('', '{', '{"__proto__":{}}', '"', '\u0000', '[[[[', 'null', '%zz=%');
  const JSON_TYPE = 'application/json';
  return fc.oneof(
    { weight: 4, arbitrary: form.map((payload) => ({ query: '', type: FORM, payload })) },
    {
      weight: 4,
      arbitrary: json.map((value) => ({ query: '', type: JSON_TYPE, payload: JSON.stringify(value) })),
    },
    { weight: 1, arbitrary: garbage.map((payload) => ({ query: '', type: JSON_TYPE, payload })) },
    { weight: 1, arbitrary: garbage.map((payload) => ({ query: '', type: FORM, payload })) },
    { weight: 1, arbitrary: form.map((query) => ({ query })) },
  );
}

/** Everything right but one parameter, which is missing, comes twice, is odd, or is no text at all. */
function oneWrong(meta: OperationMeta): Sent[] {
  const examples = exampleInput(meta.id);
  const isGet = meta.httpMethod === 'GET';
  const form = (list: string[][]): Sent => {
    const encoded = new URLSearchParams(list).toString();
    return isGet ? { query: encoded } : { query: '', type: FORM, payload: encoded };
  };
  return Object.keys(examples).flatMap((name) => {
    const right = Object.entries(examples);
    const others = right.filter(([other]) => other !== name);
    const forms = [others, [...right, [name, 'x']], ...ODD.map((value) => [...others, [name, value]])].map(
      form,
    );
    const bodies = [null, ['x'], { x: 1 }, -1.5].map((value) => ({
      query: '',
      type: 'application/json',
      payload: JSON.stringify({ ...examples, [name]: value }),
    }));
    return isGet ? forms : [...forms, ...bodies];
  });
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function send(meta: OperationMeta, { query, type, payload }: Sent, token: string | null) {
  return test.app.inject({
    method: meta.httpMethod,
    url: toWire(query ? `${meta.path}?${query}` : meta.path),
    headers: { ...(token ? { authorization: token } : {}), ...(type ? { 'content-type': type } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
}

it('starts from examples that the contract has for every parameter', () => {
  const missing = OPERATIONS.filter((meta) =>
    Object.values(exampleInput(meta.id)).includes(undefined as never),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(exampleInput('ShoppingServiceMag.updateCart'))).toHaveLength(12);
  expect(Object.keys(exampleInput('ShoppingServiceMag.getTotal'))).toHaveLength(6);
});

/** Never our fault, never outside the contract, and nothing of the inside in it. */
async function expectWithinContract(meta: OperationMeta, sent: Sent, token: string | null) {
  const reply = await send(meta, sent, token);
  expect(reply.body).not.toMatch(/\bat .*\.(ts|js|mjs):\d|node_modules|SQLITE|SqliteError|TypeError/);
  if (reply.statusCode === 200) {
    const isText = String(reply.headers['content-type']).startsWith('text/plain');
    checkReply(meta, isText ? reply.body : reply.json());
    return;
  }
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    {
      code: 400,
      message: expect.stringMatching(/^请求/),
      reason: 'malformed-request',
      traceId: expect.any(String),
    },
  ]);
  if (meta.answersBadInput) expect(reply.json().message).toBe('请求内容不是合法的 JSON');
  if (meta.session === 'required') expect(token).not.toBeNull();
}

describe.each(OPERATIONS)('$id, whatever is sent', (meta) => {
  it.each(['super', null])('by %s, keeps to the contract', async (account) => {
    const token = account && (await test.tokenOf(account));
    await fc.assert(
      fc.asyncProperty(sentTo(meta), (sent) => expectWithinContract(meta, sent, token)),
      { numRuns: RUNS, seed: 20261121 },
    );
  });

  it('with one parameter wrong among right ones, keeps to the contract', async () => {
    const token = await test.tokenOf('super');
    for (const sent of oneWrong(meta)) await expectWithinContract(meta, sent, token);
  });
});
