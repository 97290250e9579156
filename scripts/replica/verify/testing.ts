/** The real app on a port, and a server in front of it that changes one thing: how a defect is seeded. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { fromWire } from '#contracts/servlet-url.ts';
import { startTestApp } from '#server/testing.ts';
import { operationsMatching } from '../compare/operation-patterns.ts';
import type { Verification } from './finding.ts';
import { createTarget } from './request.ts';
import { loginCall } from './session.ts';
import { verify } from './verify.ts';

export interface Passing {
  readonly operation: OperationId | null;
  readonly method: string;
  /** Its parameters, of the address and of the form. */
  readonly query: URLSearchParams;
  readonly hasToken: boolean;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export type Changed = Partial<Pick<Passing, 'status' | 'type' | 'text'>> | 'cut' | null;

/** What becomes of a reply; null leaves it as it is. */
export type Defect = (passing: Passing) => Changed;

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

export async function listen(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
): Promise<Listening> {
  const server = createServer(answer);
  // A busy machine must not close what the next request is about to use.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

export interface DefectServer extends Listening {
  defect: Defect;
}

const byPath = new Map(OPERATIONS.map(({ path, id }) => [path, id]));

/** The real app behind a server whose defect can be exchanged; a foreign one does not show that it is a replica. */
export async function startDefectServer({ isForeign = false } = {}): Promise<DefectServer> {
  const app = await startTestApp();
  const state: { defect: Defect } = { defect: () => null };

  async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (isForeign && url.startsWith('/__replica')) return void reply.writeHead(404).end('{}');
    const { authorization, 'content-type': type } = request.headers;
    const payload = await textOf(request);
    const inner = await app.app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(payload ? { payload } : {}),
    });
    const wire = fromWire(url);
    const [path = '', query = ''] = (wire.ok ? wire.url : url).split('?');
    const own = {
      status: inner.statusCode,
      type: String(inner.headers['content-type'] ?? ''),
      text: inner.body,
    };
    const changed = state.defect({
      operation: byPath.get(path) ?? null,
      method: request.method ?? '',
      query: new URLSearchParams([query, payload].filter(Boolean).join('&')),
      hasToken: authorization !== undefined,
      ...own,
    });
    if (changed === 'cut') return void request.socket.destroy();
    const sent = { ...own, ...changed };
    reply.writeHead(sent.status, { 'content-type': sent.type }).end(sent.text);
  }

  const front = await listen((request, reply) => void pass(request, reply));
  return Object.assign(state, {
    url: front.url,
    close: async () => {
      await front.close();
      await app.close();
    },
  });
}

export interface Asked {
  readonly include?: readonly string[];
  readonly allowsWrites?: boolean;
  readonly seed?: number;
  readonly account?: string;
  readonly password?: string;
  readonly token?: string;
  readonly timeoutMs?: number;
  readonly cartIDs?: readonly string[];
}

export function verifyAt(url: string, asked: Asked = {}): Promise<Verification> {
  const wanted = asked.include ? operationsMatching(asked.include, 'include') : null;
  return verify({
    target: createTarget(url, asked.timeoutMs ?? 120_000),
    recipe: {
      call: loginCall('LoginServiceMag.loginByPassword'),
      account: asked.account ?? 'super',
      password: asked.password ?? DEMO_PASSWORD,
      token: asked.token ?? null,
    },
    allowsWrites: asked.allowsWrites ?? false,
    seed: asked.seed ?? 1,
    waitMs: 0,
    cartIDs: asked.cartIDs ?? [],
    isChosen: (operation) => wanted?.has(operation) ?? true,
    say: () => {},
  });
}

/** A reply with its JSON changed in place. */
export function changedJson(text: string, change: (body: never) => void): { text: string } {
  const body = JSON.parse(text);
  change(body as never);
  return { text: JSON.stringify(body) };
}
