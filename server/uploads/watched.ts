import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { CallMeta } from '#contracts/uploads.ts';
import { answerWithFault } from '#server/replica/faults/answer.ts';
import { preferOf } from '#server/servlet/prefer-of.ts';
import { recordExchange } from '#server/servlet/record-exchange.ts';
import { sendReply } from '#server/servlet/send-reply.ts';

type Upload = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

/** A route for an upload that stands in the journal and meets the rules of faults as the operations do. */
export function watched(
  app: FastifyInstance,
  meta: CallMeta,
  options: RouteShorthandOptions,
  upload: Upload,
): void {
  app.route({
    ...options,
    method: meta.httpMethod,
    url: meta.path,
    handler: async (request, reply) => {
      const answer = () => upload(request, reply);
      const pass = async () => sendReply(reply, await answer(), false);
      request.fault = request.world.faults.draw(meta.id, preferOf(request));
      return request.fault ? answerWithFault(request.fault, { meta, request, reply, answer, pass }) : pass();
    },
    onResponse: (request, reply, done) => {
      recordExchange(request, reply, meta);
      done();
    },
  });
}
