import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { isScenarioName, runScenario } from '#db/scenarios/index.ts';
import { startTestApp, TEST_NOW, type TestApp } from '#server/testing.ts';
import { isSuccess } from './outcomes.ts';
import { joinedPact, operationOf, type PactInteraction } from './pact-file.ts';
import { CIRCUMSTANCES, NOT_REFUSED, SAME_WORDS, samplesOf } from './testing/limit-samples.ts';
import { limitedFields } from './testing/request-fields.ts';

const LIMITED = limitedFields();
const { interactions } = joinedPact();

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Values = Readonly<Record<string, string>>;

const firstOfEach = (query: Readonly<Record<string, readonly string[]>> = {}): Values =>
  Object.fromEntries(Object.entries(query).map(([name, [value = '']]) => [name, value]));

function sentBy({ request: { body, query } }: PactInteraction): Values {
  return body === undefined ? firstOfEach(query) : Object.fromEntries(new URLSearchParams(body));
}

/** Of whose state the world is, as long as nothing was changed in it. */
let prepared: PactInteraction | null = null;
/** Wrong tries are counted, so that a refusal changes something. */
const COUNTS_TRIES = /^(Login|Account)ServiceMag|redeemCode$/;

function prepare(usual: PactInteraction): void {
  if (prepared === usual && !COUNTS_TRIES.test(operationOf(usual))) return;
  const { world } = test;
  world.reset();
  for (const { name, params = {} } of usual.providerStates ?? []) {
    if (!isScenarioName(name)) throw new Error(`there is no scenario ${name}`);
    runScenario(name, { db: world.db, now: TEST_NOW, seed: 1 }, params);
  }
}

/** Refused with the same reason in every list (页码). */
const PAGING: ReadonlySet<string> = new Set(['page', 'pageSize']);

/** What a call is refused with; nothing where it succeeds. */
async function refusal(usual: PactInteraction, changed: Values): Promise<string> {
  prepare(usual);
  const refused = await refusalOf(usual, changed);
  prepared = refused !== '' || usual.request.method === 'GET' ? usual : null;
  return refused;
}

async function refusalOf(usual: PactInteraction, changed: Values): Promise<string> {
  const { method, path, headers = {}, query, body } = usual.request;
  const sent = new URLSearchParams({ ...sentBy(usual), ...changed }).toString();
  const reply = await test.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: `${path}?${body === undefined ? sent : new URLSearchParams(firstOfEach(query))}`,
    headers,
    ...(body === undefined ? {} : { payload: sent }),
  });
  expect(reply.statusCode, `${path} ${sent} ${reply.body}`).toBe(200);
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  if (isSuccess(operationOf(usual), isJson ? reply.json() : reply.body)) return '';
  if (!isJson) return reply.body;
  const { reason, message, details } = reply.json();
  return JSON.stringify({ reason, message, details });
}

async function refusals(usual: PactInteraction, field: string, values: readonly string[], beside?: Values) {
  const found: string[] = [];
  for (const value of values) found.push(await refusal(usual, { ...beside, [field]: value }));
  return found;
}

describe('the server keeps the limits', () => {
  it.each(OPERATIONS.map(({ id }) => id).filter((id) => LIMITED.some(({ operation }) => operation === id)))(
    'of %s',
    async (id) => {
      const usual = interactions.find((one) => operationOf(one) === id && isSuccess(id, one.response.body));
      if (!usual) throw new Error(`the pact knows no success of ${id}`);
      expect(await refusal(usual, {})).toBe('');

      for (const { field, limits } of LIMITED.filter(({ operation }) => operation === id)) {
        const name = `${id}.${field}`;
        const { beside, usual: right = sentBy(usual)[field] ?? '', ...own } = CIRCUMSTANCES[name] ?? {};
        const samples = { ...samplesOf(limits, right), ...own };
        const beyond = await refusals(usual, field, samples.beyond, beside);
        const foreign = await refusals(usual, field, samples.foreign, beside);
        const within = await refusals(usual, field, samples.within, beside);

        const passed = [...beyond, ...foreign].filter((refused) => refused === '');
        expect(passed.length > 0, `${name}: what is beyond ${JSON.stringify(limits)} is taken`).toBe(
          Object.hasOwn(NOT_REFUSED, name),
        );
        if (PAGING.has(field)) {
          const reasons = [...beyond, ...foreign].map((refused) => JSON.parse(refused).reason);
          expect(new Set(reasons), name).toEqual(new Set(['bad-page']));
        }
        const wronged = within.filter((refused) => refused !== '' && beyond.includes(refused));
        expect(wronged.length > 0, `${name}: what ${JSON.stringify(limits)} allows is refused`).toBe(
          Object.hasOwn(SAME_WORDS, name),
        );
      }
    },
  );

  it.each([
    ['NOT_REFUSED', NOT_REFUSED],
    ['SAME_WORDS', SAME_WORDS],
    ['CIRCUMSTANCES', CIRCUMSTANCES],
  ])('%s names fields that have limits', (_name, fields) => {
    const known = new Set(LIMITED.map(({ operation, field }) => `${operation}.${field}`));
    expect(Object.keys(fields).filter((name) => !known.has(name))).toEqual([]);
  });
});
