import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  ControlBody,
  ControlPath,
  ControlQuery,
  ControlReply,
  ControlRoute,
  JsonRoute,
} from '#contracts/control/operations.ts';
import type { World } from '#server/worlds/world.ts';

/** What a handler is given: the parts of the request as the schema of its route has them. */
export interface ControlCall<R extends ControlRoute = ControlRoute> {
  readonly world: World;
  readonly path: ControlPath<R>;
  readonly query: ControlQuery<R>;
  readonly body: ControlBody<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file, a page or a stream goes out by the reply itself. */
type Answer<R extends ControlRoute> = R extends JsonRoute ? ControlReply<R> : FastifyReply;

export type ControlHandlers = {
  readonly [R in ControlRoute]: (call: ControlCall<R>) => Answer<R> | Promise<Answer<R>>;
};
/** Those of one file. */
export type SomeHandlers = Partial<ControlHandlers>;
