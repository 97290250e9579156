import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { CallMeta } from '#contracts/uploads.ts';
import { sendReply } from '#server/servlet/send-reply.ts';

type Upload = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

/** A route for an upload, which tools see and may answer as they do the operations. */
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
    config: { call: meta },
    handler: async (request, reply) => {
      const answer = () => upload(request, reply);
      const pass = async () => sendReply(reply, await answer(), false);
      const answering = app.interceptor?.draw(request, meta);
      return answering ? answering({ meta, request, reply, answer, pass }) : pass();
    },
  });
}
