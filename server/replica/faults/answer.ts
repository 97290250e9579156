import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_DELAY_MS } from '#contracts/control/faults.ts';
import { levelsOf, SUPER } from '#contracts/rules/account/membership.ts';
import type { Failure } from '#contracts/rules/refusals/failure.ts';
import type { CallMeta } from '#contracts/uploads.ts';
import { BusinessError, type FailureReply, failureReply, reasonsOf, refusal } from '#server/errors.ts';
import { decided } from '#server/servlet/call-notes.ts';
import type { InterceptedCall, Interceptor } from '#server/servlet/intercept.ts';
import { sendReply } from '#server/servlet/send-reply.ts';
import { holderOf } from '#server/shares/hold-share.ts';
import { ShareTaken } from '#server/shares/shares.ts';
import { recordExchange } from '../record-exchange.ts';
import { errorPage } from './error-page.ts';
import { failingReply } from './failing-reply.ts';
import { PREFERRED, preferenceApplied } from './prefer.ts';
import { preferOf } from './prefer-of.ts';
import type { DrawnFault, FaultKind } from './types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that was drawn for this call. */
    fault: DrawnFault | null;
  }
}

/** Draws a fault for every call. */
export function registerFaults(app: FastifyInstance): void {
  app.decorateRequest('fault', null);
  app.decorate('interceptor', {
    draw(request, meta) {
      const fault = request.world.faults.draw(meta.id, preferOf(request));
      request.fault = fault;
      return fault && ((call) => answerWithFault(fault, call));
    },
    mayStrike: ({ faults }) => faults.list().length > 0,
  } satisfies Interceptor);
}

/**
 * Answers a call in the way its fault wants. The faulted reply is not checked against the contract: breaking it is
 * the point. Undefined means that nothing will be answered.
 */
export async function answerWithFault(
  drawn: DrawnFault,
  call: InterceptedCall,
): Promise<FastifyReply | undefined> {
  const { meta, request, reply, pass } = call;
  const { fault } = drawn;
  if (drawn.ruleId === PREFERRED) reply.header('preference-applied', preferenceApplied(drawn));
  const holdsBack = drawn.delayMs > 0 || fault.kind === 'hang';
  const letGo = holdsBack ? heldBy(request) : null;
  if (holdsBack && !letGo) return tooManyWait(call);
  if (drawn.delayMs > 0 && !(await waited(drawn.delayMs, reply))) {
    letGo?.();
    return unanswered(call);
  }
  if (fault.kind !== 'hang') letGo?.();

  switch (fault.kind) {
    case 'delay':
      return pass();
    case 'status':
      reply.code(fault.status);
      return sendReply(reply, envelope(fault.status, '请求失败', 'injected-fault', request.id), false);
    case 'code':
      return sendReply(reply, bodyCode(fault, call), false);
    case 'business-failure': {
      const { body, isText } = failingReply(meta, fault.message);
      return sendReply(reply, body, isText);
    }
    case 'text':
      return sendReply(reply, fault.text, true);
    case 'html':
      reply.code(fault.status);
      return sendPage(reply, errorPage(fault.status));
    case 'reply':
      reply.code(fault.status);
      return fault.type === 'text/plain'
        ? sendReply(reply, fault.body, true)
        : sendJsonText(reply, fault.body);
    case 'double-encoded':
      return sendJsonText(reply, JSON.stringify(doubled(await realBody(call))));
    case 'malformed-json':
      return sendJsonText(reply, truncated(await realBody(call)));
    case 'cut':
      unanswered(call);
      // The first bytes of an answer keep a browser from quietly asking again on a fresh connection.
      request.raw.socket.write('HTTP/1.1 ', () => request.raw.socket.destroy());
      return undefined;
    case 'hang':
      void waited(LONGEST_DELAY_MS, reply).then(() => {
        letGo?.();
        request.raw.socket.destroy();
      });
      return unanswered(call);
  }
}

/** How to let go of it; null where too many wait already. */
function heldBy(request: FastifyRequest): (() => void) | null {
  try {
    return request.world.shares.take('heldAnswers', holderOf(request));
  } catch (error) {
    if (error instanceof ShareTaken) return null;
    throw error;
  }
}

/** False when the caller, or the server, went away meanwhile. */
function waited(ms: number, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(true), ms);
    const onClose = () => finish(false);
    reply.raw.once('close', onClose);

    function finish(isStillThere: boolean): void {
      clearTimeout(timer);
      reply.raw.off('close', onClose);
      resolve(isStillThere);
    }
  });
}

/** Refused in words, because waiting for nothing would look like the fault itself. */
function tooManyWait({ request, reply }: InterceptedCall): FastifyReply {
  decided(request, 'too many answers are held back at once');
  reply.code(429);
  return sendReply(reply, envelope(429, '等待中的请求过多，请稍后再试', 'too-many-held', request.id), false);
}

/** Takes the reply away from the web framework, which then never runs its response hooks: the journal is ours. */
function unanswered({ meta, request, reply }: InterceptedCall): undefined {
  reply.hijack();
  recordExchange(request, reply, meta, { isAnswered: false });
  return undefined;
}

function bodyCode(
  fault: Extract<FaultKind, { kind: 'code' }>,
  { meta, request }: InterceptedCall,
): FailureReply {
  const usual = usualFailure(fault, meta);
  const body = failureReply(usual, request.id);
  return fault.message === undefined ? body : { ...body, message: fault.message };
}

function usualFailure(fault: Extract<FaultKind, { kind: 'code' }>, meta: CallMeta): Failure {
  if (fault.code === 401) return refusal('not-logged-in');
  if (fault.code === 403)
    return refusal('no-permission', {
      needVip: fault.needVip ?? (meta.membership ? levelsOf(meta.membership) : [SUPER]),
    });
  return {
    code: fault.code,
    reason: 'injected-fault',
    message: '请求失败',
    needVip: fault.needVip ?? null,
    details: null,
  };
}

/** What the operation would have said, a refusal included. */
async function realBody({ request, answer }: InterceptedCall): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    for (const text of reasonsOf(error)) decided(request, text);
    return failureReply(error, request.id);
  }
}

/** A text is put into quotes once; an object becomes the text of its JSON. */
function doubled(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function truncated(body: unknown): string {
  const json = JSON.stringify(typeof body === 'string' ? { code: 0, message: body } : body);
  return json.slice(0, Math.max(1, Math.floor(json.length * 0.6)));
}

function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  reply.request.answered = text;
  return reply.type('application/json; charset=utf-8').send(text);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  reply.request.answered = page;
  return reply.type('text/html; charset=utf-8').send(page);
}

function envelope(code: number, message: string, reason: string, traceId: string): FailureReply {
  return { code, message, reason, traceId };
}
