import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { isFailure } from '../entry.ts';
import { ProvenanceTag } from '../provenance-tag.tsx';
import { useWords } from '../words/words.ts';
import styles from './entry-row.module.css';
import { timeOf } from './time-of.ts';

interface GroupRowProps {
  readonly entries: readonly JournalEntry[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The same operation several times, one after the other (连续调用), with what nobody should miss while it is closed. */
export function GroupRow({ entries, isOpen, onToggle }: GroupRowProps) {
  const say = useWords().calls.list;
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const failures = entries.filter(isFailure).length;
  const accounts = [
    ...new Set(entries.map(({ forwarded, account }) => (forwarded ? say.backend : account || say.visitor))),
  ];
  const [from, to] = [timeOf(oldest.at), timeOf(newest.at)];
  return (
    <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
      <Row as="span" gap={8} shrinks nowrap className={styles.line}>
        <ProvenanceTag provenance={newest.provenance} />
        <span className={styles.name}>{newest.operation}</span>
        <Text keeps padX={8} tone="ink" size="12-20" digits className={styles.times}>
          ×{entries.length}
        </Text>
        <RightOutlined className={styles.arrow} aria-hidden="true" />
      </Row>
      <Row as="span" gap={8} shrinks tone="muted" size="12-18" digits nowrap className={styles.facts}>
        <span>{from === to ? to : say.from(from, to)}</span>
        <span>{say.accounts(accounts)}</span>
        <span className={failures > 0 ? styles.bad : undefined}>
          {failures > 0 ? say.failures(failures) : say.allGood}
        </span>
      </Row>
    </button>
  );
}
