/** Whether a request is one that the document describes. */
import { kindOf, merged } from '#server/dispatch/schema-forms.ts';
import { isJson, mediaFor } from './media.ts';
import type { Found, StubDocument } from './operations.ts';
import type { Check } from './schemas.ts';
import { decoded, listOf, type Tree, textOf, treeOf } from './tree.ts';

export interface Asked {
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty where none was sent. */
  readonly body: string;
}

export interface RequestProblem {
  readonly in: string;
  readonly field: string;
  readonly problem: string;
}

/** Headers that a document describes elsewhere. */
const NOT_PARAMETERS = ['accept', 'content-type', 'authorization'];

export class WrongMedia extends Error {}

/** All that is wrong with it; throws where its body is of a kind that nobody described. */
export function problemsOfRequest(
  document: StubDocument,
  check: Check,
  { operation, values }: Found,
  asked: Asked,
): RequestProblem[] {
  const found: RequestProblem[] = [];
  for (const parameter of operation.parameters) {
    const [place, name] = [textOf(parameter.in), textOf(parameter.name)];
    if (place === 'header' && NOT_PARAMETERS.includes(name.toLowerCase())) continue;
    const sent = sentAs(parameter, values, asked);
    if (sent.length === 0) {
      if (parameter.required === true) found.push({ in: place, field: name, problem: 'is missing' });
      continue;
    }
    const schema = schemaOfParameter(parameter);
    const value = valueSent(document, check, parameter, schema, sent);
    if (value === UNREAD) continue;
    const problems = check(schema, value);
    found.push(...problems.map(({ field, problem }) => ({ in: place, field: `${name}${field}`, problem })));
  }
  return [...found, ...problemsOfBody(document, check, operation.body, asked)];
}

function schemaOfParameter(parameter: Tree): unknown {
  const [media] = Object.values(treeOf(parameter.content));
  return parameter.schema ?? treeOf(media).schema ?? {};
}

/** The texts of a parameter as they came. */
function sentAs(parameter: Tree, values: Found['values'], { query, headers }: Asked): readonly string[] {
  const name = textOf(parameter.name);
  if (parameter.in === 'path') return Object.hasOwn(values, name) ? [values[name] ?? ''] : [];
  if (parameter.in === 'query')
    return parameter.style === 'deepObject' ? deepNames(query, name) : query.getAll(name);
  if (parameter.in === 'header') return [headers[name.toLowerCase()] ?? []].flat();
  const cookies = textOf(headers.cookie).split(/; */);
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? [] : [decoded(found.slice(name.length + 1))];
}

function deepNames(query: URLSearchParams, name: string): string[] {
  return [...query]
    .filter(([key]) => key.startsWith(`${name}[`))
    .map(([key, text]) => `${key.slice(name.length)}=${text}`);
}

/** What is written in a way that is not read here. */
const UNREAD = Symbol('unread');
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function valueSent(
  { find }: StubDocument,
  check: Check,
  parameter: Tree,
  schema: unknown,
  sent: readonly string[],
): unknown {
  const [text = ''] = sent;
  if ('content' in parameter) return jsonOf(text) ?? text;
  const plain = merged({}, [schema], find);
  const fields = treeOf(plain.properties);
  if (parameter.style === 'deepObject') {
    const pairs = sent.map((one): [string, string] => [
      one.slice(1, one.indexOf(']')),
      one.slice(one.indexOf('=') + 1),
    ]);
    return Object.fromEntries(pairs.map(([key, word]) => [key, scalarOf(check, fields[key] ?? {}, word)]));
  }
  const kind = kindOf(plain);
  if (kind === 'object') return UNREAD;
  if (kind !== 'array') return scalarOf(check, schema, text);
  const isApart =
    parameter.in === 'query' && parameter.explode !== false && !SEPARATORS[textOf(parameter.style)];
  const words = isApart ? sent : sent.flatMap((one) => one.split(SEPARATORS[textOf(parameter.style)] ?? ','));
  return words.map((word) => scalarOf(check, plain.items ?? {}, word));
}

/** A text as the value that it is meant to be: the reading that fits, or the one that tells most if none does. */
function scalarOf(check: Check, schema: unknown, text: string): unknown {
  const readings: unknown[] = [text];
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) readings.push(Number(text));
  if (text === 'true' || text === 'false') readings.push(text === 'true');
  const isOtherKind = (reading: unknown) =>
    check(schema, reading).some(({ problem }) => /^must be (?!equal|[<>])\S+$/.test(problem));
  return (
    readings.find((reading) => check(schema, reading).length === 0) ??
    readings.find((reading) => !isOtherKind(reading)) ??
    text
  );
}

function problemsOfBody(
  document: StubDocument,
  check: Check,
  described: Tree | null,
  { body, headers }: Asked,
): RequestProblem[] {
  if (described === null) return [];
  if (body === '') {
    return described.required === true ? [{ in: 'body', field: '', problem: 'is missing' }] : [];
  }
  const content = treeOf(described.content);
  const types = Object.keys(content);
  const sent = textOf(headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? '';
  const type = sent === '' ? types[0] : mediaFor(types, sent);
  if (types.length === 0) return [];
  if (type === undefined) throw new WrongMedia(`takes ${types.join(' or ')}, not ${sent}`);
  const schema = document.behind(content[type]).schema ?? {};
  const value = bodyValue(document, check, schema, sent || type, body);
  if (value === UNREAD) return [];
  if (value === undefined) return [{ in: 'body', field: '', problem: 'is no JSON' }];
  return check(schema, value).map(({ field, problem }) => ({ in: 'body', field, problem }));
}

/** undefined where it cannot be read, UNREAD where it is none of what is looked at: files, XML. */
function bodyValue(
  { find }: StubDocument,
  check: Check,
  schema: unknown,
  type: string,
  body: string,
): unknown {
  if (isJson(type)) return jsonOf(body);
  if (type.startsWith('text/')) return body;
  if (type !== 'application/x-www-form-urlencoded') return UNREAD;
  const fields = treeOf(merged({}, [schema], find).properties);
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const plain = merged({}, [fields[name] ?? {}], find);
      const words = form.getAll(name);
      if (kindOf(plain) === 'array')
        return [name, words.map((word) => scalarOf(check, plain.items ?? {}, word))];
      return [name, scalarOf(check, fields[name] ?? {}, listOf(words).join(','))];
    }),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
