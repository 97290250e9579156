/** Starts the backend on this machine; everything it knows is in memory and gone when it is closed. */
import { createServer, type IncomingMessage } from 'node:http';
import { newAccount, TOKENS } from './account.ts';
import type { Answer, Params } from './answer.ts';
import { type Asked, answerTo, callName } from './route.ts';

/** One request as it came: `call` is `Service.method`, or the path outside the servlet. */
export interface BareCall {
  readonly call: string;
  readonly method: string;
  readonly params: Params;
  readonly token: string;
}

/** Answers something else than the backend would, for a defect or a failure that a test wants; undefined: nothing else. */
export type Alter = (call: BareCall, answer: Answer) => Answer | undefined | Promise<undefined>;

export interface BareBackend {
  readonly url: string;
  /** The first of two tokens that are logged in. */
  readonly token: string;
  /** Everything that was asked so far, oldest first. */
  readonly calls: BareCall[];
  close(): Promise<void>;
}

export interface BareOptions {
  /** 0 for a free one. */
  readonly port?: number;
  readonly alter?: Alter;
}

export async function startBareBackend({ port = 0, alter }: BareOptions = {}): Promise<BareBackend> {
  const account = newAccount();
  const calls: BareCall[] = [];
  const server = createServer(async (request, response) => {
    const asked = await readRequest(request);
    const call = {
      call: callName(asked),
      method: asked.method,
      params: asked.params,
      token: asked.token,
    };
    calls.push(call);
    const answer = answerTo(account, asked);
    const { status, type, body } = (await alter?.(call, answer)) ?? answer;
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });
  // A check may think for longer than Node's five seconds between two calls.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, token: TOKENS[0], calls, close };
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  let form = '';
  for await (const chunk of request.setEncoding('utf8')) form += String(chunk);
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  const params = Object.fromEntries([...searchParams, ...new URLSearchParams(form)]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    params,
    token: request.headers.authorization ?? '',
    origin,
  };
}
