import { describe, expect, it } from 'vitest';
import { readFlowMap, writeFlowMap, yamlOf } from './flow-map.ts';

describe('a field in one line', () => {
  it.each([
    "      a: { type: string, pattern: '^[0-9]{1,3},x$', enum: [Y, N] }",
    '  b: { $ref: ../common.yaml#/schemas/YesNo, x-provenance-form: assumed }',
    '  c: { type: array, items: { type: string, maxLength: 3 } }',
  ])('comes back as it was: %s', (line) => {
    const map = readFlowMap(line);
    expect(map && writeFlowMap(map)).toBe(line);
  });

  it('is cut where its parts end', () => {
    expect(readFlowMap("a: { pattern: '^[a,b]', enum: [Y, N], description: 'x, y' }")?.parts).toEqual([
      "pattern: '^[a,b]'",
      'enum: [Y, N]',
      "description: 'x, y'",
    ]);
  });

  it.each(['  a:', '  a: string', '  a: { type: string } # why'])('is none in %s', (line) => {
    expect(readFlowMap(line)).toBeNull();
  });
});

describe('yamlOf', () => {
  it.each([
    ['weixin', 'weixin'],
    ['1', "'1'"],
    ["it's", "'it''s'"],
    [1, '1'],
    [true, 'true'],
    [['Yes', 'Y', 'a b'], "['Yes', Y, 'a b']"],
  ])('%j', (value, written) => {
    expect(yamlOf(value)).toBe(written);
  });
});
