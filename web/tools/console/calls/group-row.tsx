import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { isFailure } from '../entry.ts';
import { ProvenanceTag } from '../provenance-tag.tsx';
import styles from './entry-row.module.css';
import { timeOf } from './time-of.ts';

interface GroupRowProps {
  readonly entries: readonly JournalEntry[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The same operation several times, one after the other (连续调用), with what nobody should miss while it is closed. */
export function GroupRow({ entries, isOpen, onToggle }: GroupRowProps) {
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const failures = entries.filter(isFailure).length;
  const accounts = [
    ...new Set(entries.map(({ forwarded, account }) => (forwarded ? '后端' : account || '访客'))),
  ];
  const [from, to] = [timeOf(oldest.at), timeOf(newest.at)];
  return (
    <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
      <span className={styles.line}>
        <ProvenanceTag provenance={newest.provenance} />
        <span className={styles.name}>{newest.operation}</span>
        <span className={styles.times}>×{entries.length}</span>
        <RightOutlined className={styles.arrow} aria-hidden="true" />
      </span>
      <span className={styles.facts}>
        <span>{from === to ? to : `${from} 至 ${to}`}</span>
        <span>{accounts.join('、')}</span>
        <span className={failures > 0 ? styles.bad : undefined}>
          {failures > 0 ? `${failures} 次失败` : '都成功'}
        </span>
      </span>
    </button>
  );
}
