/** Values at the edges of what the schema of a parameter allows, on both sides. */
import { isObject, partAt } from './values/json-parts.ts';

export interface Boundary {
  readonly value: string;
  /** Whether the schema still allows it. */
  readonly fits: boolean;
}

const SIGN = '字';
/** What a schema does not bound is not tried at a length that only costs time. */
const LONGEST = 5_000;

export function boundaries(schema: unknown, example: string): Boundary[] {
  if (!isObject(schema)) return [];
  const found = [...lengths(schema), ...choices(schema), ...figures(schema, example), ...days(example)];
  const seen = new Set<string>();
  return found.filter(({ value }) => !seen.has(value) && seen.add(value));
}

function numberAt(schema: object, key: string): number | null {
  const part = partAt(schema, [key]);
  return typeof part === 'number' ? part : null;
}

function lengths(schema: object): Boundary[] {
  const [least, most] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')];
  return [
    ...(least !== null && least > 0 ? [{ value: SIGN.repeat(least - 1), fits: false }] : []),
    ...(most !== null && most < LONGEST
      ? [
          { value: SIGN.repeat(most), fits: true },
          { value: SIGN.repeat(most + 1), fits: false },
        ]
      : []),
  ];
}

function choices(schema: object): Boundary[] {
  const part = partAt(schema, ['enum']);
  const allowed = Array.isArray(part) ? part.filter((one) => typeof one === 'string') : [];
  if (allowed.length === 0) return [];
  const other = allowed.map((one) => one.toUpperCase()).find((one) => !allowed.includes(one));
  return [
    ...allowed.map((value) => ({ value, fits: true })),
    { value: other ?? `${allowed[0]}x`, fits: false },
  ];
}

/** Where the contract's own example is a whole number, the numbers around what numbers usually end at. */
function figures(schema: object, example: string): Boundary[] {
  const [least, most] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')];
  const bounded = [
    ...(least === null
      ? []
      : [
          { value: String(least - 1), fits: false },
          { value: String(least), fits: true },
        ]),
    ...(most === null
      ? []
      : [
          { value: String(most), fits: true },
          { value: String(most + 1), fits: false },
        ]),
  ];
  if (bounded.length > 0 || !/^\d{1,9}$/.test(example)) return bounded;
  // The wire knows texts only, so that the schema allows each of them and the server has to have an answer.
  return ['0', '-1', '2147483648', '9007199254740993'].map((value) => ({ value, fits: true }));
}

function days(example: string): Boundary[] {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(example)) return [];
  const wrong = example.length === 7 ? ['2026-13', '0000-00'] : ['2026-02-30', '9999-12-31'];
  return wrong.map((value) => ({ value, fits: true }));
}
