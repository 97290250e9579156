import fc from 'fast-check';

/** Replies as a backend may send them of which only the specification is known: for the tests of the readers. */

/** How the very large and the very small are written out is told by the tests of the scalars. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'number' || !String(value).includes('e');
}

/** What may stand where a text is expected. */
export const scalar = fc.oneof(
  fc.string(),
  fc.constantFrom('', '0', '1', '-1', 'Y', 'N', '沈知远', '<b>超级会员</b>'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter(isPlain),
  fc.boolean(),
  fc.constant(null),
);

/** Anything that JSON can say. */
export const anything = fc.oneof(scalar, fc.jsonValue({ maxDepth: 2 }).filter(isPlain));

/** An object in which each of these fields may be missing, with further unknown fields. */
export function withAnyOf(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  const unknown = fc.dictionary(fc.stringMatching(/^x[a-zA-Z]{0,8}$/), anything, { maxKeys: 4 });
  return fc
    .tuple(unknown, fc.record(fields, { requiredKeys: [] }))
    .map(([others, known]) => ({ ...others, ...known }) as Record<string, unknown>);
}

/** How the body code of a success may stand there, if it does. */
export const successCode = fc.constantFrom({}, { code: 0 }, { code: '0' }, { code: null }, { code: '' });

/** Success where a status is shown as 1. */
export const successStatus = fc.constantFrom(1, '1');

/** Replies tried for each call. */
export const RUNS = { numRuns: 2000 } as const;

/** A value as its reader is to give it back: texts as they are, numbers and truth values as text. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
