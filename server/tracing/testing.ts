/** A collector of the test's own: a real server that keeps what it is sent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
  readonly status: { readonly code?: number };
}

export interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: {
    readonly resourceSpans: readonly {
      readonly resource: { readonly attributes: readonly object[] };
      readonly scopeSpans: readonly { readonly scope: object; readonly spans: readonly SentSpan[] }[];
    }[];
  };
}

export interface Collector {
  readonly url: string;
  readonly received: readonly Received[];
  spans(): SentSpan[];
  /** What it answers from now on; null for nothing at all. */
  answer(status: number | null, body?: string): void;
  /** Resolves when it was asked so often. */
  asked(times: number): Promise<void>;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const received: Received[] = [];
  let reply: { status: number | null; body: string } = { status: 200, body: '{}' };
  let waiting: { times: number; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    if (reply.status !== null) {
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    }
    for (const { times, resolve } of waiting) if (received.length >= times) resolve();
    waiting = waiting.filter(({ times }) => received.length < times);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    answer(status, body = '{}') {
      reply = { status, body };
    },
    asked: (times) =>
      new Promise((resolve) => {
        if (received.length >= times) resolve();
        else waiting.push({ times, resolve });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The attributes of a span as plain values, numbers of 64 bits as the texts that they are. */
export function attributesOf({ attributes }: SentSpan): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
