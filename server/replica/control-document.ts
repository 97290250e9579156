import { PRODUCT } from '#server/product.ts';
import { SANDBOX_HEADER } from './choose-world.ts';
import { CONTROL_PREFIX } from './guard.ts';

interface ControlRoute {
  readonly route: `${'get' | 'post' | 'delete'} /${string}`;
  readonly summary: string;
  /** An example of the body; without one none is read. */
  readonly body?: object;
  readonly query?: readonly string[];
  /** The body is a file. */
  readonly file?: true;
}

const ROUTES: readonly ControlRoute[] = [
  { route: 'get /health', summary: 'Whether the replica is seeded; 503 until then' },
  {
    route: 'get /info',
    summary:
      "Mode, the caller's sandbox (null for the default world) and its end, version, contract hash, seed, clock, how often each writing operation succeeded since the last reset, database file, who may steer, and the backend that answers instead (null for none)",
  },
  {
    route: 'post /reset',
    summary: "The caller's world back to the seed: rows, sessions, faults, clock, journal",
  },
  { route: 'get /scenarios', summary: 'Data scenarios and the rows of the error catalogue' },
  {
    route: 'post /scenarios/{name}/run',
    summary: 'Run a scenario',
    body: { params: { account: 'super' } },
  },
  { route: 'get /faults', summary: 'The rules of what goes wrong, newest first' },
  {
    route: 'post /faults',
    summary:
      'Add a rule; the newest that strikes decides. probability is drawn from the sequence of seed, from the place skip on',
    body: { operation: 'ShopCarService.cartInfo', kind: 'delay', delay: 800, times: 1 },
  },
  {
    route: 'post /faults/replay',
    summary:
      'Add a rule like the one of a draw, beginning with that draw. A draw is <seed>-<place>, as the journal shows it: every draw of a rule is a pure function of its seed and its place in the sequence. After a restart, POST faults with seed and skip does the same',
    body: { id: '2-17', times: 1 },
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
  {
    route: 'get /journal',
    summary:
      'The last 1000 exchanges, oldest first, and why each was answered so; secrets are left out. tab is what the caller sent as x-replica-tab, which the pages with the console do; fault is a kind, the id of a rule or any; q is a text anywhere in an entry; limit takes the newest',
    query: ['operation', 'since', 'account', 'tab', 'fault', 'q', 'limit'],
  },
  { route: 'delete /journal', summary: 'Forget the exchanges' },
  {
    route: 'get /events',
    summary:
      'Server-Sent Events of what happens: exchange, clock, reset. since, or the header Last-Event-ID, begins after that number of the journal; without it only news is told. A sandbox is in use while somebody listens',
    query: ['since'],
  },
  { route: 'get /snapshots', summary: 'The saved moments of this world' },
  {
    route: 'post /snapshots/{name}',
    summary: 'Save rows, sessions, clock and faults under a name; at most 20, and they outlive a reset',
  },
  {
    route: 'post /snapshots/{name}/load',
    summary: 'Back to a saved moment; a running clock runs on from it',
  },
  { route: 'delete /snapshots/{name}', summary: 'Forget a saved moment' },
  { route: 'get /sandboxes', summary: 'The private worlds, with their size and their end in real time' },
  { route: 'get /sandboxes/{name}', summary: 'One private world; asking is no use of it' },
  {
    route: 'post /sandboxes/{name}',
    summary:
      'Create a private world; the first request with the header x-replica-sandbox or the cookie deskSandbox does the same',
  },
  { route: 'delete /sandboxes/{name}', summary: 'End a private world' },
  {
    route: 'get /export',
    summary: "The caller's world as one file: a SQLite database that also tells the clock",
  },
  {
    route: 'post /import',
    summary:
      'Replace rows and clock by an exported file of at most 20 MB; one of another program or schema version is refused',
    file: true,
  },
  { route: 'get /error-catalogue', summary: 'The rows of the error catalogue: words, operation, rule' },
  {
    route: 'post /error-catalogue/{name}',
    summary: 'Make a row of the error catalogue happen, for a number of times or until its rule is removed',
    body: { times: 1 },
  },
  { route: 'get /tour', summary: 'The chapters of the guided tour' },
  {
    route: 'post /tour/{chapter}',
    summary:
      "Take the caller's world to the beginning of a chapter, from any state; answers a token and the screen",
  },
  { route: 'get /contract.json', summary: 'The contract of the product, in one document' },
  { route: 'get /docs', summary: 'The API reference of the product' },
  { route: 'get /openapi.json', summary: 'This document' },
];

const SANDBOX = {
  name: SANDBOX_HEADER,
  in: 'header',
  required: false,
  description: 'The private world to act in; ignored in a demo.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};

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
  for (const one of ROUTES) {
    const [method = '', path = ''] = one.route.split(' ');
    const url = CONTROL_PREFIX + path;
    paths[url] = { ...paths[url], [method]: operation(path, one) };
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

function operation(path: string, { summary, body, query = [], file }: ControlRoute): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name ?? '', 'path'));
  const content = file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: { type: 'object' }, example: body } };
  return {
    summary,
    parameters: [
      ...inPath,
      ...query.map((name) => parameter(name, 'query')),
      { $ref: '#/components/parameters/Sandbox' },
    ],
    ...(body || file ? { requestBody: { required: file ?? false, content } } : {}),
    responses: { default: PROBLEM, '2XX': { description: 'Done.' } },
  };
}

function parameter(name: string, where: 'path' | 'query'): object {
  return { name, in: where, required: where === 'path', schema: { type: 'string' } };
}
