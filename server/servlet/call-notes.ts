/** What is noted of a call while it is answered (调用注记), for tools that look on. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JournalViolation, Unmatched } from '#contracts/control/journal.ts';
import type { CallMeta } from '#contracts/uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that answers an operation or an upload. */
    call?: CallMeta;
  }
  interface FastifyRequest {
    /** Why the server answers so, in words; null until something is decided. */
    decisions: string[] | null;
    violations: readonly JournalViolation[] | null;
    /** What was answered: the text, or the value it is made of. */
    answered: unknown;
    outcomeCode: number | string | null;
    /** A backend that is not ours was asked. */
    isForwarded: boolean;
    /** A call that no operation answered, by what it asked for. */
    unmatched: { readonly id: string; readonly unmatched: Unmatched } | null;
  }
}

/** Null costs nothing until there is something. */
export function registerCallNotes(app: FastifyInstance): void {
  for (const name of ['decisions', 'violations', 'answered', 'outcomeCode', 'unmatched'])
    app.decorateRequest(name, null);
  app.decorateRequest('isForwarded', false);
}

export function decided(request: FastifyRequest, text: string): void {
  if (request.decisions) request.decisions.push(text);
  else request.decisions = [text];
}
