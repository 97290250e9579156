import { memo } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { codeOf, gravePart, isFailure } from '../entry.ts';
import { ProvenanceTag } from '../provenance-tag.tsx';
import { useWords, wordOf, words } from '../words/words.ts';
import styles from './entry-row.module.css';
import { timeOf } from './time-of.ts';

export const ROW_HEIGHT = 56;

/** Status and code in one word; what the reply itself says comes first. */
export function outcomeOf(entry: Pick<JournalEntry, 'status' | 'code'>): string {
  const { status } = entry;
  const code = codeOf(entry);
  if (status === 0) return words().calls.list.noAnswer;
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
  const {
    calls: { list: say },
    world: { faults },
  } = useWords();
  return (
    <button type="button" className={styles.row} data-in-group={isInGroup} onClick={() => onOpen(entry)}>
      <Row as="span" gap={8} shrinks nowrap className={styles.line}>
        <ProvenanceTag provenance={provenance} />
        <span className={styles.name}>{operation}</span>
        <span className={isFailure(entry) ? styles.bad : styles.outcome}>{outcomeOf(entry)}</span>
      </Row>
      <Row as="span" gap={8} shrinks tone="muted" size="12-18" digits nowrap className={styles.facts}>
        <span>{timeOf(entry.at)}</span>
        <span>{say.ms(entry.ms)}</span>
        <span>{entry.forwarded ? say.backend : entry.account || say.visitor}</span>
        {unmatched?.nearest && unmatched.nearest !== operation ? (
          <span>{say.nearest(unmatched.nearest)}</span>
        ) : null}
        {fault ? <span className={styles.bad}>{say.fault(wordOf(faults.kind, fault.kind))}</span> : null}
        {grave > 0 ? <span className={styles.bad}>{say.breaches(grave)}</span> : null}
        {violations.length > grave ? <span>{say.unlikeAssumed(violations.length - grave)}</span> : null}
        {decisions.length > 0 ? <span className={styles.why}>{say.decisions(decisions)}</span> : null}
      </Row>
    </button>
  );
});
