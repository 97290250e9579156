import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { callerOf, isKnownHost, isOwnPage } from '#server/caller.ts';
import { Unreachable } from '../cli/run.ts';

export const MCP_PATH = '/mcp';

interface Endpoint {
  readonly url: string;
  close(): Promise<void>;
}

interface EndpointOptions {
  readonly port: number;
  /** What a caller has to send; empty where everybody on this machine may steer the replica anyway. */
  readonly token: string;
  /** Nothing is kept between two requests, so each has a server of its own. */
  readonly serve: () => McpServer;
}

/** Streamable HTTP for the programs of this machine. */
export async function openEndpoint({ port, token, serve }: EndpointOptions): Promise<Endpoint> {
  const http = createServer((request, response) => {
    const refusal = refusalOf(request, token);
    if (refusal) return refuse(response, ...refusal);
    void answer(request, response, serve());
  });
  await listening(http, port);
  const { port: found } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${found}${MCP_PATH}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, server: McpServer): Promise<void> {
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  try {
    // The types of the kit leave undefined out where ours demand it to be named.
    await server.connect(transport as Parameters<McpServer['connect']>[0]);
    await transport.handleRequest(request, response);
  } catch {
    if (!response.headersSent) refuse(response, 500, 'The request could not be answered.');
  }
}

/** As strict as the control plane: no page, no name that was rebound to this machine, nobody without the token. */
function refusalOf(request: IncomingMessage, token: string): [number, string] | null {
  const { host = '' } = request.headers;
  if (request.url?.split('?')[0] !== MCP_PATH) return [404, `The endpoint is ${MCP_PATH}.`];
  if (!isKnownHost(host, []) || !isOwnPage(callerOf({ host, headers: request.headers }), 'same-address')) {
    return [403, 'Only programs of this machine may ask.'];
  }
  if (token !== '' && !isSame(request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '', token)) {
    return [401, 'Send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>".'];
  }
  return request.method === 'POST' ? null : [405, 'Only POST is answered.'];
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = { 'content-type': 'application/json', ...(status === 405 ? { allow: 'POST' } : {}) };
  response.writeHead(status, headers);
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }));
}

function isSame(sent: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}

async function listening(http: Server, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isTaken = code === 'EADDRINUSE';
    throw new Unreachable(
      isTaken
        ? `Port ${port} is in use. Choose another one with --port, or --port 0 for a free one.`
        : message,
    );
  }
}
