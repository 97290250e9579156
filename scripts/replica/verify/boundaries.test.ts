import { describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { boundaries } from './boundaries.ts';
import { badInputs, exampleInput } from './generate-input.ts';

describe('boundaries', () => {
  it.each([
    [
      'a longest text',
      { maxLength: 2 },
      '',
      [
        ['字字', true],
        ['字字字', false],
      ],
    ],
    ['a shortest text', { minLength: 2 }, '', [['字', false]]],
    [
      'a choice',
      { enum: ['a', 'b'] },
      'a',
      [
        ['a', true],
        ['b', true],
        ['A', false],
      ],
    ],
    [
      'two bounds',
      { minimum: 1, maximum: 5 },
      '2',
      [
        ['0', false],
        ['1', true],
        ['5', true],
        ['6', false],
      ],
    ],
    [
      'a number by its example',
      { type: 'string' },
      '20',
      [
        ['0', true],
        ['-1', true],
        ['2147483648', true],
        ['9007199254740993', true],
      ],
    ],
    [
      'a day by its example',
      {},
      '2026-11-21',
      [
        ['2026-02-30', true],
        ['9999-12-31', true],
      ],
    ],
    [
      'a month by its example',
      {},
      '2026-11',
      [
        ['2026-13', true],
        ['0000-00', true],
      ],
    ],
    ['any text', { type: 'string' }, '西湖', []],
    ['no schema', undefined, '1', []],
  ] as const)('of %s', (_name, schema, example, expected) => {
    expect(boundaries(schema, example).map(({ value, fits }) => [value, fits])).toEqual(expected);
  });
});

describe('the cases of an operation', () => {
  const LOGIN = operationMeta('LoginServiceMag.loginByPassword');
  const casesOf = (seed: number) => badInputs(LOGIN, { account: 'a', password: 'b' }, seed);
  const labels = (seed: number) =>
    casesOf(seed).flatMap(({ parameter, inputs }) => inputs.map(({ label }) => `${parameter} ${label}`));

  it('have both sides of a length, and only the far one may be unreadable', () => {
    const own = casesOf(1).find(({ parameter }) => parameter === 'account')?.inputs ?? [];
    const edges = own.filter(({ label }) => label.startsWith('64 ') || label.startsWith('65 '));
    expect(
      edges.map(({ label, mayBeUnreadable, mustBeRefused }) => [label, mayBeUnreadable, mustBeRefused]),
    ).toEqual([
      ['64 signs', false, false],
      ['65 signs', true, true],
    ]);
  });

  it('leave out everything at once, and send what nobody asked for', () => {
    expect(labels(1)).toEqual(
      expect.arrayContaining(['all parameters missing', 'all parameters and one more']),
    );
  });

  it('are the same for the same seed, and bounded', () => {
    expect(labels(7)).toEqual(labels(7));
    expect(labels(7)).not.toEqual(labels(8));
    const meta = operationMeta('ShoppingServiceMag.updateCart');
    const cases = badInputs(meta, exampleInput(meta), 1).flatMap(({ inputs }) => inputs);
    expect(cases.length).toBeLessThan(16 * Object.keys(exampleInput(meta)).length);
  });
});
