import { describe, expect, it } from 'vitest';
import { createAjv } from '#server/servlet/ajv.ts';
import { FORMATS } from './formats.ts';
import { patternOf } from './pattern.ts';
import { sampleOf } from './sample.ts';
import { solvePattern } from './solve-pattern.ts';

const formats = Object.fromEntries(Object.entries(FORMATS).map(([name, { fits }]) => [name, fits]));
const ajv = createAjv({ formats });

describe('a sample with all that may be left out', () => {
  it.each([
    [{ type: 'integer', exclusiveMinimum: 3, multipleOf: 4 }, 4],
    [{ type: 'integer', maximum: -5 }, -5],
    [{ type: 'integer', exclusiveMaximum: 0 }, -1],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }, 1.5],
    [{ type: 'number', multipleOf: 0.5, minimum: 0.7 }, 1],
    [{ type: 'string', minLength: 8, maxLength: 9 }, 'stringaa'],
    [{ type: 'string', maxLength: 3 }, 'str'],
    [{ type: 'string', pattern: '^[A-Z]{2}-\\d{3,5}$' }, 'AA-000'],
    [{ type: 'string', pattern: '^\\w+$', minLength: 5 }, 'aaaaa'],
    [{ type: 'string', format: 'date-time' }, '2026-01-31T09:30:00Z'],
    [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
    [{ type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true }, ['string', 'string1']],
    [{ type: 'array', items: { type: 'string' } }, ['string']],
    [{ type: 'array', items: { type: 'string' }, maxItems: 0 }, []],
    [
      { type: 'object', properties: { a: { type: 'boolean' }, b: { const: 2 } } },
      { a: true, b: 2 },
    ],
    [
      { properties: { a: {} }, oneOf: [{ required: ['b'], properties: { b: { type: 'null' } } }] },
      { a: null, b: null },
    ],
    [{ allOf: [{ type: 'string' }, { minLength: 7 }] }, 'stringa'],
    [{ anyOf: [false, { type: 'integer', minimum: 2 }] }, 2],
    [{ type: ['null', 'integer'] }, 0],
    [{ minimum: 3 }, 3],
  ])('of %j is %j, which it describes', (schema, sample) => {
    expect(sampleOf(schema, { isWhole: true })).toEqual(sample);
    expect(ajv.validate(schema, sample)).toBe(true);
  });

  it('keeps a field that is called like something else', () => {
    const sample = sampleOf(JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'), { isWhole: true });
    expect(Object.keys(sample as object)).toEqual(['__proto__']);
    expect({}).not.toHaveProperty('string');
  });

  it('is named as its form is told from the others', () => {
    const forms: Record<string, object> = {
      '#/Cat': { properties: { kind: { type: 'string' }, lives: { type: 'integer', minimum: 9 } } },
      '#/Dog': { properties: { kind: { type: 'string' } } },
    };
    const oneOf = [{ $ref: '#/Cat' }, { $ref: '#/Dog' }];
    const find = (ref: string) => forms[ref];
    const of = (discriminator: object) => sampleOf({ oneOf, discriminator }, { find, isWhole: true });
    expect(of({ propertyName: 'kind' })).toEqual({ kind: 'Cat', lives: 9 });
    expect(of({ propertyName: 'kind', mapping: { tom: '#/Cat' } })).toEqual({ kind: 'tom', lives: 9 });
  });
});

describe('formats', () => {
  it.each(Object.entries(FORMATS))('%s: its sample fits, another text does not', (format, { sample }) => {
    expect(ajv.validate({ format }, sample)).toBe(true);
    expect(ajv.validate({ format }, '<none of them>')).toBe(false);
  });
});

describe('solvePattern', () => {
  it.each([
    ['^(?:cat|dog)s?$', 'cat'],
    ['^\\+?[1-9]\\d{1,14}$', '10'],
    ['[^a-z]', '0'],
    ['^#([0-9a-f]{6})$', '#000000'],
    ['^(?<year>\\d{4})/x$', '0000/x'],
    ['', ''],
    // By the older rules alone.
    ['^\\-{a}$', '-{a}'],
  ])('of %s is %s', (pattern, text) => {
    expect(solvePattern(pattern)).toBe(text);
    expect(text).toMatch(patternOf(pattern));
  });

  it.each([
    '(',
    '[',
    'a{99999}',
    '(?=x)y',
    '\\p{L}',
    `${'('.repeat(200)}${')'.repeat(200)}`,
    '(a{900}){900}',
    'b\\B$',
  ])('gives up on %s', (pattern) => {
    expect(solvePattern(pattern)).toBeNull();
  });
});
