import { limitsAsSchema, type RequestLimits } from './request-limits.ts';

/**
 * The contract as other people's tools take it. What our own server reads at every start stays small; this is made of it
 * when somebody asks: an absolute address, requests with whole examples and the limits of their fields, the replies that
 * any call can have, and names that are identifiers.
 */
type Json = Readonly<Record<string, unknown>>;

interface Field extends Json {
  readonly examples?: readonly unknown[];
  readonly 'x-limits'?: RequestLimits;
}

interface Parameter extends Json {
  readonly name: string;
  readonly schema: Field;
  readonly example?: unknown;
}

interface Form extends Json {
  readonly properties?: Readonly<Record<string, Field>>;
}

interface Operation extends Json {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, object>> };
  readonly responses: Json;
}

export interface ToolDocument extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Form>>; readonly responses?: object };
}

/** The reply of an operation that has the same name is what these inputs lead to. */
const EXAMPLE = 'success';

/** Under its number in `responses` and under its name in `components`; the words are those of the server. */
const SHARED = {
  401: shared(
    'NotLoggedIn',
    'Where a gateway, or a fault that was asked for, refuses before the operation does.',
    {
      code: 401,
      message: '请先登录',
      reason: 'not-logged-in',
    },
  ),
  413: shared('TooLarge', 'The body is larger than a form can be.', {
    code: 413,
    message: '提交的内容过大',
    reason: 'body-too-large',
  }),
  415: shared('WrongContentType', 'The body is neither a form nor JSON.', {
    code: 415,
    message: '请使用 application/x-www-form-urlencoded 或 application/json 提交',
    reason: 'wrong-content-type',
  }),
  429: shared('TooManyCalls', 'The caller keeps the process busy; it waits as long as Retry-After says.', {
    code: 429,
    message: '操作过于频繁，请稍后再试',
    reason: 'too-many-calls',
  }),
  500: shared('OurFault', 'A defect of the server; nothing was changed.', {
    code: 500,
    message: '服务器开小差了，请稍后再试',
    reason: 'internal-error',
  }),
  503: shared('Busy', 'The server is busy, or cannot store at the moment.', {
    code: 503,
    message: '服务器繁忙，请稍后再试',
    reason: 'server-busy',
  }),
} as const;

function shared(name: string, description: string, value: object) {
  const content = {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      examples: { [name]: { value: { ...value, traceId: 't-0001' } } },
    },
  };
  return { name, reply: { description, content } };
}

const OF_A_SESSION = [401] as const;
const OF_A_BODY = [413, 415] as const;
const OF_ANY = [429, 500, 503] as const;

/** `origin` is where the replica that serves the document listens, without a slash at its end. */
export function toolDocument(contract: ToolDocument, origin: string): ToolDocument {
  return withLimits(documentOfAnyValue(contract, origin));
}

/**
 * The same with requests that may hold anything, as they may on the wire. What is refused on purpose, as in the pact, is
 * held against this one.
 */
export function documentOfAnyValue(contract: ToolDocument, origin: string): ToolDocument {
  const { schemas, responses } = contract.components;
  const shared = Object.fromEntries(Object.values(SHARED).map(({ name, reply }) => [name, reply]));
  return {
    ...withOperations(contract, (operation) => forTools(operation, schemas)),
    servers: [{ url: origin, description: 'The running replica' }],
    components: { ...contract.components, responses: { ...responses, ...shared } },
  };
}

/** Limits as the keywords that every tool knows; those of a reply are keywords already. */
function withLimits(document: ToolDocument): ToolDocument {
  const limited = withOperations(document, ({ parameters, ...operation }) => ({
    ...operation,
    ...(parameters ? { parameters: parameters.map((one) => ({ ...one, schema: plain(one.schema) })) } : {}),
  }));
  const schemas = mapped(document.components.schemas, ({ properties, ...form }) => ({
    ...form,
    ...(properties ? { properties: mapped(properties, plain) } : {}),
  }));
  return { ...limited, components: { ...limited.components, schemas } };
}

function plain({ 'x-limits': limits, ...field }: Field): Field {
  return limits === undefined ? field : { ...field, ...limitsAsSchema(limits) };
}

function forTools(operation: Operation, schemas: ToolDocument['components']['schemas']): Operation {
  const { operationId, parameters, requestBody, responses } = operation;
  return {
    ...operation,
    'x-operation-alias': plainId(operationId),
    ...(parameters ? { parameters: parameters.map(withNamedExample) } : {}),
    ...(requestBody ? { requestBody: withWholeExample(requestBody, schemas) } : {}),
    responses: { ...sharedReplies(operation), ...responses },
  };
}

/** The same under names without dots, for tools that read a dot as a step into something. */
export function withPlainIds(document: ToolDocument): ToolDocument {
  const renamed = (operation: Operation): Operation => ({
    ...operation,
    operationId: plainId(operation.operationId),
    'x-operation-alias': operation.operationId,
  });
  return withOperations(document, renamed);
}

function withOperations(document: ToolDocument, change: (operation: Operation) => Operation): ToolDocument {
  return { ...document, paths: mapped(document.paths, (item) => mapped(item, change)) };
}

function plainId(operationId: string): string {
  return operationId.replaceAll('.', '_');
}

function sharedReplies({ security, requestBody }: Operation): object {
  const statuses = [
    ...(security === undefined ? OF_A_SESSION : []),
    ...(requestBody ? OF_A_BODY : []),
    ...OF_ANY,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${SHARED[status].name}` }]),
  );
}

function withNamedExample({ example, ...parameter }: Parameter): Parameter {
  return {
    ...parameter,
    ...(example === undefined ? {} : { examples: { [EXAMPLE]: { value: example } } }),
  };
}

function withWholeExample(
  { content, ...body }: NonNullable<Operation['requestBody']>,
  schemas: ToolDocument['components']['schemas'],
): NonNullable<Operation['requestBody']> {
  return { ...body, content: mapped(content, (media) => ({ ...media, ...exampleOf(media, schemas) })) };
}

function exampleOf(
  media: { readonly schema?: Form },
  schemas: ToolDocument['components']['schemas'],
): object {
  const name = String(media.schema?.$ref ?? '').replace('#/components/schemas/', '');
  const properties = (schemas[name] ?? media.schema)?.properties ?? {};
  const values = Object.entries(properties).flatMap(([field, { examples }]) =>
    examples?.[0] === undefined ? [] : [[field, examples[0]]],
  );
  return { examples: { [EXAMPLE]: { value: Object.fromEntries(values) } } };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
