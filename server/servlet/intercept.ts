/** Where a tool may answer a call in the place of the product. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallMeta } from '#contracts/uploads.ts';
import type { World } from '#server/worlds/world.ts';

export interface InterceptedCall {
  readonly meta: CallMeta;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The real work, done only where its result is needed. */
  readonly answer: () => Promise<unknown>;
  /** The real work and its reply, as if nothing had come between. */
  readonly pass: () => Promise<FastifyReply>;
}

/** Undefined means that nothing will be answered. */
export type Answering = (call: InterceptedCall) => Promise<FastifyReply | undefined>;

export interface Interceptor {
  /** Null lets the product answer. */
  draw(request: FastifyRequest, meta: CallMeta): Answering | null;
  /** Whether any call in this world may be answered so. */
  mayStrike(world: World): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where no tool comes between. */
    readonly interceptor: Interceptor | null;
  }
}
