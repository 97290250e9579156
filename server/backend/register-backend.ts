import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { PREFERRED } from '#server/replica/faults/prefer.ts';
import type { AnswerOther } from '#server/tools.ts';
import { createBackend } from './backend.ts';
import type { BackendEnv } from './backend-env.ts';
import { type Forwarded, type Forwarding, forwardRequest, sendForwarded } from './forward-request.ts';
import { actAsLocalAccount } from './local-session.ts';
import { bodyValue, noteAnswer, noteSent, sentValues } from './observe-forwarded.ts';

/** Room for the uploads that a backend may take; our own calls are far smaller. */
export const MOST_REQUEST_BYTES = 20 * 1024 * 1024;

/**
 * Sends the calls to a backend that is not ours, all but those that the replica answers. Nothing of a call is read
 * or refused here: its session, its rights and its values are the backend's to judge, and the contract only looks on.
 */
export function registerBackend(app: FastifyInstance, env: BackendEnv): AnswerOther {
  const backend = createBackend(env);
  const forwarding: Forwarding = { backend, timeoutMs: env.timeoutMs };
  app.addHook('onClose', async () => backend.close());
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.operation) actAsLocalAccount(request, env.localAccount);
    done();
  });

  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    const whole = { parseAs: 'buffer', bodyLimit: MOST_REQUEST_BYTES } as const;
    calls.addContentTypeParser('*', whole, (_request, body, done) => done(null, body));
    for (const meta of OPERATIONS.filter(({ id }) => !env.local.has(id))) {
      registerForwarded(calls, forwarding, meta);
    }
    // Calls that the contract does not know are the backend's as well.
    calls.all('/uwp/*', { bodyLimit: MOST_REQUEST_BYTES }, async (request, reply) => {
      const body = bytesOf(request);
      const forwarded = await forwardRequest(forwarding, request, reply, { body, isRepeatable: false });
      return sendForwarded(forwarding, forwarded, reply);
    });
  });

  return async (request, reply) => {
    const forwarded = await forwardRequest(forwarding, request, reply, { body: null, isRepeatable: true });
    return sendForwarded(forwarding, forwarded, reply);
  };
}

function registerForwarded(calls: FastifyInstance, forwarding: Forwarding, meta: OperationMeta): void {
  calls.route({
    method: meta.httpMethod,
    url: meta.path,
    exposeHeadRoute: false,
    bodyLimit: MOST_REQUEST_BYTES,
    config: { call: meta },
    onRequest: (_request, reply, done) => {
      reply.header('x-replica-provenance', meta.provenance);
      done();
    },
    handler: async (request, reply) => {
      const body = bytesOf(request);
      request.body = sentValues(body, request.headers['content-type'] ?? '');
      noteSent(request, meta);
      const answering = calls.interceptor?.draw(request, meta);
      // What was done here is not asked for again there.
      if (request.fault?.ruleId === PREFERRED) delete request.headers.prefer;

      async function ask(): Promise<Forwarded> {
        const isRepeatable = meta.effect === 'read';
        const forwarded = await forwardRequest(forwarding, request, reply, { body, isRepeatable });
        noteAnswer(request, meta, forwarded.answer);
        return forwarded;
      }
      const pass = async () => sendForwarded(forwarding, await ask(), reply);
      if (!answering) return pass();
      const answer = async () => bodyValue((await ask()).answer);
      return answering({ meta, request, reply, answer, pass });
    },
  });
}

function bytesOf({ body }: FastifyRequest): Buffer | null {
  return Buffer.isBuffer(body) ? body : null;
}
