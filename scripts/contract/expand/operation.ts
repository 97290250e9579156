/**
 * The short form of an operation, as contracts/openapi is written. `summary`, `description` and everything that begins
 * with x- stand as they are; what follows from the name of the operation and from the rest is added here:
 * - x-resource makes it a read by GET, x-invalidates a write by POST; `method: post` is a read by POST
 * - `session` is optional or none where no session is demanded
 * - `input` names what a caller sends, or the schema of it
 * - `reply` is the schema of code 0, or several; `answers` describes the reply where the usual words do not fit
 * - `success` is the example of its data, `failure` that of a refusal, or the name of an example in the same folder;
 *   `examples` has whole replies of other names
 * - `text` is what an operation answers as text instead
 * - `headers` are those of the reply
 * - `responses` names replies of common.yaml beside 400, by status
 */
import type { ContractOperation, JsonSchema, MediaType } from '../document.ts';
import { expandSchema, queryParameters, reference, type Short, type ShortFields } from './schema.ts';

export interface ShortOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly path?: string;
  readonly method?: 'post';
  readonly session?: 'optional' | 'none';
  readonly input?: string | ShortFields;
  readonly reply?: Short | readonly Short[];
  readonly answers?: string;
  readonly success?: unknown;
  readonly failure?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
  readonly text?: { readonly schema: Short; readonly examples: Readonly<Record<string, unknown>> };
  readonly headers?: object;
  readonly responses?: Readonly<Record<string, string>>;
  readonly [mark: `x-${string}`]: unknown;
}

export interface ExpandedOperation {
  readonly path: string;
  readonly verb: 'get' | 'post';
  readonly operation: ContractOperation;
  /** The schemas of components that came with it. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const SERVLET = '/uwp/newServlet';
const SECURITY = { optional: [{}, { token: [] }], none: [] };
const ANSWERS = {
  read: 'What was asked for, or why not.',
  write: 'What was done, or why nothing was.',
};
const AS_IT_STANDS = /^(?:summary|description|x-.*)$/;
const EXPANDED =
  /^(?:path|method|session|input|reply|answers|success|failure|examples|text|headers|responses)$/;

type Examples = Readonly<Record<string, unknown>>;

/** `shared` are the examples that several operations name. */
export function expandOperation(
  service: string,
  method: string,
  short: ShortOperation,
  shared: Examples = {},
): ExpandedOperation {
  const { path, session, input, headers, responses = {} } = short;
  const id = `${service}.${method}`;
  const unknown = Object.keys(short).find((key) => !AS_IT_STANDS.test(key) && !EXPANDED.test(key));
  if (unknown !== undefined) throw new Error(`${id}: ${unknown} is no part of an operation`);
  const effect = effectOf(id, short);
  const verb = effect === 'write' ? 'post' : (short.method ?? 'get');
  const schemas: Record<string, JsonSchema> = {};
  const operation = {
    operationId: id,
    tags: [service],
    ...(session === undefined ? {} : { security: SECURITY[session] }),
    'x-wire': path === undefined ? { path: SERVLET, serviceName: service, medthodName: method } : { path },
    'x-effect': effect,
    ...Object.fromEntries(Object.entries(short).filter(([key]) => AS_IT_STANDS.test(key))),
    ...requestOf(),
    responses: {
      200: {
        description: short.answers ?? ANSWERS[effect],
        ...(headers === undefined ? {} : { headers }),
        content: contentOf(id, short, shared),
      },
      400: response('Malformed'),
      ...Object.fromEntries(Object.entries(responses).map(([status, name]) => [status, response(name)])),
    },
  };
  return {
    path: path ?? `${SERVLET}/${service}/${method}`,
    verb,
    operation: operation as unknown as ContractOperation,
    schemas,
  };

  function requestOf() {
    if (input === undefined) return {};
    if (verb === 'get') return { parameters: queryParameters(input as ShortFields) };
    const name = typeof input === 'string' ? input : `${method[0]?.toUpperCase()}${method.slice(1)}Input`;
    if (typeof input !== 'string') schemas[name] = expandSchema({ input });
    const form = { schema: reference(name) };
    const content = { 'application/x-www-form-urlencoded': form, 'application/json': form };
    return { requestBody: { required: true, content } };
  }
}

function effectOf(id: string, short: ShortOperation): 'read' | 'write' {
  const shows = short['x-resource'] !== undefined;
  if (shows === (short['x-invalidates'] !== undefined)) {
    throw new Error(`${id}: say either what it shows in x-resource, or what it makes stale in x-invalidates`);
  }
  return shows ? 'read' : 'write';
}

function response(name: string) {
  return { $ref: `#/components/responses/${name}` };
}

function contentOf(id: string, short: ShortOperation, shared: Examples): Record<string, MediaType> {
  const { reply, success, failure, examples, text } = short;
  const values = {
    ...(success === undefined ? {} : { success: { code: 0, message: '成功', data: found(success) } }),
    ...(failure === undefined ? {} : { failure: found(failure) }),
    ...examples,
  };
  const failed = expandSchema('Failure');
  const schema = reply === undefined ? failed : { oneOf: [...[reply].flat().map(expandSchema), failed] };
  const json = { 'application/json': { schema, examples: asExamples(values) } };
  if (text === undefined) return json;
  return {
    'text/plain': { schema: expandSchema(text.schema), examples: asExamples(text.examples) },
    ...json,
  };

  function found(example: unknown): unknown {
    if (typeof example !== 'string') return example;
    if (!Object.hasOwn(shared, example)) throw new Error(`${id}: there is no example ${example}`);
    return shared[example];
  }
}

function asExamples(values: Examples): Record<string, { value: unknown }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
