import type { OperationId, OperationMeta } from '#contracts/operations.ts';
import { maskMobiles } from '#server/redaction.ts';
import type { JournalViolation } from '#server/servlet/record-exchange.ts';
import type { DrawnFault } from './faults/types.ts';
import { shownFields, shownText } from './journal-text.ts';

/** An exchange as it was seen. The texts are shown only when somebody reads, so recording costs next to nothing. */
export interface SeenExchange {
  readonly at: number;
  readonly meta: OperationMeta;
  readonly traceId: string;
  readonly account: string | null;
  /** Which tab of a browser said it was calling (x-replica-tab); null where none did. */
  readonly tab: string | null;
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly code: number | string | null;
  readonly fault: DrawnFault | null;
  readonly violations: readonly JournalViolation[];
  readonly decisions: readonly string[];
  readonly query: unknown;
  readonly body: unknown;
  /** The text that was sent, or the value that it was made of. */
  readonly reply: unknown;
  readonly ms: number;
  /** A backend that is not ours was asked. */
  readonly isForwarded: boolean;
}

export interface JournalEntry {
  readonly seq: number;
  /** The replica's clock when the reply was done. */
  readonly at: number;
  readonly operation: OperationId;
  readonly method: string;
  readonly provenance: string;
  readonly traceId: string;
  readonly account: string | null;
  /** Which tab of a browser said it was calling (x-replica-tab); null where none did. */
  readonly tab: string | null;
  readonly status: number;
  readonly code: number | string | null;
  readonly fault: JournalFault | null;
  readonly violations: readonly JournalViolation[];
  /** Why the server answered so, in words. */
  readonly decisions: readonly string[];
  readonly request: { readonly query: unknown; readonly body: unknown };
  readonly reply: string;
  readonly ms: number;
  /** A backend that is not ours was asked. */
  readonly forwarded: boolean;
}

export interface JournalFault {
  readonly kind: string;
  readonly rule: string;
  /** `<seed>-<place>`: what faults/replay takes; null where the request asked for it by Prefer. */
  readonly draw: string | null;
  readonly delayMs: number;
  /** The rule and the draw of the delay, where another rule decided the answer. */
  readonly delayedBy: { readonly rule: string; readonly draw: string } | null;
}

/** An exchange in its place of the journal. */
export interface NumberedExchange extends SeenExchange {
  readonly seq: number;
}

/** The exchange as somebody may read it. */
export function shownEntry({
  meta,
  fault,
  query,
  body,
  reply,
  account,
  ...entry
}: NumberedExchange): JournalEntry {
  const text = typeof reply === 'string' ? reply : reply === null ? '' : JSON.stringify(reply);
  return {
    seq: entry.seq,
    at: entry.at,
    operation: meta.id,
    method: meta.httpMethod,
    provenance: meta.provenance,
    traceId: entry.traceId,
    // The account of somebody who registered is the mobile.
    account: account === null ? null : maskMobiles(account),
    tab: entry.tab,
    status: entry.status,
    code: entry.code,
    fault: fault && shownFault(fault),
    violations: entry.violations,
    decisions: entry.decisions.map(maskMobiles),
    request: { query: shownFields(query), body: shownFields(body) },
    reply: shownText(text),
    ms: entry.ms,
    forwarded: entry.isForwarded,
  };
}

function shownFault({ fault, ruleId, draw, delayMs, delayedBy }: DrawnFault): JournalFault {
  return {
    kind: fault.kind,
    rule: ruleId,
    draw,
    delayMs,
    delayedBy: delayedBy && { rule: delayedBy.ruleId, draw: delayedBy.draw },
  };
}
