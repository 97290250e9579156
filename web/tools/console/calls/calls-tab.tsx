import { Button, Checkbox, Input } from 'antd';
import { useMemo, useState } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useWords } from '../words/words.ts';
import { type CallRow, callRows, keyOfRow, toggled } from './call-rows.ts';
import styles from './calls-tab.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { EntryRow, ROW_HEIGHT } from './entry-row.tsx';
import { GroupRow } from './group-row.tsx';
import { clearJournal } from './journal-feed.ts';
import { useFeed, type Wanted } from './use-feed.ts';
import { VirtualList } from './virtual-list.tsx';

const ALL: Wanted = { text: '', onlyFailures: false, onlyOwn: false };

/** The journal of this replica, live. */
export function CallsTab() {
  const [wanted, setWanted] = useState(ALL);
  const [opened, setOpened] = useState<JournalEntry | null>(null);
  const { feed, entries } = useFeed(wanted);
  const [openGroups, setOpenGroups] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => callRows(entries, openGroups), [entries, openGroups]);
  const action = useAction();
  const say = useWords().calls.list;

  function row(shown: CallRow) {
    if (shown.kind === 'call') {
      return <EntryRow entry={shown.entry} isInGroup={shown.isInGroup} onOpen={setOpened} />;
    }
    const { entries: group, isOpen } = shown;
    return (
      <GroupRow entries={group} isOpen={isOpen} onToggle={() => setOpenGroups(toggled(openGroups, group))} />
    );
  }

  if (opened !== null) return <EntryDetail entry={opened} onBack={() => setOpened(null)} />;
  return (
    <>
      <Row gap={8} wraps keeps className={styles.bar}>
        <Input
          allowClear
          size="small"
          placeholder={say.filter}
          aria-label={say.filter}
          value={wanted.text}
          onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
        />
        <Checkbox
          checked={wanted.onlyFailures}
          onChange={({ target }) => setWanted({ ...wanted, onlyFailures: target.checked })}
        >
          {say.onlyFailures}
        </Checkbox>
        <Checkbox
          checked={wanted.onlyOwn}
          title={say.onlyOwnHint}
          onChange={({ target }) => setWanted({ ...wanted, onlyOwn: target.checked })}
        >
          {say.onlyOwn}
        </Checkbox>
      </Row>
      <Row justify="between" keeps ruled="bottom" tone="muted" size={12} className={styles.state}>
        <span>
          {say.count(entries.length)} · {say.way[feed.way]}
        </span>
        <Button
          type="link"
          size="small"
          disabled={feed.entries.length === 0 || action.isBusy}
          onClick={() => action.run(clearJournal, say.cleared)}
        >
          {say.clear}
        </Button>
      </Row>
      <Problem text={feed.problem || action.problem} />
      {entries.length === 0 ? (
        <p className={styles.empty}>{feed.entries.length === 0 ? say.none : say.noneWanted}</p>
      ) : (
        <VirtualList items={rows} rowHeight={ROW_HEIGHT} label={say.name} keyOf={keyOfRow}>
          {row}
        </VirtualList>
      )}
    </>
  );
}
