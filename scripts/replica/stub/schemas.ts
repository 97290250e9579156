/** Whether values keep to the schemas of a document, of 3.0 or 3.1. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { FORMATS } from '#server/dispatch/formats.ts';
import { PATTERN_ENGINE } from '#server/dispatch/pattern.ts';
import { createAjv } from '#server/servlet/ajv.ts';
import { firstProblem } from '#server/servlet/validators.ts';
import { isTree, listOf, type Tree, treeOf } from './tree.ts';

const BASE = 'document:';
const MOST_PROBLEMS = 20;
/** Shows a value and says nothing of what fits. */
const SHOWS = new Set(['example', 'examples', 'default', 'discriminator', 'xml', 'externalDocs']);

export interface Problem {
  /** A JSON pointer; empty for the whole. */
  readonly field: string;
  readonly problem: string;
}

/** Answers what is wrong with a value by a schema of the document: nothing, or so many problems. */
export type Check = (schema: unknown, value: unknown) => readonly Problem[];

/** Of what a request sends `readOnly` fields may be left out, of what an answer has the `writeOnly` ones. */
export function createCheck(whole: Tree, mayMiss: 'readOnly' | 'writeOnly'): Check {
  const formats = Object.fromEntries(Object.entries(FORMATS).map(([name, { fits }]) => [name, fits]));
  const ajv = createAjv({ allErrors: true, formats, code: { regExp: PATTERN_ENGINE } });
  const compiled = new Map<unknown, ValidateFunction>();
  let isReady = false;

  function compile(schema: unknown): ValidateFunction {
    if (!isReady) ajv.addSchema(asSchema(whole, mayMiss) as object, BASE);
    isReady = true;
    const fresh = ajv.compile(asSchema(schema, mayMiss) as object);
    compiled.set(schema, fresh);
    return fresh;
  }

  return (schema, value) => {
    let validate: ValidateFunction;
    try {
      validate = compiled.get(schema) ?? compile(schema);
    } catch (error) {
      throw new SchemaProblem(error instanceof Error ? error.message : String(error));
    }
    if (validate(value)) return [];
    const said = (validate.errors ?? []).map((error) => {
      const { problem } = firstProblem([error]);
      const { missingProperty, additionalProperty } = error.params;
      const last = missingProperty ?? additionalProperty;
      return { keyword: error.keyword, field: error.instancePath + (last ? `/${last}` : ''), problem };
    });
    // That no form fits is said by what each of them lacks.
    const telling = said.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
    const all = (telling.length > 0 ? telling : said).map(({ field, problem }) => ({ field, problem }));
    return [...new Map(all.map((one) => [`${one.field} ${one.problem}`, one])).values()].slice(
      0,
      MOST_PROBLEMS,
    );
  };
}

/** A schema of the document that is none. */
export class SchemaProblem extends Error {}

/** A schema of OpenAPI as one of JSON Schema 2020-12, whose references begin at the document. */
function asSchema(value: unknown, mayMiss: 'readOnly' | 'writeOnly', isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((each) => asSchema(each, mayMiss));
  if (!isTree(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (isNamed) made[key] = asSchema(part, mayMiss);
    else if (key === '$ref' && typeof part === 'string') made.$ref = `${BASE}${part}`;
    else if (key === 'enum' || key === 'const') made[key] = part;
    else if (!SHOWS.has(key))
      made[key] = asSchema(part, mayMiss, /^(?:properties|patternProperties|schemas)$/.test(key));
  }
  if (isNamed) return made;
  withoutHidden(made, value, mayMiss);
  withOldBounds(made);
  return made.nullable === true ? orNull(made) : made;
}

function withoutHidden(made: Record<string, unknown>, { properties }: Tree, mayMiss: string): void {
  if (!Array.isArray(made.required)) return;
  const fields = treeOf(properties);
  made.required = made.required.filter((name) => treeOf(fields[String(name)])[mayMiss] !== true);
}

/** In 3.0 a bound says of itself whether it is meant without its value. */
function withOldBounds(made: Record<string, unknown>): void {
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof made[flag] !== 'boolean') continue;
    const value = made[bound];
    if (made[flag] === true && typeof value === 'number') {
      made[flag] = value;
      delete made[bound];
    } else delete made[flag];
  }
}

function orNull({ nullable: _, ...schema }: Record<string, unknown>): object {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const words = schema.enum;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(words) && !listOf(words).includes(null) ? { enum: [...words, null] } : {}),
  };
}
