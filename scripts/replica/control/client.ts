import { Unreachable } from '../cli/run.ts';

export interface ControlAddress {
  readonly baseUrl: string;
  /** Empty for the default world. */
  readonly sandbox: string;
  readonly token: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Speaks to the control plane of a running replica. */
export interface ControlClient {
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Fields>;
  post(path: string, body?: object): Promise<Fields>;
  remove(path: string): Promise<Fields>;
  /** A reply that is no JSON, read by the caller. */
  open(path: string, options?: { headers?: Record<string, string>; signal?: AbortSignal }): Promise<Response>;
  send(path: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Fields>;
}

/** The replica said no; `status` tells which exit code that is. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const SANDBOX_HEADER = 'x-replica-sandbox';
const TIMEOUT_MS = 30_000;

export function createControlClient({ baseUrl, sandbox, token }: ControlAddress): ControlClient {
  const own: Record<string, string> = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(sandbox === '' ? {} : { [SANDBOX_HEADER]: sandbox }),
  };

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const url = `${baseUrl}/__replica/${path}`;
    const headers = { ...own, ...(init.headers as Record<string, string> | undefined) };
    let reply: Response;
    try {
      reply = await fetch(url, { ...init, headers });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      throw new Unreachable(`No replica answers at ${baseUrl}: ${whyOf(error)}.`);
    }
    if (reply.ok) return reply;
    throw await refusal(reply, baseUrl);
  }

  async function call(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Fields> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await ask(path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const json: unknown = await reply.json().catch(() => null);
    if (typeof json === 'object' && json !== null) return { ...json };
    throw new Unreachable(`${baseUrl} is no replica: its answer to /__replica/${path} is no JSON.`);
  }

  return {
    get: (path, query = {}) => call('GET', withQuery(path, query)),
    post: (path, body = {}) =>
      call('POST', path, JSON.stringify(body), { 'content-type': 'application/json' }),
    remove: (path) => call('DELETE', path),
    open: (path, options = {}) => ask(path, options),
    send: (path, bytes, headers) =>
      call('POST', path, bytes, { 'content-type': 'application/octet-stream', ...headers }),
  };
}

export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text === '' ? path : `${path}?${text}`;
}

async function refusal(reply: Response, baseUrl: string): Promise<Error> {
  const json: unknown = await reply.json().catch(() => null);
  if (typeof json !== 'object' || json === null || !('reason' in json) || !('message' in json)) {
    return new Unreachable(`${baseUrl} is no replica: it answers HTTP ${reply.status} to its control plane.`);
  }
  return new Refused(reply.status, `The replica refused: ${json.message} (${json.reason}).`);
}

function whyOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}
