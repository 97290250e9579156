import type { ErrorObject } from 'ajv/dist/2020.js';
import { type OperationId, operationMeta, type Provenance } from '#contracts/operations.ts';
import { thorough } from '#server/servlet/ajv.ts';
import { type Aspect, provenanceOf } from '#server/servlet/reply-place.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import { hasOtherCode, isAnyReply, refusedAt } from './reply-success.ts';
import type { Reply } from './request.ts';
import { isObject, keysOf, partAt } from './values/json-parts.ts';
import { told } from './values/redact.ts';

/** The first thing in a reply that the contract does not allow. */
export interface ReplyProblem {
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
  readonly provenance?: Provenance;
  readonly aspect: Aspect;
  readonly kind: 'contract' | 'failure';
}

const STACK =
  /\n\s+at .+:\d+|Traceback \(most recent call last\)|Exception in thread|\bat [\w.$]+\([\w]+\.java:\d+\)/;
const HTML = /^\s*(<!doctype|<html|<head|<body|<[a-z]+[\s>])/i;

/**
 * 400 stands for what cannot be read; the caller says whether this request was of that kind. What a documented call
 * answers to a visitor, and how it refuses, no section shows, so that only a reply that breaks down is more than our
 * reading there.
 */
export function replyProblem(
  operation: OperationId,
  reply: Reply,
  { mayBeUnreadable = false, isVisitor = false } = {},
): ReplyProblem | null {
  const found = problemIn(operation, reply, mayBeUnreadable);
  if (operationMeta(operation).provenance !== 'documented') return found;
  const isFree = isVisitor || isRefusal(operation, reply);
  if (found !== null && isDocumented(operation, found) && !(isFree && found.kind === 'contract'))
    return found;
  if (reply.liberty !== undefined) return { ...problem('', ''), ...reply.liberty, provenance: 'assumed' };
  return found && { ...found, provenance: provenanceIn(operation, found, isFree) };
}

/** An object that says no, by what section 7 lets a success be known. */
function isRefusal(operation: OperationId, reply: Reply): boolean {
  const { json } = reply;
  return isObject(json) && refusedAt(operation, reply) !== null && !hasOtherCode(operation, json);
}

function provenanceIn(operation: OperationId, found: ReplyProblem, isFree: boolean): Provenance {
  const own = found.provenance ?? provenanceOf(operation, found.pointer, found.aspect);
  return isFree && own === 'documented' && found.kind === 'contract' ? 'assumed' : own;
}

function isDocumented(operation: OperationId, found: ReplyProblem): boolean {
  return provenanceIn(operation, found, false) === 'documented';
}

function problemIn(operation: OperationId, reply: Reply, mayBeUnreadable: boolean): ReplyProblem | null {
  const { reply: form } = operationMeta(operation);
  const wanted = form === 'json' ? 'JSON' : 'text';
  if (STACK.test(reply.text)) return failure('no stack trace', `a stack trace (HTTP ${reply.status})`);
  if (reply.status >= 500) return failure('never HTTP 5xx', `HTTP ${reply.status}`);
  if (HTML.test(reply.text)) {
    const html = failure(wanted, `answers HTML instead of ${wanted} (HTTP ${reply.status})`);
    return isAnyReply(operation) && reply.status < 400 ? { ...html, kind: 'contract' } : html;
  }
  if (reply.status === 400 && mayBeUnreadable) return failureProblem(operation, reply);
  if (reply.status !== 200) return statusProblem(operation, reply);

  const json = schemaOf(operation, 'json');
  const text = schemaOf(operation, 'text');
  const isJson = isObject(reply.json) || Array.isArray(reply.json);
  if (isJson && json) {
    return schemaProblem(operation, json, reply.json) ?? typeProblem(reply, 'application/json');
  }
  if (text) return schemaProblem(operation, text, reply.text) ?? typeProblem(reply, 'text/plain');
  return problem(wanted, `${reply.type || 'no content type'}: ${told(reply.text)}`);
}

/** The branch of the contract for anything but success, which every operation has. */
function failureProblem(operation: OperationId, reply: Reply): ReplyProblem | null {
  const branches = branchesOf(schemaOf(operation, 'json') ?? {});
  const refusal = branches.at(-1);
  if (!refusal || !isObject(reply.json)) return problem('HTTP 400 with a JSON failure', told(reply.text));
  return schemaProblem(operation, refusal, reply.json);
}

/** Of the whole reply: it is not there in any form that the contract knows. */
function problem(expected: string, actual: string): ReplyProblem {
  return { pointer: '', expected, actual, aspect: 'presence', kind: 'contract' };
}

/** The server broke down, or sent a page that is meant for somebody else. */
function failure(expected: string, actual: string): ReplyProblem {
  return { ...problem(expected, actual), kind: 'failure' };
}

/**
 * No section names a status of HTTP, so that one beside a reply, a way to somewhere else, and 401 and 403 are our
 * reading. A status with nothing of a reply is a call that is not there.
 */
function statusProblem(operation: OperationId, { status, text, json }: Reply): ReplyProblem {
  const found = problem('HTTP 200', `HTTP ${status} ${told(text)}`);
  const isReading =
    status < 400 || status === 401 || status === 403 || isObject(json) || isAnyReply(operation);
  return isReading ? { ...found, provenance: 'assumed' } : found;
}

/** The specification names no media types, so a wrong one alone is our reading. */
function typeProblem({ type }: Reply, wanted: string): ReplyProblem | null {
  if (type === wanted) return null;
  return { ...problem(`content type ${wanted}`, type || 'no content type'), provenance: 'assumed' };
}

function branchesOf(schema: object): object[] {
  return 'oneOf' in schema && Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
}

function errorsOf(schema: object, value: unknown): readonly ErrorObject[] {
  // All errors, because the branch of a reply that was probably meant is the one with the fewest.
  const validate = thorough.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

export function schemaProblem(operation: OperationId, schema: object, value: unknown): ReplyProblem | null {
  const tried = branchesOf(schema).map((branch) => errorsOf(branch, value));
  if (tried.some((errors) => errors.length === 0)) return null;
  // Which reply was meant shows in its outermost fields; one defect in a list can be a hundred errors.
  const [nearest = []] = tried.sort((a, b) => outermost(a) - outermost(b) || a.length - b.length);
  const problems = [...nearest]
    .sort((a, b) => depth(b) - depth(a) || Number(isType(a)) - Number(isType(b)))
    .map((error) => described(error, value));
  // What the specification says comes before what is only our reading of it.
  return problems.find((one) => isDocumented(operation, one)) ?? problems[0] ?? null;
}

function outermost(errors: readonly ErrorObject[]): number {
  return errors.filter((error) => depth(error) <= 1).length;
}

/** Where only certain values are allowed, these say more than their type. */
function isType({ keyword }: ErrorObject): boolean {
  return keyword === 'type';
}

/** What is wrong inside a part is the cause of what is wrong with the whole. */
function depth({ instancePath, keyword }: ErrorObject): number {
  return keysOf(instancePath).length + (keyword === 'required' || keyword === 'additionalProperties' ? 1 : 0);
}

function described({ instancePath, keyword, params, message }: ErrorObject, whole: unknown): ReplyProblem {
  const found = partAt(whole, keysOf(instancePath));
  if (keyword === 'required') {
    const pointer = `${instancePath}/${params.missingProperty}`;
    const expected = `the field ${params.missingProperty}`;
    return { pointer, expected, actual: 'missing', aspect: 'presence', kind: 'contract' };
  }
  if (keyword === 'additionalProperties') {
    const pointer = `${instancePath}/${params.additionalProperty}`;
    const actual = told(isObject(found) ? found[params.additionalProperty] : undefined);
    return { pointer, expected: 'no such field', actual, aspect: 'further field', kind: 'contract' };
  }
  const expected = expectation(keyword, params, message);
  return { pointer: instancePath, expected, actual: told(found), aspect: 'form', kind: 'contract' };
}

function expectation(keyword: string, params: ErrorObject['params'], message: string | undefined): string {
  if (keyword === 'const') return JSON.stringify(params.allowedValue);
  if (keyword === 'enum') return `one of ${JSON.stringify(params.allowedValues)}`;
  if (keyword === 'type') return String(params.type);
  return message ?? 'what the contract says';
}
