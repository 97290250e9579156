import { describe, expect, it } from 'vitest';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import { firstMismatch, type MatchingRules } from './matcher.ts';
import { isObject } from './values/json-parts.ts';

const rule = (path: string, ...matchers: MatchingRules[string]['matchers']): MatchingRules => ({
  [path]: { matchers },
});
const type = { match: 'type' };

describe('firstMismatch', () => {
  it('passes over fields that nobody agreed on', () => {
    expect(firstMismatch({ code: 0 }, { code: 0, more: 1 }, {})).toBeNull();
  });

  it('demands the very value where no rule says otherwise', () => {
    expect(firstMismatch({ code: 0 }, { code: '0' }, {})).toEqual({
      pointer: '/code',
      expected: '0',
      actual: '"0"',
    });
  });

  it('names a field that is not there', () => {
    expect(firstMismatch({ data: { 'a/b': 1 } }, { data: {} }, {})).toMatchObject({
      pointer: '/data/a~1b',
      aspect: 'presence',
    });
  });

  it.each([
    [
      'a type that is handed down',
      rule('$.list', type),
      { list: [{ ID: '1' }] },
      { list: [{ ID: 1 }] },
      '/list/0/ID',
    ],
    ['a minimum', rule('$.list', { ...type, min: 1 }), { list: [1] }, { list: [] }, '/list'],
    ['a maximum', rule('$.list', { ...type, max: 1 }), { list: [1] }, { list: [1, 2] }, '/list'],
    ['a pattern', rule('$.no', { match: 'regex', regex: '^\\d+$' }), { no: '1' }, { no: 'x' }, '/no'],
    ['a whole number', rule('$.n', { match: 'integer' }), { n: 1 }, { n: 1.5 }, '/n'],
    [
      'a later item',
      rule('$.l[*].a', type),
      { l: [{ a: 1 }, { a: 1 }] },
      { l: [{ a: 2 }, { a: '' }] },
      '/l/1/a',
    ],
    ['a list of another length', {}, { list: [1] }, { list: [1, 1] }, '/list'],
    ['a list in the place of an object', {}, { data: {} }, { data: [] }, '/data'],
  ])('finds what breaks %s', (_name, rules, agreed, actual, pointer) => {
    expect(firstMismatch(agreed, agreed, rules)).toBeNull();
    expect(firstMismatch(agreed, actual, rules)).toMatchObject({ pointer });
  });

  it('takes any keys where the values matter, and looks at each', () => {
    const rules = { ...rule('$.map', { match: 'values' }), ...rule('$.map.*', type) };
    expect(firstMismatch({ map: { a: 1 } }, { map: { b: 2, c: 3 } }, rules)).toBeNull();
    expect(firstMismatch({ map: { a: 1 } }, { map: { b: 2, c: '3' } }, rules)?.pointer).toBe('/map/c');
  });

  it('does not pass over a matcher that it does not know', () => {
    expect(() => firstMismatch({ a: 1 }, { a: 1 }, rule('$.a', { match: 'date' }))).toThrow('"date"');
  });

  it('takes every agreed reply for what was agreed', () => {
    for (const { description, response } of joinedPact().interactions) {
      const rules = isObject(response.matchingRules) ? response.matchingRules.body : {};
      const mismatch = firstMismatch(response.body, response.body, (rules ?? {}) as MatchingRules);
      expect(mismatch, description).toBeNull();
    }
  });
});
