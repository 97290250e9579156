import type { JournalEntry } from '#contracts/control/journal.ts';
import { words } from '../words/words.ts';
import { knownAccount, literal, needsSession, sentFields } from './sent-fields.ts';

/** The reply as a value; null when it was cut for its length and cannot be one any more. */
function readReply(reply: string): { readonly value: unknown } | null {
  if (!/^\s*[{[]/.test(reply)) return { value: reply };
  try {
    return { value: JSON.parse(reply) };
  } catch {
    return null;
  }
}

function replyLine(reply: string): string {
  const found = readReply(reply);
  if (found === null) return `json({}), // ${words().calls.copy.replyCut}`;
  return typeof found.value === 'string'
    ? `text(${literal(found.value)}),`
    : `json(${literal(found.value, '      ')}),`;
}

/** The exchange as an interaction of contracts/pact/consumer. The values are exact: loosen what may differ. */
export function asPact(entry: JournalEntry): string {
  const say = words().calls.copy;
  const [service = ''] = entry.operation.split('.');
  const hasSession = needsSession(entry.operation) && entry.account !== null;
  const caller = hasSession ? `member('${knownAccount(entry.account)}')` : 'visitor';
  return [
    `const exchange = deskPact('${service}');`,
    '',
    `it(${literal(say.nameCall)}, () =>`,
    '  exchange(',
    `    '${entry.operation}',`,
    `    ${literal(say.nameState)},`,
    '    {',
    `      as: ${caller},`,
    `      input: ${literal(sentFields(entry), '      ')},`,
    `      reply: ${replyLine(entry.reply)}`,
    '    },',
    '    async (api) => {',
    `      const reply = await api.call('${entry.operation}', ${literal(sentFields(entry), '      ')});`,
    '      expect(reply).toBeTruthy();',
    '    },',
    '  ));',
    '',
  ].join('\n');
}
