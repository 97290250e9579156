import { CONTROL_PREFIX, SANDBOX_HEADER } from '#contracts/control/address.ts';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL } from '#contracts/control/operations.ts';
import { object, type Schema, text, whole } from '#contracts/control/schema.ts';
import { PRODUCT } from '#server/product.ts';

const SANDBOX = {
  name: SANDBOX_HEADER,
  in: 'header',
  required: false,
  description: 'The private world to act in; ignored in a demo.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};

const PROBLEM = {
  description: 'Refused; the message says why.',
  content: contentOf(object({ code: whole(400, 599), message: text, reason: text, traceId: text })),
};

/** The control plane describes itself, apart from the contract of the product. */
export function controlDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, one] of Object.entries<ControlOperation>(CONTROL)) {
    const [method = '', path = ''] = route.split(' ');
    const url = CONTROL_PREFIX + path;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(path, one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: "The replica's control plane", version: PRODUCT.version },
    servers: [{ url: '/' }],
    security: [{}, { control: [] }],
    paths,
    components: {
      parameters: { Sandbox: SANDBOX },
      securitySchemes: {
        control: {
          type: 'http',
          scheme: 'bearer',
          description: 'REPLICA_CONTROL_TOKEN; not needed on loopback, nor for the own sandbox of a demo.',
        },
      },
    },
  };
}

function operation(
  path: string,
  { summary, query, body, example, reply, statuses = [200] }: ControlOperation,
): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, text));
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) =>
    parameter('query', name, schema),
  );
  return {
    summary,
    parameters: [...inPath, ...inQuery, { $ref: '#/components/parameters/Sandbox' }],
    ...(body ? { requestBody: { required: isDemanded(body), content: contentOf(body, example) } } : {}),
    responses: {
      ...Object.fromEntries(
        statuses.map((status) => [status, { description: 'Done.', content: contentOf(reply) }]),
      ),
      default: PROBLEM,
    },
  };
}

function parameter(where: 'path' | 'query', name: string, schema: Schema<unknown>): object {
  return { name, in: where, required: where === 'path', schema };
}

/** Whether it has to say something: a file, or a field that may not be left out. */
export function isDemanded({ contentMediaType, oneOf, required = [] }: Schema<unknown>): boolean {
  return contentMediaType !== undefined || oneOf !== undefined || required.length > 0;
}

function contentOf(schema: Schema<unknown>, example?: object): object {
  return { [schema.contentMediaType ?? 'application/json']: { schema, ...(example ? { example } : {}) } };
}
