import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { CONTROL_PREFIX } from '#contracts/control/address.ts';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL } from '#contracts/control/operations.ts';

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

const ajv = new Ajv({ strict: false, discriminator: true });
const CHECKS = Object.entries<ControlOperation>(CONTROL).map(([route, { reply, statuses = [200] }]) => {
  const call = new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
  return { call, statuses, isRaw: reply.contentMediaType !== undefined, holds: ajv.compile(reply) };
});

/** Speaks to the control plane of a test's app; every good reply has to be what its schema says. */
export function controlOf(app: FastifyInstance, headers: Record<string, string> = {}): Control {
  return async (method, path, body) => {
    const payload = body ? { payload: body } : {};
    const reply = await app.inject({ method, url: `${CONTROL_PREFIX}/${path}`, headers, ...payload });
    const found = { status: reply.statusCode, body: reply.json() };
    if (found.status < 300) demandPromised(`${method} /${path.split('?')[0]}`, found);
    return found;
  };
}

function demandPromised(asked: string, { status, body }: ControlReply): void {
  const check = CHECKS.find(({ call }) => call.test(asked));
  if (!check) throw new Error(`${asked} is no operation of the control plane`);
  if (!check.statuses.some((promised) => promised === status)) throw new Error(`${asked} answers ${status}`);
  if (!check.isRaw && !check.holds(body)) throw new Error(`${asked}: ${ajv.errorsText(check.holds.errors)}`);
}
