/** Checks one exchange, from any server, against the contract. */
import type { OperationId, OperationMeta, Provenance } from '#contracts/operations.ts';
import { type Aspect, provenanceOf } from './reply-place.ts';
import { firstProblem, validator, worstProblem } from './validators.ts';

export interface Violation {
  readonly part: 'request' | 'reply';
  /** A JSON pointer into the input or the body; empty for the whole of it. */
  readonly pointer: string;
  readonly problem: string;
  /** The provenance of that part of a reply: another server may differ in undocumented parts. */
  readonly provenance?: Provenance;
}

export interface ReplySeen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export function requestViolations(meta: OperationMeta, method: string, input: unknown): Violation[] {
  if (method !== meta.httpMethod) {
    return [{ part: 'request', pointer: '', problem: `is sent by ${method}, not by ${meta.httpMethod}` }];
  }
  const validate = validator(meta.id, 'input');
  if (!validate || validate(input)) return [];
  return [{ part: 'request', ...firstProblem(validate.errors) }];
}

export function replyViolations(operation: OperationId, { status, type, text }: ReplySeen): Violation[] {
  const found = (
    pointer: string,
    problem: string,
    { part, aspect }: { part: string; aspect: Aspect } = { part: pointer, aspect: 'presence' },
  ): Violation[] => [{ part: 'reply', pointer, problem, provenance: provenanceOf(operation, part, aspect) }];
  const isJson = /^application\/json\b/i.test(type);
  const body = isJson ? parsedReply(text) : text;
  if (body === undefined) return found('', 'says that it is JSON, and is none');
  if (status !== 200) {
    const isExplained = body !== null && typeof body === 'object' && 'code' in body && 'message' in body;
    return isExplained ? [] : found('', `answers ${status} without a code and a message`);
  }
  const validate = validator(operation, isJson ? 'json' : 'text');
  if (!validate) return found('', `the contract has no ${isJson ? 'JSON' : 'text'} reply`);
  if (validate(body)) return [];
  const worst = worstProblem(validate.errors);
  return found(worst.pointer, worst.problem, worst);
}

/** Double encoding is a known habit of such servers, and no violation. */
export function parsedReply(text: string): unknown {
  try {
    const once: unknown = JSON.parse(text);
    return typeof once === 'string' && /^\s*[{[]/.test(once) ? JSON.parse(once) : once;
  } catch {
    return undefined;
  }
}
