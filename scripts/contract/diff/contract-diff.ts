import {
  type ContractDocument,
  type ContractOperation,
  type JsonSchema,
  type LocatedOperation,
  operationsOf,
} from '../document.ts';
import { type Change, schemaChanges } from './schema-changes.ts';

export interface OperationChange extends Change {
  readonly operation: string;
}

/** What changed from one contract to another, operation by operation, in the order of the newer one. */
export function contractDiff(before: ContractDocument, after: ContractDocument): OperationChange[] {
  const olds = byId(before);
  const news = byId(after);
  const ids = [...new Set([...news.keys(), ...olds.keys()])];
  return ids.flatMap((operation) => {
    const [old, fresh] = [olds.get(operation), news.get(operation)];
    const changes = !fresh
      ? [{ isBreaking: true, place: '', text: 'the operation is gone' }]
      : !old
        ? [{ isBreaking: false, place: '', text: 'the operation is new' }]
        : operationChanges({ document: before, located: old }, { document: after, located: fresh });
    return changes.map((change) => ({ operation, ...change }));
  });
}

function byId(document: ContractDocument): Map<string, LocatedOperation> {
  return new Map(operationsOf(document).map((located) => [located.operation.operationId, located]));
}

interface Side {
  readonly document: ContractDocument;
  readonly located: LocatedOperation;
}

function operationChanges(before: Side, after: Side): Change[] {
  const [old, fresh] = [before.located.operation, after.located.operation];
  const resolvers = {
    resolveBefore: resolverOf(before.document),
    resolveAfter: resolverOf(after.document),
  };
  const request = schemaChanges({
    before: requestSchema(old),
    after: requestSchema(fresh),
    direction: 'request',
    place: 'request',
    ...resolvers,
  });
  return [
    ...wireChanges(before.located, after.located),
    ...sessionChanges(before, after),
    ...markChanges(old, fresh),
    ...request,
    ...replyChanges(old, fresh, resolvers),
  ];
}

function wireChanges(before: LocatedOperation, after: LocatedOperation): Change[] {
  const text = (located: LocatedOperation) => `${located.httpMethod} ${located.path}`;
  if (text(before) === text(after)) return [];
  return [{ isBreaking: true, place: 'wire', text: `${text(before)} became ${text(after)}` }];
}

function sessionOf({ document, located }: Side): string {
  const own =
    located.operation.security ?? (document as { security?: Record<string, string[]>[] }).security ?? [];
  if (own.length === 0) return 'none';
  return own.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'required';
}

function sessionChanges(before: Side, after: Side): Change[] {
  const [was, is] = [sessionOf(before), sessionOf(after)];
  if (was === is) return [];
  return [{ isBreaking: is === 'required', place: 'session', text: `${was} became ${is}` }];
}

function markChanges(before: ContractOperation, after: ContractOperation): Change[] {
  const marks = ['x-provenance', 'x-effect', 'x-membership'] as const;
  return marks
    .filter((mark) => before[mark] !== after[mark])
    .map((mark) => ({
      // A level that is demanded now shuts out who could call before.
      isBreaking: mark === 'x-membership' && after[mark] !== undefined,
      place: mark,
      text: `${before[mark] ?? 'none'} became ${after[mark] ?? 'none'}`,
    }));
}

/** Query and body alike, as one object: a caller sends fields. */
function requestSchema(operation: ContractOperation): JsonSchema {
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (body) return body;
  const parameters = operation.parameters ?? [];
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

type Resolvers = Pick<Parameters<typeof schemaChanges>[0], 'resolveBefore' | 'resolveAfter'>;

function replyChanges(before: ContractOperation, after: ContractOperation, resolvers: Resolvers): Change[] {
  const [olds, news] = [before.responses['200']?.content ?? {}, after.responses['200']?.content ?? {}];
  return Object.keys({ ...olds, ...news }).flatMap((type) => {
    const [old, fresh] = [olds[type], news[type]];
    if (!fresh) return [{ isBreaking: true, place: 'reply', text: `no longer answers ${type}` }];
    if (!old) return [{ isBreaking: true, place: 'reply', text: `also answers ${type}` }];
    const pair = { before: old.schema, after: fresh.schema, direction: 'reply', place: 'reply' } as const;
    return schemaChanges({ ...pair, ...resolvers });
  });
}

/** Follows references inside one document. */
function resolverOf(document: ContractDocument): (schema: JsonSchema) => JsonSchema {
  return function resolve(schema): JsonSchema {
    const reference = schema.$ref;
    if (typeof reference !== 'string') return schema;
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (value, part) => (value && typeof value === 'object' ? Reflect.get(value, part) : undefined),
        document,
      );
    return found && typeof found === 'object' ? resolve(found as JsonSchema) : {};
  };
}
