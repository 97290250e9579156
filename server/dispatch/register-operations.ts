import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { demandFile } from '#db/client.ts';
import type { Env } from '#server/env.ts';
import { type BusinessError, refusal } from '#server/errors.ts';
import { areaRefusal } from '#server/services/demand-area.ts';
import { decided } from '#server/servlet/call-notes.ts';
import { checkReply } from '#server/servlet/check-reply.ts';
import { createContext } from '#server/servlet/context.ts';
import { sendReply } from '#server/servlet/send-reply.ts';
import { demandSignature } from '#server/servlet/signature.ts';
import { validator } from '#server/servlet/validators.ts';
import { completeInput, wireValues } from '#server/servlet/wire-values.ts';
import { contractAnswer } from './contract-answer.ts';
import { type CheckedHandler, HANDLERS } from './dispatch-table.ts';

/**
 * One ordinary route per operation that the replica answers; what the contract says of it becomes what the route does.
 */
export function registerOperations(app: FastifyInstance, env: Env): void {
  // The schemas are compiled on first use and by our own AJV: Fastify's default one coerces and refuses x-fields.
  app.setValidatorCompiler(({ schema }) => {
    const { meta } = schema as { meta: OperationMeta };
    return (data) => {
      const validate = validator(meta.id, 'input');
      if (!validate || validate(data)) return { value: data };
      return { error: Object.assign([...(validate.errors ?? [])]) };
    };
  });

  for (const meta of OPERATIONS) {
    if (env.backend && !env.backend.local.has(meta.id)) continue;
    registerOperation(app, env, meta, HANDLERS.get(meta.id));
  }
}

function registerOperation(
  app: FastifyInstance,
  env: Env,
  meta: OperationMeta,
  handler: CheckedHandler | undefined,
): void {
  const isPost = meta.httpMethod === 'POST';
  const isText = meta.reply === 'text';
  const isWrite = meta.effect === 'write';

  function checked(body: unknown): unknown {
    // A sample of a schema solves no pattern; it is somewhere to begin.
    if (env.checksReplies && handler) checkReply(meta, body);
    return body;
  }

  app.route({
    method: meta.httpMethod,
    url: meta.path,
    exposeHeadRoute: false,
    attachValidation: meta.answersBadInput,
    config: { operation: meta, call: meta, checksReplies: env.checksReplies },
    schema: isPost ? { body: { meta } } : { querystring: { meta } },
    // Hooks with a callback instead of a promise: they run for every call and have nothing to wait for.
    onRequest: (request, reply, done) => {
      reply.header('x-replica-provenance', meta.provenance);
      done(refusedEntry(request, meta) ?? undefined);
    },
    preValidation: (request, _reply, done) => {
      if (isPost) request.body = wireValues(request.body);
      done();
    },
    // Most handlers answer at once; for those no promise is made.
    handler: (request, reply) => {
      const sent = (isPost ? request.body : request.query) as Record<string, unknown>;
      if (env.signSecret) demandSignature(env.signSecret, sent);
      const input = meta.answersBadInput ? completeInput(meta, sent) : sent;
      const answer = () => {
        if (!handler) return answerByContract(meta, request, reply);
        if (isWrite) demandFile(request.world.db);
        return handler(input, createContext(request, reply));
      };

      const answering = app.interceptor?.draw(request, meta);
      if (answering) {
        return answering({
          meta,
          request,
          reply,
          answer: async () => checked(await answer()),
          pass: async () => sendReply(reply, checked(await answer()), isText),
        });
      }
      const body = answer();
      if (body instanceof Promise) return body.then((late) => sendReply(reply, checked(late), isText));
      sendReply(reply, checked(body), isText);
    },
  });
}

/** The contract is written first, so for a while an operation may have no handler. */
function answerByContract(meta: OperationMeta, request: FastifyRequest, reply: FastifyReply): unknown {
  const answer = contractAnswer(meta);
  reply.header('x-replica-answer', `contract-${answer.from}`);
  decided(request, `no handler: answered by the ${answer.from} of the contract`);
  return answer.body;
}

/** The session and membership rules of the contract, before anything of the request is looked at. */
function refusedEntry(request: FastifyRequest, meta: OperationMeta): BusinessError | null {
  if (meta.session === 'required' && !request.visitor) return refusal('not-logged-in');
  if (!meta.membership) return null;
  const { visitor: user, world } = request;
  const visit = { db: world.db, now: world.clock.now(), user };
  return areaRefusal(visit, meta.membership, { isWrite: meta.effect === 'write' });
}
