import { FORMATS } from './formats.ts';
import { type Form, formsOf, kindOf, merged, type Schema } from './schema-forms.ts';
import { solvePattern } from './solve-pattern.ts';

export interface Sampling {
  /** What a $ref stands for; without it none is followed. */
  readonly find?: (ref: string) => unknown;
  /** With what may be left out: for whoever wants to see all that can come. */
  readonly isWhole?: boolean;
}

/** What cannot be made: it would have no end, or nothing fits. Whoever may leave it out does. */
const NOTHING = Symbol('nothing');

/** However wide and deep a schema is, its sample stays one that can be sent and read. */
const MOST_VALUES = 5000;
const DEEPEST = 40;
const MOST_ITEMS = 100;
const LONGEST_TEXT = 10_000;

interface State extends Sampling {
  readonly refs: readonly string[];
  readonly depth: number;
  /** Which of several items that must differ. */
  readonly at: number;
  readonly made: { count: number };
}

/** A small value that a schema describes, the same each time: of several forms the first that can be made. */
export function sampleOf(schema: unknown, sampling: Sampling = {}): unknown {
  const value = make(schema, { ...sampling, refs: [], depth: 0, at: 0, made: { count: 0 } });
  return value === NOTHING ? null : value;
}

function make(given: unknown, before: State): unknown {
  before.made.count += 1;
  if (given === false || before.depth > DEEPEST || before.made.count > MOST_VALUES) return NOTHING;
  if (typeof given !== 'object' || given === null) return null;
  const state = { ...before, depth: before.depth + 1 };
  const schema = given as Schema;
  if (typeof schema.$ref === 'string' && state.find) return followed(schema.$ref, schema, state);
  const shown = shownBy(schema, state.at);
  if (shown !== undefined) return shown;
  if (Array.isArray(schema.allOf)) return make(merged(schema, schema.allOf, state.find), state);
  const forms = formsOf(schema);
  return forms ? firstThatCan(forms, state) : byKind(schema, state);
}

/** The schema behind a reference with what stands beside it; one inside itself has no end. */
function followed(ref: string, { $ref: _, ...beside }: Schema, state: State): unknown {
  if (state.refs.includes(ref)) return NOTHING;
  const found = state.find?.(ref);
  const target = Object.keys(beside).length === 0 ? found : merged(beside, [found], state.find);
  return make(target, { ...state, refs: [...state.refs, ref] });
}

function shownBy(
  { const: only, enum: words, example, examples, default: usual }: Schema,
  at: number,
): unknown {
  if (only !== undefined) return only;
  if (Array.isArray(words) && words.length > 0) return words[at % words.length];
  if (example !== undefined) return example;
  if (Array.isArray(examples) && examples.length > 0) return examples[at % examples.length];
  return usual;
}

function firstThatCan(forms: readonly Form[], state: State): unknown {
  for (const form of forms) {
    const value = make(form, state);
    if (value !== NOTHING) return value;
  }
  return NOTHING;
}

function byKind(schema: Schema, state: State): unknown {
  switch (kindOf(schema)) {
    case 'object':
      return fieldsOf(schema, state);
    case 'array':
      return itemsOf(schema, state);
    case 'integer':
    case 'number':
      return numberOf(schema, state.at);
    case 'string':
      return textOf(schema, state);
    case 'boolean':
      return state.isWhole === true;
    default:
      return null;
  }
}

function fieldsOf(schema: Schema, state: State): unknown {
  const { properties = {}, required = [] } = schema as {
    properties?: Readonly<Record<string, unknown>>;
    required?: readonly string[];
  };
  const names = state.isWhole ? [...Object.keys(properties), ...required] : required;
  const fields: Record<string, unknown> = {};
  for (const name of new Set(names)) {
    const isNeeded = required.includes(name);
    const field = Object.hasOwn(properties, name) ? properties[name] : {};
    if (!isNeeded && Object(field).writeOnly === true) continue;
    const value = make(field, { ...state, at: 0 });
    if (value !== NOTHING) Object.defineProperty(fields, name, { value, ...PLAIN });
    else if (isNeeded) return NOTHING;
  }
  return fields;
}

/** A field may be called __proto__. */
const PLAIN = { enumerable: true, writable: true, configurable: true };

function itemsOf({ items = {}, minItems, maxItems, uniqueItems }: Schema, state: State): unknown {
  const least = Number(minItems ?? 0);
  const usual = state.isWhole && maxItems !== 0 ? 1 : 0;
  const values: unknown[] = [];
  for (let at = 0; at < Math.min(Math.max(least, usual), MOST_ITEMS); at += 1) {
    const value = make(items, { ...state, at: uniqueItems === true ? at : 0 });
    if (value === NOTHING) return least > 0 ? NOTHING : [];
    values.push(value);
  }
  return values;
}

function numberOf(schema: Schema, at: number): number {
  const given = (name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const step = Math.abs(given('multipleOf') ?? 1) || 1;
  // In OpenAPI 3.0 it only says of the bound that it does not belong.
  const beyond = (name: string, bound: string) =>
    given(name) ?? (schema[name] === true ? given(bound) : undefined);
  const above = beyond('exclusiveMinimum', 'minimum');
  const below = beyond('exclusiveMaximum', 'maximum');
  const least = given('minimum') ?? above;
  const most = given('maximum') ?? below;
  const start = least ?? Math.min(0, most ?? 0);
  const isWhole = kindOf(schema) === 'integer' || given('multipleOf') !== undefined;
  let value = isWhole ? Math.ceil(start / step) * step : start;
  if (value === above) value += step;
  if (value === below && least === undefined) value -= step;
  // Between two bounds that are closer than one there is their middle.
  if (!isWhole && most !== undefined && least !== undefined && value > most) value = (least + most) / 2;
  if (!isWhole && below !== undefined && least !== undefined && value >= below) value = (least + below) / 2;
  return value + at * step;
}

function textOf(schema: Schema, { isWhole, at }: State): string {
  const { format, pattern, minLength, maxLength } = schema;
  const most = typeof maxLength === 'number' ? maxLength : LONGEST_TEXT;
  const least = Math.min(typeof minLength === 'number' ? minLength : 0, LONGEST_TEXT);
  if (typeof pattern === 'string') {
    const solved = solvePattern(pattern, least);
    if (solved !== null) return solved;
  }
  const known = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (known) return known.sample;
  const word = at > 0 ? `string${at}` : isWhole ? 'string' : '';
  return word.padEnd(least, 'a').slice(0, Math.max(most, 0));
}
