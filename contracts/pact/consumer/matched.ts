import { MatchersV3 } from '@pact-foundation/pact';
import { itemExample, resolved, type Schema, wholePattern } from './contract-replies.ts';
import { anyNumberOf, eachKeyLike, eachLike, integer, like, regex, sentence } from './replies.ts';

type Fields = Readonly<Record<string, unknown>>;

const CHINESE = /[\u4e00-\u9fff]/;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !MatchersV3.isMatcher(value);
}

/** A list that the contract's example fills, but that may be empty in a situation. */
export const MAY_BE_EMPTY = Symbol('a list that may be empty');

/** The example with matchers for what its schema leaves open, and with what is special; `place` is for mistakes. */
export function matched(schema: Schema, example: unknown, special: unknown, place: string): unknown {
  if (special !== undefined && special !== MAY_BE_EMPTY && !isFields(special) && !Array.isArray(special)) {
    return special;
  }
  const { type, properties, items, additionalProperties, ...form } = resolved(schema, example);
  if (type === 'array') return list(items ?? {}, example, special, place);
  if (properties !== undefined) return object(properties, example, special, place);
  if (special !== undefined) return special;
  if (type === 'object') {
    const [first] = Object.entries(example as Fields);
    const isEachAlike = isFields(additionalProperties) && Object.keys(additionalProperties).length > 0;
    return first && isEachAlike
      ? eachKeyLike(first[0], matched(additionalProperties, first[1], undefined, place))
      : like(example);
  }
  return value({ ...form, ...(type === undefined ? {} : { type }) }, example);
}

/** The fields that the example has, and those that are special; undefined leaves one out. */
function object(
  properties: Readonly<Record<string, Schema>>,
  example: unknown,
  special: unknown,
  place: string,
): Fields {
  const own = isFields(special) ? special : {};
  const shown = isFields(example) ? example : {};
  const names = new Set([...Object.keys(shown), ...Object.keys(own)]);
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const schema = properties[name];
    if (schema === undefined) throw new Error(`${place}.${name} is no field of the contract`);
    if (Object.hasOwn(own, name) && own[name] === undefined) continue;
    fields[name] = matched(schema, shown[name], own[name], `${place}.${name}`);
  }
  return fields;
}

/** Special items are all there are; otherwise the items are like the example, of which there is at least one. */
function list(items: Schema, example: unknown, special: unknown, place: string): unknown {
  const shown = Array.isArray(example) ? example : [];
  const [first = itemExample(items)] = shown;
  if (Array.isArray(special)) {
    return special.map((item, at) => matched(items, shown[at] ?? first, item, `${place}[${at}]`));
  }
  if (first === undefined && special === undefined) return like([]);
  const item = matched(items, first, isFields(special) ? special : undefined, `${place}[]`);
  const isFilled = shown.length > 0 || isFields(special);
  return isFilled && special !== MAY_BE_EMPTY ? eachLike(item) : anyNumberOf(item);
}

function value(schema: Schema, example: unknown): unknown {
  const { type, const: only, enum: values, pattern, minLength = 0 } = schema;
  if (only !== undefined) return example;
  if (typeof example !== 'string') return type === 'integer' ? integer(Number(example)) : like(example);
  if (values !== undefined) return values.length === 1 ? example : regex(`^(${values.join('|')})$`, example);
  if (pattern !== undefined) return regex(wholePattern(pattern), example);
  if (minLength === 0) return like(example);
  return CHINESE.test(example) ? sentence(example) : regex('^[\\s\\S]+$', example);
}
