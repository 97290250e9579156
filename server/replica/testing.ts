import type { FastifyInstance } from 'fastify';

export type Json = Readonly<Record<string, unknown>>;

export interface ControlReply {
  readonly status: number;
  readonly body: Json;
}

export type Control = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<ControlReply>;

/** Speaks to the control plane of a test's app. */
export function controlOf(app: FastifyInstance, headers: Record<string, string> = {}): Control {
  return async (method, path, body) => {
    const payload = body ? { payload: body } : {};
    const reply = await app.inject({ method, url: `/__replica/${path}`, headers, ...payload });
    return { status: reply.statusCode, body: reply.json() };
  };
}
