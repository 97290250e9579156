import { describe, expect, it } from 'vitest';
import { classify, merged, sameFinding } from './classify.ts';
import type { Deviation } from './finding.ts';

const OPERATION = 'ShopCarService.cartInfo';
const usual: Deviation = {
  kind: 'contract',
  expected: 'a',
  actual: 'b',
  pointer: '/data/data/count',
  curl: 'curl',
};

function finding(changed: Partial<Deviation> = {}, check = 'usual input') {
  return classify(OPERATION, check, { ...usual, ...changed }, (text) => text);
}

describe('classify', () => {
  it.each([
    ['contract', 'documented', 'contract violation'],
    ['rule', 'documented', 'rule violation'],
    ['contract', 'assumed', 'assumed only'],
    ['rule', 'invented', 'assumed only'],
    ['unreachable', 'invented', 'unreachable'],
    ['needs login', 'documented', 'needs login'],
  ] as const)('%s, %s: %s', (kind, provenance, wanted) => {
    expect(finding({ kind, provenance }).class).toBe(wanted);
  });

  it('reads provenance and place of a field off the contract', () => {
    expect(finding({ pointer: '/data/data/unitPrice' })).toMatchObject({
      provenance: 'assumed',
      contractPlace: expect.stringMatching(/^contracts\/openapi\/ShopCarService\.yaml:\d+$/),
    });
  });

  it('lets the shell put the password in', () => {
    expect(finding({ curl: "curl --data-raw 'word=$PASSWORD'" }).curl).toBe(
      `curl --data-raw 'word='"$PASSWORD"''`,
    );
  });

  it('shows no token that stands where the difference is', () => {
    expect(finding({ pointer: '/data/token', actual: '"secret"' }).actual).toBe('not shown');
  });
});

describe('sameFinding', () => {
  it.each([
    ['one place in two checks', finding(), finding({ expected: 'c' }, 'another'), true],
    ['two items of a list', finding({ pointer: '/l/0/a' }), finding({ pointer: '/l/7/a' }), true],
    ['two fields', finding(), finding({ pointer: '/data/data/ID' }), false],
    ['one check, the whole reply', finding({ pointer: '' }), finding({ pointer: '', actual: 'c' }), true],
    [
      'two checks of the whole reply',
      finding({ pointer: '' }),
      finding({ pointer: '', actual: 'c' }, 'x'),
      false,
    ],
    [
      'the same of the whole reply in two checks',
      finding({ pointer: '' }),
      finding({ pointer: '' }, 'x'),
      true,
    ],
  ])('%s', (_name, one, other, isSame) => {
    expect(sameFinding(one, other)).toBe(isSame);
  });
});

describe('merged', () => {
  it('keeps the first, with the graver class', () => {
    const mild = finding({ provenance: 'assumed' });
    expect(merged(mild, finding({ provenance: 'documented' }, 'another'))).toEqual({
      ...mild,
      class: 'contract violation',
      provenance: 'documented',
      alsoIn: ['another'],
    });
  });

  it('tells what else the same check saw, each once', () => {
    const again = finding({ pointer: '', actual: 'c' });
    const twice = merged(merged(finding({ pointer: '' }), again), again);
    expect(twice.alsoIn).toEqual(['usual input: expected a, got c']);
  });
});
