import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCENARIO_NAMES, SCENARIOS } from '#db/scenarios/index.ts';
import { enterTestApp } from '#server/testing.ts';

/** What somebody might write for a number, an id, a state or a name. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e9',
    '9'.repeat(20),
    'NaN',
    'null',
    '90001,90001',
    'done',
    'Y',
  ),
  fc.constantFrom(
    'super',
    'demo',
    'fresh',
    'weixin',
    '50001',
    '60001',
    '90001',
    'unpaid',
    'shipped',
    '1,2,3',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('长'.repeat(3000), 'x'.repeat(20_000), "'; DROP TABLE users; --"),
);

it.each(SCENARIO_NAMES)('%s answers every parameter with a result or a refusal in words', async (name) => {
  const defaults = Object.entries<string>(SCENARIOS[name].defaults);
  const params = fc.record(
    Object.fromEntries(defaults.map(([field, usual]) => [field, fc.oneof(fc.constant(usual), texts)])),
  );
  const { app, close } = await enterTestApp();
  try {
    await fc.assert(
      fc.asyncProperty(params, async (drawn) => {
        const url = `/__replica/scenarios/${name}/run`;
        const reply = await app.inject({ method: 'POST', url, payload: { params: drawn } });
        const { message } = reply.json();
        const isGood = reply.statusCode === 200 || (reply.statusCode < 500 && message.length > 10);
        expect(isGood, `${reply.statusCode} ${message}`).toBe(true);
      }),
      { numRuns: defaults.length === 0 ? 1 : 8 * defaults.length, seed: 1 },
    );
  } finally {
    await close();
  }
});
