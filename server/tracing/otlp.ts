/** Spans in the JSON of OTLP (OpenTelemetry protocol): ids in hexadecimal, whole numbers of 64 bits as texts. */
import type { TraceContext } from './trace-context.ts';

/** By the numbers of the protocol. */
export const SPAN_KIND = { server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

export type AttributeValue = string | number | boolean;

export interface Span {
  readonly context: TraceContext;
  readonly name: string;
  readonly kind: keyof typeof SPAN_KIND;
  /** Real time in milliseconds, with fractions. */
  readonly startMs: number;
  readonly endMs: number;
  readonly hasFailed: boolean;
  /** What is null is left out. */
  readonly attributes: Readonly<Record<string, AttributeValue | null>>;
}

/** Of a millisecond. */
const NANOSECONDS = 1_000_000;
const SCOPE = 'desk-replica';

/** In two parts, because a number has no room for all of it. */
function nano(ms: number): string {
  const whole = Math.floor(ms);
  return String(BigInt(whole) * BigInt(NANOSECONDS) + BigInt(Math.round((ms - whole) * NANOSECONDS)));
}

function taggedValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

function attributesOf(values: Span['attributes']): object[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value: taggedValue(value) }],
  );
}

function spanOf({ context, name, kind, startMs, endMs, hasFailed, attributes }: Span): object {
  const { traceId, spanId, parentSpanId } = context;
  return {
    ...{ traceId, spanId },
    ...(parentSpanId === null ? {} : { parentSpanId }),
    ...{ name, kind: SPAN_KIND[kind] },
    ...{ startTimeUnixNano: nano(startMs), endTimeUnixNano: nano(Math.max(startMs, endMs)) },
    attributes: attributesOf(attributes),
    status: hasFailed ? { code: STATUS_ERROR } : {},
  };
}

/** The body of one request to a collector. */
export function exportBody(service: string, spans: readonly Span[]): string {
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  const scopeSpans = [{ scope: { name: SCOPE }, spans: spans.map(spanOf) }];
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
}
