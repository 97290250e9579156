/** The journal as an agent reads it: short, and whole where one exchange is asked for. */
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import type { ControlClient } from '#contracts/control/client.ts';
import { JOURNAL_CAPACITY, type JournalEntry } from '#contracts/control/journal.ts';
import { object, optional, text, whole } from '#contracts/control/schema.ts';
import { curlParts } from '#contracts/curl.ts';
import { UsageError } from '../cli/flags.ts';
import { harCallOf } from '../har/from-journal.ts';
import type { Tool, ToolInput } from './tool.ts';

const USUAL_ENTRIES = 20;
const USUAL_FAILURES = 5;
/** Enough of a reply to see what it is. */
const SHOWN_REPLY = 300;

const FILTERS = {
  operation: optional(text),
  account: optional(text),
  tab: optional(text),
  limit: optional(whole(1, JOURNAL_CAPACITY)),
  sandbox: optional(text),
};

export function journalTools(control: ControlClient, baseUrl: string, usualSandbox: string): readonly Tool[] {
  async function read({ sandbox, ...query }: ToolInput) {
    const headers: Record<string, string> =
      sandbox === undefined ? {} : { [SANDBOX_HEADER]: String(sandbox) };
    return control.call('GET /journal', { query, headers });
  }
  return [
    {
      name: 'get_journal',
      description: `The last exchanges in short, oldest first, and why each was answered so; limit is ${USUAL_ENTRIES} unless said. fault is a kind, the id of a rule or any; q is a text anywhere in an exchange. seq answers one exchange whole, with request and reply.`,
      input: object({
        ...FILTERS,
        fault: optional(text),
        q: optional(text),
        since: optional(whole(0, Number.MAX_SAFE_INTEGER)),
        seq: optional(whole(1, Number.MAX_SAFE_INTEGER)),
      }),
      isReading: true,
      isDestructive: false,
      async run({ seq, limit = USUAL_ENTRIES, sandbox, ...filter }) {
        if (seq === undefined) {
          const { list, total } = await read({ ...filter, limit, sandbox });
          return { total, list: list.map(shortOf) };
        }
        const { list } = await read({ since: Number(seq) - 1, sandbox });
        const entry = list.find((one) => one.seq === Number(seq));
        if (!entry) throw new UsageError(`The journal has no exchange ${seq}.`);
        return entry;
      },
    },
    {
      name: 'why_did_this_fail',
      description: `The last calls that failed, newest first: reason, message, why the server decided so, the fault that struck, each breach of the contract, and a curl line. limit is ${USUAL_FAILURES} unless said.`,
      input: object(FILTERS),
      isReading: true,
      isDestructive: false,
      async run({ limit = USUAL_FAILURES, ...filter }) {
        const { list } = await read(filter);
        const failures = list.filter(hasFailed).reverse();
        return {
          looked_at: list.length,
          failed: failures.length,
          list: failures
            .slice(0, Number(limit))
            .map((entry) => failureOf(entry, baseUrl, String(filter.sandbox ?? usualSandbox))),
          ...(failures.length > 0 ? { token: 'TOKEN is what post_personas_account_login answers.' } : {}),
        };
      },
    },
  ];
}

/** No answer, an error, a fault, a broken contract, or a body that says no. */
function hasFailed({ status, code, fault, violations, unmatched }: JournalEntry): boolean {
  if (status === 0 || status >= 400 || violations.length > 0 || unmatched) return true;
  if (fault && fault.kind !== 'delay') return true;
  return /^-?\d+$/.test(String(code ?? '')) ? !['0', '1'].includes(String(code)) : code === 'no';
}

function shortOf(entry: JournalEntry): object {
  const { seq, at, operation, account, status, code, ms, moment } = entry;
  const time = new Date(at).toISOString();
  return filled({ seq, time, operation, account, status, code, ms, moment, ...reasonsOf(entry) });
}

function failureOf(entry: JournalEntry, baseUrl: string, sandbox: string): object {
  const { seq, operation, account, status, code, reply } = entry;
  const { reason, message } = saidIn(reply);
  return filled({
    ...{ seq, operation, account, status, code, reason, message },
    ...reasonsOf(entry),
    reply: message === undefined && reply !== '' ? reply.slice(0, SHOWN_REPLY) : undefined,
    curl: curlOf(entry, baseUrl, sandbox),
  });
}

function reasonsOf({ decisions, fault, violations, unmatched }: JournalEntry) {
  const { kind, rule, draw, delayMs } = fault ?? {};
  return {
    why: decisions,
    fault: fault && filled({ kind, rule, draw, delayMs: delayMs === 0 ? undefined : delayMs }),
    breaches: violations.map(
      ({ part, pointer, message, provenance }) =>
        `${part} ${pointer || '/'} ${message}${provenance ? ` (${provenance})` : ''}`,
    ),
    unmatched,
  };
}

/** What is empty says nothing. */
function filled(values: Readonly<Record<string, unknown>>): object {
  const isThere = (value: unknown) =>
    (value ?? null) !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isThere(value)));
}

function saidIn(reply: string): { reason?: unknown; message?: unknown } {
  try {
    const { reason, message } = JSON.parse(reply) ?? {};
    return { reason, message };
  } catch {
    return {};
  }
}

function curlOf(entry: JournalEntry, baseUrl: string, sandbox: string): string {
  const { method, url, requestHeaders, body } = harCallOf(entry, baseUrl);
  return curlParts({
    method,
    url,
    hasToken: entry.account !== null || entry.forwarded,
    headers: { ...requestHeaders, ...(sandbox === '' ? {} : { [SANDBOX_HEADER]: sandbox }) },
    ...(body?.text ? { body: body.text } : {}),
  }).join(' ');
}
