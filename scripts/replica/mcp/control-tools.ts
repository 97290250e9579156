import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import type { ControlClient } from '#contracts/control/client.ts';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL, type ControlRoute } from '#contracts/control/operations.ts';
import { type Schema, text } from '#contracts/control/schema.ts';
import { isDemanded } from '#server/replica/control/document.ts';
import type { Tool, ToolInput } from './tool.ts';

const SANDBOX: Schema<unknown> = { type: 'string' };

/** An agent reads what it gets from its first to its last word, and a thousand exchanges are a book. */
const USUAL_QUERY: Partial<Record<ControlRoute, ToolInput>> = { 'GET /journal': { limit: 20 } };

type Call = (route: ControlRoute, parts: object) => Promise<object>;

/** Every operation of the control plane that answers JSON, by its one schema. */
export function controlTools(control: ControlClient): Tool[] {
  // What the compiler knows of each route is not known of a route out of a list; the server reads it again.
  const call = control.call as Call;
  return Object.entries<ControlOperation>(CONTROL)
    .filter(([, { reply, body }]) => !isFile(reply) && !(body && isFile(body)))
    .map(([route, operation]) => toolOf(route as ControlRoute, operation, call));
}

function toolOf(route: ControlRoute, operation: ControlOperation, call: Call): Tool {
  const [method = '', path = ''] = route.split(' ');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { query, body, summary, example, reply } = operation;
  const inQuery = Object.keys(query?.properties ?? {});
  const hasBody = body !== undefined && !isEmpty(body);
  const usual = USUAL_QUERY[route] ?? {};
  const notes = [
    ...(hasBody && example ? [`Example of body: ${JSON.stringify(example)}.`] : []),
    ...Object.entries(usual).map(([name, value]) => `${name} is ${value} unless said.`),
  ];
  return {
    name: nameOf(method, path),
    description: [`${summary}.`, ...notes].join(' '),
    input: {
      type: 'object',
      properties: {
        ...Object.fromEntries(inPath.map((name) => [name, text])),
        ...query?.properties,
        // Apart from the rest: several clients take no choice of objects at the top.
        ...(hasBody ? { body } : {}),
        sandbox: SANDBOX,
      },
      required: [...inPath, ...(query?.required ?? []), ...(hasBody && isDemanded(body) ? ['body'] : [])],
      additionalProperties: false,
    },
    output: reply,
    isReading: method === 'GET',
    isDestructive: method === 'DELETE' || path === '/reset' || /\/(load|rewind)$/.test(path),
    run: (input) =>
      call(route, {
        path: only(input, inPath),
        query: { ...usual, ...only(input, inQuery) },
        ...(input.body === undefined ? {} : { body: input.body }),
        headers: input.sandbox === undefined ? {} : { [SANDBOX_HEADER]: input.sandbox },
      }),
  };
}

/** `POST /orders/{no}/advance` as post_orders_no_advance. */
function nameOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replace(/[{}]/g, '').replace(/[^\w]+/g, '_')}`;
}

function only(input: ToolInput, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

const isFile = ({ contentMediaType }: Schema<unknown>) => contentMediaType !== undefined;
const isEmpty = ({ properties }: Schema<unknown>) =>
  properties !== undefined && Object.keys(properties).length === 0;
