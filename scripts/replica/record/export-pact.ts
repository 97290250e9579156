/** An exchange as a Pact interaction, in the form of the agreed ones. */
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { CONSUMER, type PactInteraction, PROVIDER } from '#contracts/pact/pact-file.ts';
import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH } from '#contracts/servlet-url.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import type { Exchange } from './journal.ts';
import { SECRET, withExampleMobile } from './redact.ts';

interface Rule {
  readonly combine: 'AND';
  readonly matchers: readonly object[];
}

export interface RecordedPact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly PactInteraction[];
  readonly metadata: object;
}

export function pactOf(exchange: Exchange, operation: OperationId, account: string): RecordedPact {
  return {
    consumer: { name: CONSUMER },
    provider: { name: PROVIDER },
    interactions: [interactionOf(exchange, operation, account)],
    metadata: { pactSpecification: { version: '3.0.0' } },
  };
}

function interactionOf(exchange: Exchange, operation: OperationId, account: string): PactInteraction {
  const { request, response } = exchange;
  const token = `pact-${account}-token`;
  const type = response.type.split(';')[0] || 'application/json';
  const rules: Record<string, Rule> = {};
  if (typeof response.body === 'string') ruleOfText(operation, response.body, rules);
  else rulesOf(response.body, '$', '', rules);
  const body = typeof response.body === 'string' ? response.body : example(response.body);
  return {
    description: `${operation}: recorded exchange ${exchange.n}`,
    providerStates: [statesOf(exchange, account, token)],
    request: requestOf(request, operation, token),
    response: {
      status: response.status,
      headers: { 'Content-Type': response.type },
      body,
      matchingRules: {
        body: rules,
        header: { 'Content-Type': rule({ match: 'regex', regex: `^${type}(;.*)?$` }) },
      },
    } as PactInteraction['response'],
  };
}

function statesOf({ request, response }: Exchange, account: string, token: string) {
  if (!request.hasToken) return { name: 'personas-seeded' };
  const { code } = (response.body ?? {}) as { code?: unknown };
  return { name: code === 401 ? 'session-expired' : 'logged-in', params: { account, token } };
}

function requestOf({ method, hasToken, input }: Exchange['request'], operation: OperationId, token: string) {
  const meta = operationMeta(operation);
  const names: Record<string, string[]> =
    meta.wirePath === SERVLET_PATH
      ? { [SERVICE_PARAMETER]: [meta.service], [METHOD_PARAMETER]: [meta.method] }
      : {};
  const values = Object.entries(input ?? {}).map(
    ([name, value]) => [name, sendable(name, String(value))] as const,
  );
  const headers: Record<string, string> = hasToken ? { Authorization: token } : {};
  if (method === 'GET') {
    const query = { ...names, ...Object.fromEntries(values.map(([name, value]) => [name, [value]])) };
    return { method, path: meta.wirePath, query, headers };
  }
  if (values.length === 0) return { method, path: meta.wirePath, query: names, headers };
  return {
    method,
    path: meta.wirePath,
    query: names,
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values.map(([name, value]) => [name, value])).toString(),
  };
}

/** What was taken out is filled with what a replica takes. */
function sendable(name: string, value: string): string {
  if (value === SECRET && /passw|pwd/i.test(name)) return DEMO_PASSWORD;
  return withExampleMobile(value);
}

const PATTERNS: readonly RegExp[] = [
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/,
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
  /^(0|[1-9][0-9]*)\.[0-9]{2}$/,
  /^[0-9]{1,18}$/,
  /^[YN]$/,
];
const CHINESE = /^.*[\u4e00-\u9fff].*$/;
/** What programs branch on is agreed to the letter. */
const EXACT_KEY = /^(code|status|reason)$/;

function rulesOf(value: unknown, path: string, key: string, rules: Record<string, Rule>): void {
  if (Array.isArray(value)) {
    // A list inside another one's items may be empty in the next of them.
    const isOuter = value.length > 0 && !path.includes('[*]');
    rules[path] = rule(isOuter ? { match: 'type', min: 1 } : { match: 'type', max: 1000 });
    if (value.length > 0) rulesOf(value[0], `${path}[*]`, key, rules);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      rulesOf(part, /^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`, name, rules);
    }
  } else if (value !== null && !EXACT_KEY.test(key)) {
    rules[path] = rule(matcherOf(value, key));
  }
}

function matcherOf(value: unknown, key: string): object {
  if (typeof value === 'number' && Number.isInteger(value)) return { match: 'integer' };
  if (typeof value !== 'string') return { match: 'type' };
  if (key === 'message' && CHINESE.test(value)) return { match: 'regex', regex: '^.*[\\u4e00-\\u9fff].*$' };
  // One item stands for all of its list, and in another one the same field may be empty or of another form.
  const pattern = /(ID|No)$/.test(key) || /Price|Total|amount|At$/.test(key) ? undefined : null;
  const found = pattern === null ? undefined : PATTERNS.find((one) => one.test(value));
  return found ? { match: 'regex', regex: `^(${found.source.slice(1, -1)})?$` } : { match: 'type' };
}

/** Only the first item of a list, which the rules let stand for all. */
function example(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(example);
  if (value === null || typeof value !== 'object') return value === SECRET ? 'secret' : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'qrcodeUrl' ? 'https%3A%2F%2Fdesk.example' : example(part),
    ]),
  );
}

/** A text that varies keeps to the pattern of the contract; all others are agreed to the letter. */
function ruleOfText(operation: OperationId, text: string, rules: Record<string, Rule>): void {
  const { pattern } = (schemaOf(operation, 'text') ?? {}) as { pattern?: string };
  if (CHINESE.test(text)) rules.$ = rule({ match: 'regex', regex: '^.*[\\u4e00-\\u9fff].*$' });
  else if (pattern) rules.$ = rule({ match: 'regex', regex: pattern });
}

function rule(...matchers: readonly object[]): Rule {
  return { combine: 'AND', matchers };
}
