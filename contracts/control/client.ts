import { parsedJson } from '../rules/parsed-json.ts';
import { CONTROL_PREFIX } from './address.ts';
import type {
  ControlBody,
  ControlPath,
  ControlQuery,
  ControlReply,
  ControlRoute,
  JsonRoute,
} from './operations.ts';
import type { Raw } from './schema.ts';

/** Why a call brought nothing. */
export interface ControlFailure {
  readonly method: string;
  /** The address within the control plane. */
  readonly address: string;
  /** 0 where nothing was answered. */
  readonly status: number;
  /** What was answered. */
  readonly text: string;
  /** Why the control plane refuses; both are empty where it was not the one that answered. */
  readonly reason: string;
  readonly message: string;
  /** Why nothing was answered. */
  readonly cause: unknown;
}

/** What is asked of a reply; one of `fetch` is more than that. */
export type ControlResponse = Pick<Response, 'ok' | 'status' | 'text' | 'arrayBuffer' | 'body'>;

/** What is sent; `fetch` takes more than that. */
interface ControlRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal | null;
}

export interface ControlAccess {
  /** The address of the server; empty for the one that the page came from. */
  readonly url: string;
  /** `fetch`, or what stands around it. */
  readonly send: (url: string, init: ControlRequest) => Promise<ControlResponse>;
  /** Asked for with every call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The error with which a call rejects. */
  readonly failed: (failure: ControlFailure) => Error;
}

/** In an address a number is a text, and a field without a value is left out. */
type Query<Q> = Q extends undefined ? undefined : { readonly [Name in keyof Q]?: string | number };
type Body<B> = B extends Raw ? Uint8Array<ArrayBuffer> : B;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type Sent<R extends ControlRoute> = Part<'path', ControlPath<R>> &
  Part<'query', Query<ControlQuery<R>>> &
  Part<'body', Body<ControlBody<R>>>;

interface Around {
  readonly headers?: Readonly<Record<string, string>>;
  /** What ends the call. */
  readonly signal?: AbortSignal | null;
}

/** Nothing has to be said where every part may be left out. */
type Options<R extends ControlRoute> =
  Partial<Sent<R>> extends Sent<R> ? [options?: Sent<R> & Around] : [options: Sent<R> & Around];

export interface ControlClient {
  /** One operation, by its route. */
  call<R extends JsonRoute>(route: R, ...options: Options<R>): Promise<ControlReply<R>>;
  /** A reply that is read as it comes. */
  open<R extends ControlRoute>(route: R, ...options: Options<R>): Promise<ControlResponse>;
}

interface Parts extends Around {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

/** Speaks to the control plane of a running replica. */
export function createControlClient({ url, send, headers, failed }: ControlAccess): ControlClient {
  async function ask(route: ControlRoute, parts: Parts = {}) {
    const [method = '', pattern = ''] = route.split(' ');
    const address = filled(pattern, parts);
    const failure = { method, address, status: 0, text: '', reason: '', message: '', cause: null };
    const { body, signal } = parts;
    const response = await send(`${url}${CONTROL_PREFIX}${address}`, {
      method,
      headers: { ...headers?.(), ...typeOf(body), ...parts.headers },
      ...(body === undefined ? {} : { body: isBytes(body) ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((cause: unknown) => {
      throw failed({ ...failure, cause });
    });
    if (response.ok) return { response, failure: { ...failure, status: response.status } };
    const text = await textOf(response);
    throw failed({ ...failure, status: response.status, text, ...refusalOf(parsedJson(text)) });
  }

  return {
    async call(route, ...[parts]) {
      const { response, failure } = await ask(route, parts);
      const text = await textOf(response);
      const json = parsedJson(text);
      // The schema of the route says what it is; the server's tests hold it to that.
      if (typeof json === 'object' && json !== null) return json as ControlReply<typeof route>;
      throw failed({ ...failure, text });
    },
    open: async (route, ...[parts]) => (await ask(route, parts)).response,
  };
}

function filled(pattern: string, { path = {}, query = {} }: Parts): string {
  const address = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? address : `${address}?${new URLSearchParams(said)}`;
}

function isBytes(body: object): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function typeOf(body: object | undefined): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': isBytes(body) ? 'application/octet-stream' : 'application/json' };
}

function refusalOf(json: unknown): { reason: string; message: string } {
  const { reason, message } = (json ?? {}) as Readonly<Record<string, unknown>>;
  return {
    reason: typeof reason === 'string' ? reason : '',
    message: typeof message === 'string' ? message : '',
  };
}

/** A reply that breaks off is no reply of the control plane. */
function textOf(response: ControlResponse): Promise<string> {
  return response.text().catch(() => '');
}
