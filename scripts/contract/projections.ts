import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH, toWire } from '#contracts/servlet-url.ts';
import type { ContractDocument, ContractOperation, LocatedOperation } from './document.ts';
import { operationsOf } from './document.ts';

/**
 * The forms in which other tools can read the contract:
 * virtual: a path of its own for each operation; this is how the contract is written.
 * wire: the path with its two names in the query, as it goes over the wire.
 * single: the servlet as one path with a choice of bodies, for tools that match paths only.
 */
export const FORMS = ['virtual', 'wire', 'single'] as const;

export type Form = (typeof FORMS)[number];

/** In the single form the operations are kept whole here, because a choice of bodies has forgotten which is whose. */
export const KEPT = 'x-operations';

export interface Servlet {
  readonly [verb: string]: ContractOperation & { readonly [KEPT]?: Record<string, ContractOperation> };
}

export function project(document: ContractDocument, form: Form): ContractDocument {
  if (form === 'virtual') return document;
  return form === 'wire' ? withPaths(document, toWire) : toSingle(document);
}

export function withPaths(document: ContractDocument, rename: (path: string) => string): ContractDocument {
  const entries = Object.entries(document.paths).map(([path, item]) => [rename(path), item]);
  return { ...document, paths: Object.fromEntries(entries) };
}

function isServletCall({ path }: LocatedOperation): boolean {
  return path.startsWith(`${SERVLET_PATH}/`);
}

function toSingle(document: ContractDocument): ContractDocument {
  const located = operationsOf(document);
  const others = Object.entries(document.paths).filter(([path]) => !path.startsWith(`${SERVLET_PATH}/`));
  const servlet = Object.fromEntries(
    (['GET', 'POST'] as const).map((verb) => [
      verb.toLowerCase(),
      singleOperation(
        verb,
        located.filter((one) => isServletCall(one) && one.httpMethod === verb),
      ),
    ]),
  );
  return { ...document, paths: { [SERVLET_PATH]: servlet, ...Object.fromEntries(others) } };
}

function singleOperation(verb: string, calls: readonly LocatedOperation[]): Servlet[string] {
  const wires = calls.map(({ operation }) => operation['x-wire']);
  const names = (of: 'serviceName' | 'medthodName') => [...new Set(wires.map((wire) => wire[of] ?? ''))];
  const schemas = (type: string) =>
    calls.flatMap(({ operation }) => operation.responses['200']?.content?.[type]?.schema ?? []);
  const bodies = calls.flatMap(
    ({ operation }) => operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? [],
  );
  const reply = ['application/json', 'text/plain'].filter((type) => schemas(type).length > 0);
  return {
    operationId: `newServlet.${verb.toLowerCase()}`,
    parameters: [
      nameParameter(SERVICE_PARAMETER, names('serviceName')),
      nameParameter(METHOD_PARAMETER, names('medthodName')),
    ],
    ...(bodies.length > 0
      ? {
          requestBody: {
            required: false,
            content: { 'application/x-www-form-urlencoded': { schema: { anyOf: bodies } } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'What the called operation answers.',
        content: Object.fromEntries(reply.map((type) => [type, { schema: { anyOf: schemas(type) } }])),
      },
    },
    'x-wire': { path: SERVLET_PATH },
    [KEPT]: Object.fromEntries(calls.map(({ path, operation }) => [path, operation])),
  };
}

function nameParameter(name: string, values: readonly string[]) {
  return { name, in: 'query', required: true, schema: { type: 'string', enum: values } };
}
