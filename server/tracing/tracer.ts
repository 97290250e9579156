/** A span for every call, and for what a backend that is not ours was asked; nothing of what was said in it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maskMobiles } from '#server/redaction.ts';
import type { Span } from './otlp.ts';
import { createSpanPost } from './post-spans.ts';
import { createSpanQueue, type QueueLimits } from './span-queue.ts';
import { contextOf, contextWithin, type TraceContext, traceparentOf } from './trace-context.ts';
import type { TracingEnv } from './tracing-env.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where nobody wants spans, which costs nothing. */
    readonly tracer: Tracer | null;
  }
  interface FastifyRequest {
    trace: TraceContext | null;
  }
}

/** What is told of a call. */
export interface TracedCall {
  /** Null where the call has none. */
  readonly operation: string | null;
  readonly httpMethod: string;
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly code: number | string | null;
  readonly fault: { readonly kind: string; readonly rule: string } | null;
  /** The name of its world; null for the one of everybody. */
  readonly world: string | null;
  readonly isForwarded: boolean;
  readonly ms: number;
}

/** A request to a backend that has begun. */
export interface TracedAsking {
  /** To be sent along, so that the backend's own spans are in the same trace. */
  readonly traceparent: string;
  /** Null where it did not answer. */
  ended(status: number | null): void;
}

export interface Tracer {
  answered(request: FastifyRequest, call: TracedCall): void;
  asking(request: FastifyRequest, backend: { readonly method: string; readonly host: string }): TracedAsking;
}

export interface TracingParts {
  readonly tell: (line: string) => void;
  readonly limits?: Partial<QueueLimits>;
}

/** Real time with fractions: a call often takes less than a millisecond. */
const realMs = () => performance.timeOrigin + performance.now();

export function registerTracing(
  app: FastifyInstance,
  env: TracingEnv | null,
  { tell, limits }: TracingParts,
): void {
  app.decorateRequest('trace', null);
  if (env === null) {
    app.decorate('tracer', null);
    return;
  }
  const post = createSpanPost(env.endpoint, env.headers);
  const queue = createSpanQueue({ post, service: env.service, tell, limits });
  app.decorate(
    'tracer',
    createTracer((span) => queue.add(span)),
  );
  app.addHook('onClose', () => queue.close());
}

function createTracer(add: (span: Span) => void): Tracer {
  function contextIn(request: FastifyRequest): TraceContext {
    const { traceparent } = request.headers;
    request.trace ??= contextOf(typeof traceparent === 'string' ? traceparent : undefined);
    return request.trace;
  }

  return {
    answered(request, call) {
      const context = contextIn(request);
      if (!context.isSampled) return;
      const endMs = realMs();
      const { status, ms } = call;
      const startMs = endMs - ms;
      const hasFailed = status === 0 || status >= 500;
      const name = call.operation ?? 'unmatched';
      add({ context, name, kind: 'server', startMs, endMs, hasFailed, attributes: told(call, request.id) });
    },
    asking(request, { method, host }) {
      const context = contextWithin(contextIn(request));
      const startMs = realMs();
      return {
        traceparent: traceparentOf(context),
        ended(status) {
          if (!context.isSampled) return;
          const attributes = {
            'http.request.method': method,
            'http.response.status_code': status,
            'server.address': host,
          };
          const hasFailed = status === null || status >= 400;
          add({
            context,
            name: `${method} backend`,
            kind: 'client',
            startMs,
            endMs: realMs(),
            hasFailed,
            attributes,
          });
        },
      };
    },
  };
}

function told(call: TracedCall, traceId: string): Span['attributes'] {
  const { operation, httpMethod, status, code, fault, world, isForwarded } = call;
  return {
    'replica.operation': operation,
    'http.request.method': httpMethod,
    'http.response.status_code': status === 0 ? null : status,
    'replica.code': toldCode(code),
    'replica.fault': fault?.kind ?? null,
    'replica.fault.rule': fault?.rule ?? null,
    'replica.world': toldWorld(world),
    'replica.forwarded': isForwarded ? true : null,
    'replica.trace_id': traceId,
  };
}

/** A reply that is a text stands in the place of the code, and a text may say anything. */
function toldCode(code: number | string | null): string | null {
  const text = String(code ?? '');
  return /^(?:-?\d{1,6}|ok)$/.test(text) ? text : null;
}

/** The long names of visitors' worlds open them. */
function toldWorld(name: string | null): string {
  return name === null ? 'main' : maskMobiles(name.replaceAll(/[0-9a-f]{16,}/gi, '***'));
}
