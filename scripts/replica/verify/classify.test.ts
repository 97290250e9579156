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
      contractPlace: expect.stringMatching(/^contracts\/openapi\/ShopCarService\/reading\.yaml:\d+$/),
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

describe('the certainty of a field', () => {
  it.each([
    ['/data/data/count', 'presence', 'documented'],
    ['/data/data/count', 'form', 'assumed'],
    ['/data/data/goods/isHasPastedown', 'presence', 'assumed'],
    ['/data/data/buzhou/0/ID', 'form', 'assumed'],
    ['/data/data/buzhou/0/Name', 'form', 'assumed'],
    ['/data/data/buzhou/0/Name', 'presence', 'documented'],
    ['/data/data/buzhou/0/IsShow', 'form', 'documented'],
    ['/data/data/buzhou', 'presence', 'documented'],
    ['/data/data/factory', 'further field', 'assumed'],
    ['/code', 'presence', 'assumed'],
    ['/message', 'presence', 'assumed'],
    ['/data/data', 'presence', 'assumed'],
    ['', 'presence', 'documented'],
  ] as const)('%s, its %s: %s', (pointer, aspect, provenance) => {
    expect(finding({ pointer, aspect }).provenance).toBe(provenance);
  });

  it.each([
    ['web.doLoginout', 'assumed'],
    ['ShoppingServiceMag.updateDefaultAddr', 'assumed'],
    ['ShoppingServiceMag.getTotal', 'documented'],
    ['ShopCarService.cartList', 'invented'],
  ] as const)('any reply at all of %s is %s', (operation, provenance) => {
    const whole = { ...usual, pointer: '', aspect: 'presence' } as const;
    expect(classify(operation, 'usual input', whole, (text) => text).provenance).toBe(provenance);
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
  it('keeps the graver one, whichever came first', () => {
    const mild = finding({ provenance: 'assumed', expected: 'c' });
    const grave = finding({ provenance: 'documented' }, 'another');
    expect(merged(mild, grave)).toEqual({ ...grave, alsoIn: ['usual input'] });
    expect(merged(grave, mild)).toEqual({ ...grave, alsoIn: ['usual input'] });
  });

  it('keeps the first of two that weigh the same', () => {
    const first = finding();
    expect(merged(first, finding({}, 'another'))).toEqual({ ...first, alsoIn: ['another'] });
  });

  it('tells what else the same check saw, each once', () => {
    const again = finding({ pointer: '', actual: 'c' });
    const twice = merged(merged(finding({ pointer: '' }), again), again);
    expect(twice.alsoIn).toEqual(['usual input: expected a, got c']);
  });
});
