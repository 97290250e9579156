import createClient from 'openapi-fetch';
import type { OperationId, OperationMeta } from '#contracts/operations.ts';
import { replyCode } from '../call/reply.ts';
import { RequestFailure } from '../call/request-failure.ts';
import { decodeReply } from './decode.ts';
import { type FORM_CONTENT_TYPE, writtenBody } from './form-body.ts';
import { servletMiddleware } from './servlet-middleware.ts';
import { type Signing, withSign } from './sign.ts';

export type Send = (request: Request) => Promise<Response>;

export interface ExchangeConfig {
  readonly baseUrl: string;
  readonly fetch?: Send;
  readonly signing?: Signing;
  /** Further headers of every attempt. */
  readonly headers?: ((operation: OperationId) => Readonly<Record<string, string>>) | undefined;
  /** Hears the Date header of every reply. */
  readonly onDate?: (date: string | null) => void;
}

/** One attempt at one operation: resolves with the decoded reply, rejects with a RequestFailure. */
export type Exchange = (
  meta: OperationMeta,
  input: object,
  token: string | null,
  signal: AbortSignal,
  keepalive?: boolean,
) => Promise<unknown>;

// Callers are typed by operation; in here an operation is data, so its path is any path.
type AnyOperation = {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { [FORM_CONTENT_TYPE]: string | FormData } };
  responses: { 200: { content: { 'text/plain': string } } };
};
type AnyPaths = Record<string, { get: AnyOperation; post: AnyOperation }>;

function headersFor(type: string | null, token: string | null): Record<string, string> {
  return {
    ...(token === null ? {} : { Authorization: token }),
    ...(type === null ? {} : { 'Content-Type': type }),
  };
}

/** What came with a failing status and is an answer all the same: log in, upgrade, or wait as long as its words say. */
const ANSWERED: ReadonlySet<number | undefined> = new Set([401, 403, 429]);

function read(meta: OperationMeta, body: unknown, response: Response): unknown {
  if (!response.ok) {
    if (ANSWERED.has(replyCode(body))) return body;
    throw RequestFailure.ofStatus(response.status, body);
  }
  const text = typeof body === 'string' ? body : '';
  const decoded = decodeReply(text, meta.reply, response.headers.get('Content-Type'));
  if (!decoded.ok) {
    throw RequestFailure.malformed(decoded.reason, text);
  }
  return decoded.value;
}

export function createExchange(config: ExchangeConfig): Exchange {
  const client = createClient<AnyPaths>({ baseUrl: config.baseUrl, bodySerializer: (written) => written });
  client.use(servletMiddleware);
  // Looked up at the time of the call, because tests and recorders replace the global function.
  const send: Send = config.fetch ?? ((request) => globalThis.fetch(request));

  return async (meta, input, token, signal, keepalive = false) => {
    let wasHandedOver = false;
    try {
      const fields = withSign(input, config.signing);
      const isGet = meta.httpMethod === 'GET';
      const body = isGet || Object.keys(fields).length === 0 ? null : writtenBody(fields);
      const init = {
        parseAs: 'text',
        signal,
        keepalive,
        headers: { ...config.headers?.(meta.id), ...headersFor(body?.type ?? null, token) },
        fetch: (request: Request) => {
          wasHandedOver = true;
          return send(request);
        },
      } as const;
      const { data, error, response } = isGet
        ? await client.GET(meta.path, { ...init, params: { query: { ...fields } } })
        : await client.POST(meta.path, { ...init, body: body?.text });
      config.onDate?.(response.headers.get('Date'));
      return read(meta, response.ok ? data : error, response);
    } catch (error) {
      throw error instanceof RequestFailure ? error : RequestFailure.ofNetwork(error, wasHandedOver);
    }
  };
}
