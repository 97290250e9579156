import { setTimeout as wait } from 'node:timers/promises';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { optional } from '../../cli/flags.ts';
import { writeOutput } from '../../cli/output.ts';
import { action, addressOf, type Call } from '../action.ts';
import { eventsOf, type StreamEvent } from '../event-stream.ts';
import { journalLines } from '../journal-line.ts';

const COME_BACK_MS = 1000;

const FILTERS = {
  operation: optional('only this one, such as ShopCarService.cartInfo'),
  account: optional('only the calls of this account'),
  fault: optional('only those with this kind of fault or this rule, or any'),
  tab: optional('only those of this tab of a browser, as the console names it'),
  q: optional('only those with this text anywhere'),
  since: optional('only those after this number'),
  limit: optional('only the newest so many'),
} as const;

const FLAGS = {
  follow: { kind: 'switch', meaning: 'go on with what happens, until it is interrupted' },
  ...FILTERS,
} as const;

type JournalCall = Call<typeof FLAGS>;

export const journal = {
  show: action({
    summary: 'what was asked and why it was answered so, oldest first',
    flags: FLAGS,
    async run(call) {
      const { operation, account, fault, tab, q, since, limit, follow: isFollowing } = call.flags;
      if (isFollowing) return follow(call);
      const query = { operation, account, fault, tab, q, since, limit };
      const data = await call.control.call('GET /journal', { query });
      return {
        data,
        pretty: data.list.length === 0 ? 'No exchange.' : data.list.map(journalLines).join('\n'),
      };
    },
  }),
  export: action({
    summary: 'write it as an HTTP Archive (HAR 1.2), which browsers and proxies read; secrets are left out',
    flags: {
      ...FILTERS,
      output: optional('a file instead of the standard output'),
    },
    async run({ control, flags, around }) {
      const { operation, account, fault, tab, q, since, limit } = flags;
      const query = { operation, account, fault, tab, q, since, limit };
      // The contract comes along, which no other command waits for.
      const { harCallOf } = await import('../../har/from-journal.ts');
      const { harOf } = await import('../../har/har.ts');
      const { list } = await control.call('GET /journal', { query });
      const baseUrl = addressOf(flags['base-url'], around.env);
      const har = harOf(list.map((entry) => harCallOf(entry, baseUrl)));
      const text = JSON.stringify(har, null, 2);
      if (flags.output === '') return { data: har, pretty: text };
      writeOutput(flags.output, `${text}\n`);
      const written = { file: flags.output, entries: list.length };
      return { data: written, pretty: `${written.file}, ${written.entries} calls` };
    },
  }),
  clear: action({
    summary: 'forget the exchanges',
    flags: {},
    async run({ control }) {
      const data = await control.call('DELETE /journal');
      return { data, pretty: 'The journal is empty.' };
    },
  }),
};

/** Writes what happens as it happens; a connection that breaks is made again where it was. */
async function follow(call: JournalCall): Promise<null> {
  const { control, flags } = call;
  const { signal } = call.around;
  let last = flags.since;
  // A mistyped filter is refused by the journal itself, before anything is waited for.
  const { operation, account, fault, tab, q, since } = flags;
  await control.call('GET /journal', { query: { operation, account, fault, tab, q, since, limit: 1 } });
  while (!signal?.aborted) {
    try {
      const reply = await control.open('GET /events', { query: { since: last }, signal: signal ?? null });
      if (!reply.body) return null;
      for await (const event of eventsOf(reply.body)) {
        if (event.id !== '') last = event.id;
        write(event, call);
      }
    } catch (error) {
      if (signal?.aborted) return null;
      // Broken in the middle it is tried again; what cannot even be reached is told by the next try.
      if (!isBroken(error)) throw error;
    }
    await wait(COME_BACK_MS, null, signal ? { signal } : {}).catch(() => null);
  }
  return null;
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

function write({ event, data }: StreamEvent, { flags, around }: JournalCall): void {
  if (event !== 'exchange') {
    if (flags.format === 'json') around.write(`{"event":${JSON.stringify(event)},"data":${data}}`);
    else around.write(`      -- ${event} ${data}`);
    return;
  }
  const entry = JSON.parse(data) as JournalEntry;
  if (!isWanted(entry, data, flags)) return;
  around.write(flags.format === 'json' ? data : journalLines(entry));
}

function isWanted(entry: JournalEntry, data: string, flags: JournalCall['flags']): boolean {
  const { operation, account, fault, tab, q } = flags;
  return (
    (operation === '' || entry.operation === operation) &&
    (account === '' || entry.account === account) &&
    (fault === '' || isFault(entry, fault)) &&
    (tab === '' || entry.tab === tab) &&
    (q === '' || data.toLowerCase().includes(q.toLowerCase()))
  );
}

function isFault({ fault }: JournalEntry, asked: string): boolean {
  return (
    fault !== null && (asked === 'any' || [fault.kind, fault.rule, fault.delayedBy?.rule].includes(asked))
  );
}
