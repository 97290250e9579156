import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { tracingLine } from './tracing-env.ts';

const BASE = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const EXACT = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
const tracing = (args: string[], source: NodeJS.ProcessEnv = {}) => readEnv(args, source).tracing;

describe('where spans go', () => {
  it('is nowhere unless somebody says so', () => {
    expect(tracing([])).toBeNull();
    expect(tracing([], { [BASE]: '', OTEL_SERVICE_NAME: 'desk' })).toBeNull();
  });

  it.each([
    [['--trace-endpoint', 'http://127.0.0.1:4318'], {}, 'http://127.0.0.1:4318/v1/traces'],
    [['--trace-endpoint=https://c.example/otlp/'], {}, 'https://c.example/otlp/v1/traces'],
    [[], { [BASE]: 'http://c:4318/' }, 'http://c:4318/v1/traces'],
    [[], { [EXACT]: 'http://c:4318/own/path' }, 'http://c:4318/own/path'],
    [[], { [EXACT]: 'http://c:4318/own', [BASE]: 'http://other' }, 'http://c:4318/own'],
    [['--trace-endpoint', 'http://flag'], { [EXACT]: 'http://c/own' }, 'http://flag/v1/traces'],
    [['--trace-endpoint', 'http://flag'], { OTEL_SDK_DISABLED: 'true' }, 'http://flag/v1/traces'],
  ])('is read of %j and %j', (args, source, endpoint) => {
    expect(tracing(args, source)).toEqual({ endpoint, headers: {}, service: 'desk-replica' });
  });

  it.each([{ OTEL_SDK_DISABLED: 'TRUE' }, { OTEL_TRACES_EXPORTER: 'none' }])(
    'is nowhere where the environment of all programs says no: %j',
    (source) => {
      expect(tracing([], { [BASE]: 'http://c:4318', ...source })).toBeNull();
    },
  );

  it('takes the name of the service and what opens the collector', () => {
    const source = {
      [BASE]: 'http://c:4318',
      OTEL_SERVICE_NAME: 'desk of mine',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-team=desk,',
    };
    expect(tracing([], source)).toMatchObject({
      service: 'desk of mine',
      headers: { authorization: 'Bearer a=b', 'x-team': 'desk' },
    });
    expect(tracing([], { ...source, OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-only=1' })).toMatchObject({
      headers: { 'x-only': '1' },
    });
  });

  it.each([
    [['--trace-endpoint', 'localhost:4318'], {}, '--trace-endpoint takes an address'],
    [['--trace-endpoint='], {}, '--trace-endpoint takes an address'],
    [[], { [BASE]: 'grpc://c:4317' }, `${BASE} takes an address`],
    [[], { [EXACT]: 'nonsense' }, `${EXACT} takes an address`],
    [[], { [BASE]: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'nothing' }, 'takes name=value'],
    [[], { [BASE]: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'a b=c' }, 'takes name=value'],
    [[], { [BASE]: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'a=%0d%0ax: y' }, 'takes name=value'],
    [[], { [BASE]: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, 'takes name=value'],
  ])('refuses %j and %j', (args, source, words) => {
    expect(() => tracing(args, source)).toThrow(words);
  });

  it('is said at the start without who signs in', () => {
    const env = { endpoint: 'http://me:hidden@c:4318/v1/traces?key=hidden', headers: {}, service: 's' };
    expect(tracingLine(env)).toBe('Spans go to http://c:4318/v1/traces.');
  });
});
