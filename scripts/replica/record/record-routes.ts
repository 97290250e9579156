/** What the proxy says about itself, under a prefix that no target has. */
import type { ServerResponse } from 'node:http';
import { harOf } from '../har/har.ts';
import { curlOf } from './export-curl.ts';
import { harCallOfExchange } from './export-har.ts';
import { pactOf } from './export-pact.ts';
import { scenarioOf } from './export-scenario.ts';
import type { ExchangeJournal } from './journal.ts';

export const RECORD_PREFIX = '/__record/';
const EXCHANGE = /^\/__record\/exchange\/(\d+)$/;
/** Words of the target stand in it, which no browser shall take for a page. */
const AS_IT_IS = { 'x-content-type-options': 'nosniff' };
const FORMS = ['pact', 'scenario', 'curl'];

interface Known {
  readonly journal: ExchangeJournal;
  readonly account: string;
  readonly target: string;
}

export function answerRecordRoute(url: string, reply: ServerResponse, known: Known): void {
  const { pathname, searchParams } = new URL(url, 'http://proxy');
  if (pathname === '/__record/journal') {
    json(reply, 200, { exchanges: known.journal.list() });
    return;
  }
  if (pathname === '/__record/har') {
    json(
      reply,
      200,
      harOf(known.journal.list().map((exchange) => harCallOfExchange(exchange, known.target))),
    );
    return;
  }
  const number = EXCHANGE.exec(pathname)?.[1];
  const exchange = number === undefined ? undefined : known.journal.find(Number(number));
  if (!exchange) {
    json(reply, 404, { code: 404, message: 'no such exchange or address', reason: 'not-recorded' });
    return;
  }
  const form = searchParams.get('as');
  if (form === null) json(reply, 200, exchange);
  else if (form === 'curl') text(reply, curlOf(exchange, known.target));
  else if (!FORMS.includes(form)) {
    json(reply, 400, { code: 400, message: `as is one of ${FORMS.join(', ')}`, reason: 'unknown-form' });
  } else if (exchange.operation === null) {
    json(reply, 409, { code: 409, message: 'the contract does not know this call', reason: 'no-operation' });
  } else if (exchange.failure !== null) {
    json(reply, 409, { code: 409, message: `no whole reply: ${exchange.failure}`, reason: 'no-reply' });
  } else if (form === 'pact') json(reply, 200, pactOf(exchange, exchange.operation, known.account));
  else text(reply, scenarioOf(exchange, exchange.operation, known.account));
}

function json(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...AS_IT_IS });
  reply.end(`${JSON.stringify(body, null, 2)}\n`);
}

function text(reply: ServerResponse, body: string): void {
  reply.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', ...AS_IT_IS }).end(`${body}\n`);
}
