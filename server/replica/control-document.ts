import { PRODUCT } from '#server/product.ts';
import { CONTROL_PREFIX } from './guard.ts';

interface ControlRoute {
  readonly route: `${'get' | 'post' | 'delete'} /${string}`;
  readonly summary: string;
  /** An example of the body; without one none is read. */
  readonly body?: object;
  readonly query?: readonly string[];
}

const ROUTES: readonly ControlRoute[] = [
  { route: 'get /health', summary: 'Whether the replica is seeded; 503 until then' },
  { route: 'get /info', summary: 'Version, contract hash, seed, clock, database file, who may steer' },
  { route: 'post /reset', summary: 'Back to the seed: rows, sessions, faults, clock, journal' },
  { route: 'get /scenarios', summary: 'Data scenarios and the rows of the error catalogue' },
  {
    route: 'post /scenarios/{name}/run',
    summary: 'Run a scenario',
    body: { params: { account: 'super' } },
  },
  { route: 'get /faults', summary: 'The rules of what goes wrong, newest first' },
  {
    route: 'post /faults',
    summary: 'Add a rule; the newest that strikes decides',
    body: { operation: 'ShopCarService.cartInfo', kind: 'delay', delay: 800, times: 1 },
  },
  { route: 'delete /faults', summary: 'Remove every rule' },
  { route: 'delete /faults/{id}', summary: 'Remove one rule' },
  { route: 'get /clock', summary: "The replica's now" },
  {
    route: 'post /clock',
    summary:
      'Reset, freeze and advance, in this order: freeze takes an ISO date, advance 90s, 10m, 2h or 30d',
    body: { advance: '30d' },
  },
  { route: 'get /personas', summary: 'The demo accounts' },
  { route: 'post /personas/{account}/login', summary: 'A token without a password' },
  { route: 'post /qr/{loginSessionID}/scan', summary: 'Scan a login QR code', body: { account: 'super' } },
  {
    route: 'post /qr/{loginSessionID}/confirm',
    summary: 'Confirm a scanned login',
    body: { account: 'super' },
  },
  { route: 'post /qr/{loginSessionID}/cancel', summary: 'Cancel a scanned login' },
  { route: 'post /qr/{loginSessionID}/expire', summary: 'End a login QR code before its time' },
  {
    route: 'post /pay/{no}/settle',
    summary:
      'The money of a payment, or of an order, arrives; an order without a waiting payment gets one first',
  },
  { route: 'post /pay/{no}/fail', summary: 'A waiting payment fails' },
  { route: 'post /pay/{no}/expire', summary: 'Close a waiting payment before its time' },
  {
    route: 'post /orders/{no}/advance',
    summary:
      'The next planned thing happens to an order now; with "to" all up to that state; or an event: delay, resume, fail-check, agree-after-sale, refuse-after-sale',
    body: { to: 'shipped' },
  },
  { route: 'get /journal', summary: 'The last 1000 exchanges', query: ['operation', 'since'] },
  { route: 'delete /journal', summary: 'Forget the exchanges' },
  { route: 'get /contract.json', summary: 'The contract of the product, in one document' },
  { route: 'get /docs', summary: 'The API reference of the product' },
  { route: 'get /openapi.json', summary: 'This document' },
];

const PROBLEM = {
  description: 'Refused; the message says why.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'reason', 'traceId'],
        properties: {
          code: { type: 'integer' },
          message: { type: 'string' },
          reason: { type: 'string' },
          traceId: { type: 'string' },
        },
      },
    },
  },
};

/** The control plane describes itself, apart from the contract of the product. */
export function controlDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const { route, summary, body, query = [] } of ROUTES) {
    const [method = '', path = ''] = route.split(' ');
    const url = CONTROL_PREFIX + path;
    paths[url] = { ...paths[url], [method]: operation(path, summary, body, query) };
  }
  return {
    openapi: '3.1.0',
    info: { title: "The replica's control plane", version: PRODUCT.version },
    servers: [{ url: '/' }],
    security: [{}, { control: [] }],
    paths,
    components: {
      securitySchemes: {
        control: {
          type: 'http',
          scheme: 'bearer',
          description: 'REPLICA_CONTROL_TOKEN; not needed on loopback.',
        },
      },
    },
  };
}

function operation(
  path: string,
  summary: string,
  body: object | undefined,
  query: readonly string[],
): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name ?? '', 'path'));
  const content = { 'application/json': { schema: { type: 'object' }, example: body } };
  return {
    summary,
    parameters: [...inPath, ...query.map((name) => parameter(name, 'query'))],
    ...(body ? { requestBody: { required: false, content } } : {}),
    responses: { default: PROBLEM, '2XX': { description: 'Done.' } },
  };
}

function parameter(name: string, where: 'path' | 'query'): object {
  return { name, in: where, required: where === 'path', schema: { type: 'string' } };
}
