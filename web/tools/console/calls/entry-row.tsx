import { memo } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { codeOf, gravePart, isFailure } from '../entry.ts';
import { FAULT_WORDS } from '../faults/fault-words.ts';
import { ProvenanceTag } from '../provenance-tag.tsx';
import styles from './entry-row.module.css';
import { timeOf } from './time-of.ts';

export const ROW_HEIGHT = 56;

/** Status and code in one word; what the reply itself says comes first. */
export function outcomeOf(entry: Pick<JournalEntry, 'status' | 'code'>): string {
  const { status } = entry;
  const code = codeOf(entry);
  if (status === 0) return '没有答复';
  return code === '' || status >= 400 ? String(status) : `${status} / ${code.slice(0, 12)}`;
}

interface EntryRowProps {
  readonly entry: JournalEntry;
  /** Below the row of its group, which was opened. */
  readonly isInGroup: boolean;
  readonly onOpen: (entry: JournalEntry) => void;
}

/** An entry never changes, so a row that is drawn stays as it is while the list scrolls. */
export const EntryRow = memo(function EntryRow({ entry, isInGroup, onOpen }: EntryRowProps) {
  const { operation, provenance, fault, violations, decisions, unmatched } = entry;
  const grave = gravePart(violations).length;
  return (
    <button type="button" className={styles.row} data-in-group={isInGroup} onClick={() => onOpen(entry)}>
      <span className={styles.line}>
        <ProvenanceTag provenance={provenance} />
        <span className={styles.name}>{operation}</span>
        <span className={isFailure(entry) ? styles.bad : styles.outcome}>{outcomeOf(entry)}</span>
      </span>
      <span className={styles.facts}>
        <span>{timeOf(entry.at)}</span>
        <span>{entry.ms} 毫秒</span>
        <span>{entry.forwarded ? '后端' : entry.account || '访客'}</span>
        {unmatched?.nearest && unmatched.nearest !== operation ? (
          <span>是否想调用 {unmatched.nearest}</span>
        ) : null}
        {fault ? <span className={styles.bad}>故障：{FAULT_WORDS[fault.kind] ?? fault.kind}</span> : null}
        {grave > 0 ? <span className={styles.bad}>违约 {grave}</span> : null}
        {violations.length > grave ? <span>与推定不符 {violations.length - grave}</span> : null}
        {decisions.length > 0 ? <span className={styles.why}>{decisions.join('；')}</span> : null}
      </span>
    </button>
  );
});
