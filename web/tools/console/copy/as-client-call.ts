import type { JournalEntry } from '#contracts/control/journal.ts';
import { literal, sentFields } from './sent-fields.ts';

/** The exchange as a feature's api.ts would make it. */
export function asClientCall(entry: JournalEntry): string {
  const sent = sentFields(entry);
  const method = entry.operation.split('.').at(-1) ?? 'call';
  return [
    "import type { ApiClient } from '#web/lib/call/api-client.ts';",
    "import { client } from '#web/lib/call/client.ts';",
    '',
    `export function ${method}(api: ApiClient = client()) {`,
    `  return api.call('${entry.operation}', ${literal(sent, '  ')});`,
    '}',
    '',
  ].join('\n');
}
