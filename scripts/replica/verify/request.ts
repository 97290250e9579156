import { curlParts } from '#contracts/curl.ts';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';

export type Values = Readonly<Record<string, string>>;

/** One call; `json` goes out in the place of the form, and `pairs` where a name comes twice. */
export interface Call {
  readonly operation: OperationId;
  readonly input: Values;
  readonly token: string | null;
  readonly json?: unknown;
  readonly pairs?: readonly (readonly [string, string])[];
}

/** The call as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What had to be read liberally, as it would have been written here. */
export interface Liberty {
  readonly expected: string;
  readonly actual: string;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
  /** Where the specification lets it be read otherwise than it is written here. */
  readonly liberty?: Liberty;
}

export type Answer =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly why: string };

export interface Target {
  readonly baseUrl: string;
  send(request: WireRequest): Promise<Answer>;
}

const FORM = 'application/x-www-form-urlencoded';

export function wireRequest({ operation, input, token, json, pairs }: Call): WireRequest {
  const meta = operationMeta(operation);
  const list = pairs ?? Object.entries(input);
  const values = new URLSearchParams(list.map(([name, value]): [string, string] => [name, value])).toString();
  const authorization: Record<string, string> = token === null ? {} : { authorization: token };
  if (meta.httpMethod === 'GET') {
    return {
      method: 'GET',
      path: toWire(values ? `${meta.path}?${values}` : meta.path),
      headers: authorization,
    };
  }
  const path = toWire(meta.path);
  if (json !== undefined) {
    const headers = { ...authorization, 'content-type': 'application/json' };
    return { method: 'POST', path, headers, body: JSON.stringify(json) };
  }
  if (values === '') return { method: 'POST', path, headers: authorization };
  return { method: 'POST', path, headers: { ...authorization, 'content-type': FORM }, body: values };
}

export function createTarget(baseUrl: string, timeoutMs: number): Target {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    baseUrl: base,
    async send({ method, path, headers, body }) {
      try {
        const response = await fetch(`${base}${path}`, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
          ...(body === undefined ? {} : { body }),
        });
        const type = response.headers.get('content-type') ?? '';
        return { ok: true, reply: replyOf(response.status, type, await response.text()) };
      } catch (error) {
        return { ok: false, why: whyNot(error, timeoutMs) };
      }
    },
  };
}

export function replyOf(status: number, contentType: string, text: string): Reply {
  const [type = ''] = contentType.toLowerCase().split(';');
  return { status, type: type.trim(), text, json: jsonOf(text) };
}

/** A reply that was encoded twice counts as what is inside. */
function jsonOf(text: string): unknown {
  const once = parsed(text);
  if (typeof once !== 'string') return once;
  const twice = parsed(once);
  return twice !== null && typeof twice === 'object' ? twice : once;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whyNot(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const hasCode = cause !== null && typeof cause === 'object' && 'code' in cause;
  return hasCode ? `the connection failed (${cause.code})` : 'the connection failed';
}

/** The request for a shell; the caller takes the secrets out. */
export function curlOf(baseUrl: string, { method, path, headers, body }: WireRequest): string {
  const { authorization, ...others } = headers;
  const call = { method, url: `${baseUrl}${path}`, hasToken: authorization !== undefined, headers: others };
  return curlParts(body === undefined ? call : { ...call, body }, 'curl -sS').join(' ');
}
