import type { JournalEntry, JournalFault, JournalViolation } from '#contracts/control/journal.ts';
import { maskMobiles } from '#server/redaction.ts';
import type { DrawnFault } from './faults/types.ts';
import { shownFields, shownText } from './journal-text.ts';
import type { SeenCall } from './record-exchange.ts';

export type { JournalEntry, JournalViolation } from '#contracts/control/journal.ts';

/** An exchange as it was seen. The texts are shown only when somebody reads, so recording costs next to nothing. */
export interface SeenExchange {
  readonly at: number;
  readonly meta: SeenCall;
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
  /** The moment before what it wrote; null where it wrote nothing. */
  readonly moment: number | null;
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
    unmatched: meta.unmatched ?? null,
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
    moment: entry.moment,
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
