import type { JournalEntry } from '#contracts/control/journal.ts';
import type { Said } from '#scripts/setup/words/words.mjs';

/** An exchange in a line, and under it why it was answered so. */
export function journalLines(entry: JournalEntry, said: Said): string {
  const { fault, violations, decisions, unmatched } = entry;
  const facts = [
    String(entry.seq).padStart(4),
    new Date(entry.at).toISOString().slice(0, 23).replace('T', ' '),
    entry.status === 0 ? '---' : String(entry.status),
    String(entry.code ?? '').padStart(4),
    entry.operation,
    entry.account ?? '-',
    said(`${entry.ms} ms`),
  ];
  const struck = fault
    ? [
        `fault ${fault.kind} by ${fault.rule}`,
        ...(fault.draw ? [`draw ${fault.draw}`] : []),
        ...(fault.delayMs > 0 ? [`${fault.delayMs} ms late`] : []),
      ]
    : [];
  return [
    facts.join('  '),
    ...(struck.length > 0 ? [said(`      ${struck.join(', ')}`)] : []),
    ...(unmatched?.nearest && unmatched.nearest !== entry.operation
      ? [said(`      did you mean ${unmatched.nearest}?`)]
      : []),
    ...decisions.map((text) => said(`      ${text}`)),
    ...violations.map(({ part, pointer, message }) =>
      said(`      outside the contract: ${part} ${pointer || '/'} ${message}`),
    ),
  ].join('\n');
}
