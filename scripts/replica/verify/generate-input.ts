import document from '#contracts/generated/openapi.json' with { type: 'json' };
import schemas from '#contracts/generated/schemas.json' with { type: 'json' };
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { boundaries } from './boundaries.ts';
import type { Call, Values } from './request.ts';
import { isObject, listAt, partAt, wordAt } from './values/json-parts.ts';
import { drawFrom } from './values/random.ts';

const FORM = 'application/x-www-form-urlencoded';

/** What the contract itself sends, by parameter. */
export function exampleInput({ path, httpMethod }: OperationMeta): Values {
  const operation = partAt(document.paths, [path, httpMethod.toLowerCase()]);
  const parameters = listAt(operation, ['parameters']).map((one) => [
    wordAt(one, ['name']),
    wordAt(one, ['example']),
  ]);
  const ref = wordAt(operation, ['requestBody', 'content', FORM, 'schema', '$ref']);
  const properties = partAt(document.components.schemas, [ref.split('/').at(-1) ?? '', 'properties']);
  const fields = isObject(properties)
    ? Object.entries(properties).map(([name, schema]) => [name, wordAt(schema, ['examples', 0])])
    : [];
  return Object.fromEntries([...parameters, ...fields]);
}

/** Rows that no id of the member's finds: the member, a word in the place of a coupon, a login under way. */
const NOT_LOOKED_UP = /^(member|coupon|(bound-)?login-session)$/;

/** Parameters that name something stored: the rows of `x-owns`, and what all members find. */
const STORED: ReadonlySet<string> = new Set(['goodsID', 'bookCode', ...OPERATIONS.flatMap(storedIn)]);

function storedIn({ path, httpMethod }: OperationMeta): string[] {
  const owns = partAt(document.paths, [path, httpMethod.toLowerCase(), 'x-owns']);
  return Object.entries(isObject(owns) ? owns : {}).flatMap(([name, told]) => {
    const row = typeof told === 'string' ? told : wordAt(told, ['row']);
    return row === '' || NOT_LOOKED_UP.test(row) ? [] : [name];
  });
}

export const UNKNOWN_ID = '999999999999999999';

export function namesSomethingStored(parameter: string): boolean {
  return STORED.has(parameter);
}

/** The input with everything stored replaced by what nobody has, so that nothing can be changed. */
export function withUnknownIds(input: Values): Values {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, STORED.has(name) ? UNKNOWN_ID : value]),
  );
}

const ODD_VALUES: readonly string[] = [
  '',
  ' 5',
  '1e3',
  '0x10',
  '１２',
  '-1',
  '1.5',
  '0',
  '1000001',
  'a|b',
  '||||||||',
  "' OR 1=1 --",
  '<b>x</b>',
  '__proto__',
  '9'.repeat(400),
  '字'.repeat(600),
  '👩‍👩‍👧',
];
const DRAWN = 6;

export interface BadInput {
  readonly label: string;
  readonly sent: Pick<Call, 'input' | 'json' | 'pairs'>;
  /** HTTP 400 is an allowed answer, because the parameter is not there, no text or too long a one. */
  readonly mayBeUnreadable: boolean;
  /** Success would mean that something was found under an id that nothing has. */
  readonly mustBeRefused: boolean;
}

/** Everything as usual but one parameter, by parameter, and then all of them. The same seed draws the same values. */
export function badInputs(
  meta: OperationMeta,
  usual: Values,
  seed: number,
): { parameter: string; inputs: BadInput[] }[] {
  const one = Object.keys(usual).map((parameter) => ({
    parameter,
    inputs: [
      ...missing(meta, usual, parameter),
      ...oddValues(meta, usual, parameter, seed),
      ...edges(meta, usual, parameter, seed),
      ...wrongTypes(meta, usual, parameter),
    ],
  }));
  return [...one, { parameter: 'all parameters', inputs: together(meta, usual) }];
}

function together(meta: OperationMeta, usual: Values): BadInput[] {
  const common = { mayBeUnreadable: !meta.answersBadInput, mustBeRefused: false };
  const more = { label: 'and one more', sent: { input: { ...usual, 'no-such-parameter': 'x' } } };
  if (Object.keys(usual).length === 0) return [{ ...common, ...more }];
  return [
    { ...common, label: 'missing', sent: { input: {} } },
    { ...common, ...more },
  ];
}

const EDGES = 2;

/** What the contract's own schema of the parameter ends at. */
function edges(meta: OperationMeta, usual: Values, parameter: string, seed: number): BadInput[] {
  const schema = table[meta.id]?.input.properties[parameter];
  const found = boundaries(schema, exampleInput(meta)[parameter] ?? '');
  return drawFrom(found, EDGES, seed, `${meta.id} ${parameter} edges`).map(({ value, fits }) => ({
    label: value.length > 20 ? `${value.length} signs` : JSON.stringify(value),
    sent: { input: { ...usual, [parameter]: value } },
    mayBeUnreadable: !fits && !meta.answersBadInput,
    mustBeRefused: !fits,
  }));
}

interface InputSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

const table: Readonly<Record<string, { readonly input: InputSchema }>> = schemas;

function missing(meta: OperationMeta, usual: Values, parameter: string): BadInput[] {
  if (!table[meta.id]?.input.required.includes(parameter)) return [];
  const input = Object.fromEntries(Object.entries(usual).filter(([name]) => name !== parameter));
  const mayBeUnreadable = !meta.answersBadInput;
  return [{ label: 'missing', sent: { input }, mayBeUnreadable, mustBeRefused: false }];
}

function oddValues(meta: OperationMeta, usual: Values, parameter: string, seed: number): BadInput[] {
  const drawn = drawFrom(ODD_VALUES, DRAWN, seed, `${meta.id} ${parameter}`);
  const most = partAt(table[meta.id]?.input.properties[parameter], ['maxLength']);
  const isStored = STORED.has(parameter);
  return (isStored ? [UNKNOWN_ID, ...drawn] : drawn).map((value) => ({
    label: JSON.stringify(value.length > 20 ? `${value.slice(0, 20)}…` : value),
    sent: { input: { ...usual, [parameter]: value } },
    mayBeUnreadable: typeof most === 'number' && value.length > most && !meta.answersBadInput,
    // An empty id asks for something new, or for no choice.
    mustBeRefused: isStored && value !== '',
  }));
}

function wrongTypes(meta: OperationMeta, usual: Values, parameter: string): BadInput[] {
  const common = { mayBeUnreadable: !meta.answersBadInput, mustBeRefused: false };
  if (meta.httpMethod === 'GET') {
    const pairs = [...Object.entries(usual), [parameter, 'x'] as const];
    return [{ ...common, label: 'sent twice', sent: { input: usual, pairs } }];
  }
  return [null, ['x'], { x: 1 }, -1.5].map((value) => ({
    ...common,
    label: `JSON ${JSON.stringify(value)}`,
    sent: { input: usual, json: { ...usual, [parameter]: value } },
  }));
}
