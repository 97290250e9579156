import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './document.ts';
import { fieldProvenanceProblems } from './field-provenance.ts';

/** What is found in a schema that stands somewhere in the contract. */
function problemsOf(schema: object): string[] {
  return fieldProvenanceProblems({ schema } as unknown as ContractDocument);
}

const inField = (marks: object, required: string[] = ['a']) => ({ required, properties: { a: marks } });
const VALUES = '/schema/x-values: say at (from 1, without a gap), name and x-provenance of each value';

describe('fieldProvenanceProblems', () => {
  it.each([
    ['all three marks', { 'x-provenance': 'assumed', 'x-provenance-required': 'assumed' }],
    ['a form alone', { 'x-provenance-form': 'invented' }],
  ])('takes %s', (_name, marks) => {
    expect(problemsOf(inField(marks))).toEqual([]);
  });

  it('takes a form outside of an object, for a type of its own', () => {
    expect(problemsOf({ type: 'string', 'x-provenance-form': 'assumed' })).toEqual([]);
  });

  it.each(['x-provenance', 'x-provenance-required', 'x-provenance-form'])(
    'wants one of three for %s',
    (mark) => {
      expect(problemsOf(inField({ [mark]: 'guessed' }))).toEqual([
        '/schema/properties/a: "guessed" is no provenance',
      ]);
    },
  );

  it('wants x-provenance-required only where a field is required', () => {
    const mark = { 'x-provenance-required': 'assumed' };
    const place = (where: string) => `${where}: x-provenance-required stands on what is not required`;
    expect(problemsOf(inField(mark, []))).toEqual([place('/schema/properties/a')]);
    expect(problemsOf(mark)).toEqual([place('/schema')]);
  });

  it.each([
    ['a gap', [{ at: 2, name: 'sum', 'x-provenance': 'invented' }]],
    ['no name', [{ at: 1, 'x-provenance': 'invented' }]],
    ['no provenance', [{ at: 1, name: 'sum' }]],
    ['no list', 'sum'],
    ['nothing', []],
  ])('refuses values with %s', (_name, values) => {
    expect(problemsOf({ 'x-values': values })).toContain(VALUES);
  });
});
