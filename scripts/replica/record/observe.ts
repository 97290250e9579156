/** Turns a call that went through into an exchange of the journal. */
import { parse } from 'node:querystring';
import { OPERATIONS, type OperationMeta } from '#contracts/operations.ts';
import { fromWire } from '#contracts/servlet-url.ts';
import { replyViolations, requestViolations } from '#server/servlet/validate-exchange.ts';
import type { Exchange } from './journal.ts';
import type { Redactor } from './redact.ts';

/** What passed by, as it was. */
export interface Passed {
  readonly at: number;
  readonly ms: number;
  readonly answeredBy: Exchange['answeredBy'];
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly requestType: string;
  /** Null for a body that was not kept. */
  readonly requestText: string | null;
  readonly status: number;
  readonly type: string;
  readonly text: string | null;
  /** Why the reply is not whole or not there. */
  readonly failure: string | null;
}

const byPath = new Map(OPERATIONS.map((meta) => [meta.path, meta]));

/** The operation that a URL names, in wire form or in virtual form. */
export function operationAt(url: string): OperationMeta | null {
  const read = fromWire(url);
  const [path = ''] = read.ok ? read.url.split('?') : [];
  return byPath.get(path) ?? null;
}

/** Pages and pictures pass without a word; calls are what a contract is about. */
export function isCall(url: string): boolean {
  return url.startsWith('/uwp/');
}

export function observe(n: number, passed: Passed, redactor: Redactor): Exchange {
  const meta = operationAt(passed.url);
  const input = inputOf(passed);
  const body = bodyOf(passed);
  redactor.learn(passed.token.replace(/^Bearer /i, ''));
  redactor.learnFrom(input);
  redactor.learnFrom(body);
  const violations = meta
    ? [
        ...(input === null ? [] : requestViolations(meta, passed.method, input)),
        ...(passed.text === null || passed.failure
          ? []
          : replyViolations(meta.id, { ...passed, text: passed.text })),
      ]
    : [];
  return {
    n,
    at: new Date(passed.at).toISOString(),
    ms: passed.ms,
    operation: meta?.id ?? null,
    answeredBy: passed.answeredBy,
    request: {
      method: passed.method,
      url: cleanUrl(passed.url, redactor),
      hasToken: passed.token !== '',
      type: passed.requestType,
      input: redactor.value(input),
    },
    response: { status: passed.status, type: passed.type, body: redactor.value(body) },
    violations: violations.map((one) => ({ ...one, problem: redactor.text(one.problem) })),
    failure: passed.failure,
  };
}

function queryOf(url: string): Record<string, unknown> {
  const read = fromWire(url);
  const virtual = read.ok ? read.url : url;
  const at = virtual.indexOf('?');
  return at < 0 ? {} : { ...parse(virtual.slice(at + 1)) };
}

/** A POST's values are in its body; a body that nobody can read as values is left alone. */
function inputOf({ method, url, requestType, requestText }: Passed): unknown {
  if (method === 'GET' || method === 'HEAD') return queryOf(url);
  if (requestText === null) return null;
  if (requestText.trim() === '') return {};
  if (/^application\/x-www-form-urlencoded\b/i.test(requestType)) return { ...parse(requestText) };
  if (!/^application\/json\b/i.test(requestType)) return null;
  return parsed(requestText, null);
}

function bodyOf({ type, text }: Passed): unknown {
  if (text === null || !/^application\/json\b/i.test(type)) return text;
  const once = parsed(text, text);
  // Encoded twice: read to the end, so that what is secret in it is found by its name.
  return typeof once === 'string' ? parsed(once, once) : once;
}

function parsed(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** The same parameters in the same order, each as it may be shown. */
function cleanUrl(url: string, redactor: Redactor): string {
  const at = url.indexOf('?');
  if (at < 0) return redactor.text(url);
  const pairs = [...new URLSearchParams(url.slice(at + 1))];
  const clean = redactor.value(Object.fromEntries(pairs)) as Record<string, string>;
  const query = pairs.map(([name]) => `${encodeURIComponent(name)}=${encodeURIComponent(clean[name] ?? '')}`);
  return `${redactor.text(url.slice(0, at))}?${query.join('&')}`;
}
