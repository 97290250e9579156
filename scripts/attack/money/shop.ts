/** The shop as a walk reaches it: the real server, in this process or behind a port. */
import type { FastifyInstance } from 'fastify';

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly token: string;
  /** The fields of a form; an object is sent as JSON. */
  readonly form?: string;
  readonly json?: object;
}

interface Sent {
  readonly status: number;
  readonly text: string;
}

export type Shop = (request: Request) => Promise<Sent>;

const FORM = 'application/x-www-form-urlencoded';

function headersOf({ token, form, json }: Request): Record<string, string> {
  const type = form !== undefined ? FORM : json !== undefined ? 'application/json' : '';
  return {
    ...(token === '' ? {} : { authorization: token }),
    ...(type === '' ? {} : { 'content-type': type }),
  };
}

function bodyOf({ form, json }: Request): string | undefined {
  return json === undefined ? form : JSON.stringify(json);
}

export function injectedShop(app: FastifyInstance): Shop {
  return async (request) => {
    const { method, path } = request;
    const reply = await app.inject({
      method,
      url: path,
      headers: headersOf(request),
      payload: bodyOf(request),
    });
    return { status: reply.statusCode, text: reply.body };
  };
}

/** A connection that breaks is an answer of its own: 0. The address is asked for anew, because the server may be. */
export function distantShop(address: () => Promise<string>): Shop {
  return async (request) => {
    const { method, path } = request;
    try {
      const url = `${await address()}${path}`;
      const reply = await fetch(url, { method, headers: headersOf(request), body: bodyOf(request) });
      return { status: reply.status, text: await reply.text() };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { status: 0, text: String(error.cause ?? error) };
    }
  };
}
