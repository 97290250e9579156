/** Which trace a call belongs to, as the header `traceparent` of the W3C says it. */
import { randomBytes } from 'node:crypto';

export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 of them: the span of this call. */
  readonly spanId: string;
  /** The span that it was made in; null where the trace begins here. */
  readonly parentSpanId: string | null;
  /** Whoever began the trace may not want it kept. */
  readonly isSampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const SAMPLED = 1;

const newId = (bytes: number): string => {
  const id = randomBytes(bytes).toString('hex');
  return NOTHING.test(id) ? newId(bytes) : id;
};

/** What a caller said of its trace; null for nothing, and for what cannot be read. */
function parentIn(
  header: string | undefined,
): Pick<TraceContext, 'traceId' | 'parentSpanId' | 'isSampled'> | null {
  const [, version = '', traceId = '', parentSpanId = '', flags = '', more] =
    TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === '' || version === 'ff' || NOTHING.test(traceId) || NOTHING.test(parentSpanId)) return null;
  // A later version may say more; this one does not.
  if (version === '00' && more !== undefined) return null;
  return { traceId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The span of a call: in the trace of its caller, or the beginning of one. */
export function contextOf(header: string | undefined): TraceContext {
  const parent = parentIn(header) ?? { traceId: newId(16), parentSpanId: null, isSampled: true };
  return { ...parent, spanId: newId(8) };
}

/** The span of something that is done for another. */
export function contextWithin({ traceId, spanId, isSampled }: TraceContext): TraceContext {
  return { traceId, spanId: newId(8), parentSpanId: spanId, isSampled };
}

export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
