import type { JournalEntry } from '#contracts/control/journal.ts';

/** An exchange in a line, and under it why it was answered so. */
export function journalLines(entry: JournalEntry): string {
  const { fault, violations, decisions, unmatched } = entry;
  const facts = [
    String(entry.seq).padStart(4),
    new Date(entry.at).toISOString().slice(0, 23).replace('T', ' '),
    entry.status === 0 ? '---' : String(entry.status),
    String(entry.code ?? '').padStart(4),
    entry.operation,
    entry.account ?? '-',
    `${entry.ms} ms`,
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
    ...(struck.length > 0 ? [`      ${struck.join(', ')}`] : []),
    ...(unmatched?.nearest && unmatched.nearest !== entry.operation
      ? [`      did you mean ${unmatched.nearest}?`]
      : []),
    ...decisions.map((text) => `      ${text}`),
    ...violations.map(
      ({ part, pointer, message }) => `      outside the contract: ${part} ${pointer || '/'} ${message}`,
    ),
  ].join('\n');
}
