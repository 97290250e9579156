import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { joinedPact, type PactInteraction } from '#contracts/pact/pact-file.ts';
import type { ContractDocument } from './document.ts';
import { compareStatically } from './static-comparison.ts';

const CONTRACT: ContractDocument = JSON.parse(
  readFileSync(new URL('../../contracts/generated/openapi.json', import.meta.url), 'utf8'),
);
const PACT = joinedPact();

function interaction(description: string): PactInteraction {
  const found = PACT.interactions.find((one) => one.description === description);
  if (!found) throw new Error(`the pact has no interaction "${description}"`);
  return structuredClone(found);
}

const OWN_LINE = 'ShopCarService.cartInfo: a line of the own cart';
const PRICED = 'ShoppingServiceMag.getTotal: an allowed choice';
const SAVED = 'ShoppingServiceMag.updateCart: an allowed choice';

function withBody(description: string, body: unknown): PactInteraction {
  const agreed = interaction(description);
  return { ...agreed, response: { ...agreed.response, body } };
}

function without(description: string, parameter: string): PactInteraction {
  const agreed = interaction(description);
  const { [parameter]: _gone, ...query } = agreed.request.query ?? {};
  return { ...agreed, request: { ...agreed.request, query } };
}

function withMethod(description: string, method: string): PactInteraction {
  const agreed = interaction(description);
  const query = { ...agreed.request.query, medthodName: [method] };
  return { ...agreed, request: { ...agreed.request, query } };
}

function withCount(count: unknown): PactInteraction {
  const line = interaction(OWN_LINE).response.body as { data: { data: object } };
  return withBody(OWN_LINE, { code: 0, data: { data: { ...line.data.data, count } } });
}

/** Each defect with the part of the exchange that has to be named. */
const DEFECTS: readonly (readonly [defect: string, interaction: PactInteraction, place: RegExp])[] = [
  ['a field of another type', withCount('ten'), /^response\.body/],
  [
    'another method’s body',
    withBody(OWN_LINE, interaction('MemberServiceMag.getCounters: a cart with lines').response.body),
    /^response\.body/,
  ],
  ['a required parameter that is missing', without(OWN_LINE, 'cartID'), /^request\.query/],
  ['a method nobody knows', withMethod(OWN_LINE, 'cartInfos'), /^request\.path/],
  ['a wrong number of values', withBody(PRICED, '6864.00|6658.08|205.92|0.03|100|0.06'), /^response\.body/],
  ['a wrong text', withBody('ShoppingServiceMag.updateDefaultAddr: an own address', 'ok'), /^response\.body/],
];

describe('the static comparison', () => {
  it('finds six defects among all that is agreed, each at its place, and nothing else', async () => {
    // Each under a name of its own, because three of them change the same exchange.
    const changed = DEFECTS.map(([defect, one, place]) => ({
      description: `${one.description}, ${defect}`,
      place,
      one,
    }));
    const added = changed.map(({ one, description }) => ({ ...one, description }));
    const findings = await compareStatically(CONTRACT, { interactions: [...PACT.interactions, ...added] });
    const wanted = changed.map(({ description, place }) =>
      expect.objectContaining({ interaction: description, place: expect.stringMatching(place) }),
    );
    expect(findings).toHaveLength(wanted.length);
    expect(findings).toEqual(expect.arrayContaining(wanted));
  });

  it('finds an exchange that claims to be another operation', async () => {
    const claimed = { ...interaction(SAVED), description: 'ShoppingServiceMag.getTotal: saved' };
    const findings = await compareStatically(CONTRACT, { interactions: [claimed] });
    expect(findings).toMatchObject([{ message: 'this is a call of ShoppingServiceMag.updateCart' }]);
  });
});
