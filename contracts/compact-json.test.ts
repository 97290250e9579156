import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactJson } from './compact-json.ts';

it('reads back as what was written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(JSON.parse(compactJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('keeps short parts in one line and breaks long ones by their parts', () => {
  const long = 'x'.repeat(150);
  expect(compactJson({ a: [1, 2], b: undefined, c: long })).toBe(`{\n "a": [1,2],\n "c": "${long}"\n}`);
});
