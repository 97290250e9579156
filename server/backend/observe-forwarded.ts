/** What the journal keeps of a call that a backend answered. */
import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import type { JournalViolation } from '#contracts/control/journal.ts';
import type { OperationMeta } from '#contracts/operations.ts';
import { SECRET } from '#server/replica/journal-text.ts';
import { beginningOf } from '#server/servlet/beginning-of.ts';
import {
  parsedReply,
  replyViolations,
  requestViolations,
  type Violation,
} from '#server/servlet/validate-exchange.ts';
import type { BackendReply } from './ask-backend.ts';

const SHORTEST_SECRET = 8;
const TEXTUAL = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)|$)/i;

/** The values of a body, as far as they can be read; for the rest how much it was. */
export function sentValues(body: Buffer | null, type: string): unknown {
  if (body === null || body.length === 0) return {};
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return { ...parse(body.toString()) };
  if (/^application\/json\b/i.test(type))
    return parsedReply(body.toString()) ?? `${body.length} 字节，不是 JSON`;
  return `${type.split(';')[0] || '未说明类型'}，${body.length} 字节`;
}

/** Notes what was sent, before the backend is asked. */
export function noteSent(request: FastifyRequest, meta: OperationMeta): void {
  const input = meta.httpMethod === 'POST' ? request.body : request.query;
  // A body that nobody can read as values is the backend's to judge.
  if (typeof input === 'string') return;
  request.violations = requestViolations(meta, request.method, input).map(journalViolation);
}

/** Notes what came back, and what of it the contract does not allow. */
export function noteAnswer(request: FastifyRequest, meta: OperationMeta, answer: BackendReply): void {
  const type = answer.headers['content-type'] ?? '';
  const text = textOf(answer.body, type);
  request.outcomeCode = outcomeOf(meta, text);
  request.answered = beginningOf(withoutToken(text ?? `${type}，${answer.body.length} 字节`, request));
  const seen = text === null ? [] : violationsOf(meta, { status: answer.status, type, text });
  request.violations = [...(request.violations ?? []), ...seen.map(journalViolation)];
}

/** The reply as a value, for the faults that spoil it. */
export function bodyValue({ body, headers }: BackendReply): unknown {
  const text = textOf(body, headers['content-type'] ?? '') ?? '';
  return parsedReply(text) ?? text;
}

interface Seen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** JSON is JSON whatever the header calls it: nobody says which type a backend has to name. */
function violationsOf(meta: OperationMeta, seen: Seen): Violation[] {
  const isMisnamed =
    meta.reply === 'json' && !/^application\/json\b/i.test(seen.type) && isObject(parsedReply(seen.text));
  if (!isMisnamed) return replyViolations(meta.id, seen);
  const problem = `is JSON, and is called ${seen.type || 'nothing'}`;
  return [
    { part: 'reply', pointer: '', problem, provenance: 'assumed' },
    ...replyViolations(meta.id, { ...seen, type: 'application/json' }),
  ];
}

function journalViolation({ part, pointer, problem, provenance }: Violation): JournalViolation {
  return { part, pointer, message: problem, ...(provenance ? { provenance } : {}) };
}

/** A code in the body, or the beginning of a reply that is a text by contract. */
function outcomeOf(meta: OperationMeta, text: string | null): number | string | null {
  if (text === null) return null;
  const value = parsedReply(text);
  if (isObject(value)) {
    const { code } = value as { code?: unknown };
    return typeof code === 'number' || typeof code === 'string' ? code : null;
  }
  return meta.reply === 'text' ? text.slice(0, 40) : null;
}

/** Null for what is no text, such as a picture. */
function textOf(body: Buffer, type: string): string | null {
  const [name = ''] = type.split(';');
  if (!TEXTUAL.test(name.trim())) return null;
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

/** A backend may write the token of its caller anywhere, under any name. */
function withoutToken(text: string, { headers }: FastifyRequest): string {
  const token = headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? '';
  return token.length < SHORTEST_SECRET ? text : text.replaceAll(token, SECRET);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
