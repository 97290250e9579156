import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import type { ControlClient } from '#contracts/control/client.ts';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL, type ControlRoute } from '#contracts/control/operations.ts';
import { type Schema, text } from '#contracts/control/schema.ts';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { isDemanded } from '#server/replica/control/document.ts';
import { UsageError } from '../cli/flags.ts';
import { flatBody, unfolded } from './flat-body.ts';
import type { Tool, ToolInput } from './tool.ts';

const SANDBOX: Schema<unknown> = { type: 'string' };

/** An agent reads what it gets from its first to its last word. */
const USUAL_QUERY: Partial<Record<ControlRoute, ToolInput>> = {
  'GET /rows/{table}': { limit: 10 },
  'GET /moments': { limit: 20 },
};

/** Of long lists what one is chosen by; the rest is told of the one that is named. */
const CHOSEN_BY: Partial<Record<ControlRoute, readonly string[]>> = {
  'GET /rows': ['name', 'rows'],
  'GET /scenarios': ['name', 'description'],
};

/** Told in a form of its own. */
const ELSEWHERE: readonly string[] = ['GET /journal'];

type Call = (route: ControlRoute, parts: object) => Promise<object>;

/** Every operation of the control plane that answers JSON, by its one schema. */
export function controlTools(control: ControlClient): Tool[] {
  // What the compiler knows of each route is not known of a route out of a list; the server reads it again.
  const call = control.call as Call;
  return Object.entries<ControlOperation>(CONTROL)
    .filter(([route]) => !ELSEWHERE.includes(route))
    .filter(([, { reply, body }]) => !isFile(reply) && !(body && isFile(body)))
    .map(([route, operation]) => toolOf(route as ControlRoute, operation, call));
}

function toolOf(route: ControlRoute, operation: ControlOperation, call: Call): Tool {
  const [method = '', path = ''] = route.split(' ');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { query, body, summary, example } = operation;
  const inQuery = Object.keys(query?.properties ?? {});
  const hasBody = body !== undefined && !isEmpty(body);
  const flat = hasBody ? flatBody(body, [...inPath, ...inQuery, 'sandbox']) : null;
  const usual = USUAL_QUERY[route] ?? {};
  const chosenBy = CHOSEN_BY[route];
  const notes = [
    ...(flat?.note ? [flat.note] : []),
    ...(hasBody && example ? [`Example${flat ? '' : ' of body'}: ${JSON.stringify(example)}.`] : []),
    ...Object.entries(usual).map(([name, value]) => `${name} is ${value} unless said.`),
    ...(chosenBy ? ['In short; with name one of them whole.'] : []),
  ];
  return {
    name: nameOf(method, path),
    description: [`${summary}.`, ...notes].join(' '),
    input: {
      type: 'object',
      properties: {
        ...Object.fromEntries(inPath.map((name) => [name, text])),
        ...query?.properties,
        ...(flat ? flat.properties : hasBody ? { body } : {}),
        ...(chosenBy ? { name: text } : {}),
        sandbox: SANDBOX,
      },
      required: [
        ...inPath,
        ...(query?.required ?? []),
        ...(flat ? flat.required : hasBody && isDemanded(body) ? ['body'] : []),
      ],
      additionalProperties: false,
    },
    ...(flat ? { unfold: unfolded } : {}),
    isReading: method === 'GET',
    isDestructive: method === 'DELETE' || path === '/reset' || /\/(load|rewind)$/.test(path),
    async run(input) {
      const answer = await call(route, {
        path: only(input, inPath),
        query: { ...usual, ...only(input, inQuery) },
        ...bodyOf(flat ? only(input, Object.keys(flat.properties)) : input.body),
        headers: input.sandbox === undefined ? {} : { [SANDBOX_HEADER]: input.sandbox },
      });
      return chosenBy ? inShort(answer as Listed, chosenBy, input.name) : answer;
    },
  };
}

interface Listed {
  readonly list: readonly ToolInput[];
}

function inShort({ list, ...rest }: Listed, chosenBy: readonly string[], name: unknown): object {
  if (name === undefined) return { ...rest, list: list.map((one) => only(one, chosenBy)) };
  const found = list.find((one) => one.name === name);
  if (found) return found;
  const names = list.map((one) => String(one.name));
  throw new UsageError(unknownWord('name', String(name), names));
}

/** `POST /orders/{no}/advance` as post_orders_no_advance. */
function nameOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replace(/[{}]/g, '').replace(/[^\w]+/g, '_')}`;
}

/** None where nothing was said of it. */
function bodyOf(body: unknown): object {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return body === undefined || isEmpty ? {} : { body };
}

function only(input: ToolInput, names: readonly string[]): object {
  return Object.fromEntries(
    names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}

const isFile = ({ contentMediaType }: Schema<unknown>) => contentMediaType !== undefined;
const isEmpty = ({ properties }: Schema<unknown>) =>
  properties !== undefined && Object.keys(properties).length === 0;
