import { Button, Checkbox, Input } from 'antd';
import { useMemo, useState } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { Problem } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { type CallRow, callRows, keyOfRow, toggled } from './call-rows.ts';
import styles from './calls-tab.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { EntryRow, ROW_HEIGHT } from './entry-row.tsx';
import { GroupRow } from './group-row.tsx';
import { clearJournal, type Feed } from './journal-feed.ts';
import { useFeed, type Wanted } from './use-feed.ts';
import { VirtualList } from './virtual-list.tsx';

const ALL: Wanted = { text: '', onlyFailures: false, onlyOwn: false };

const WAY_WORDS: Readonly<Record<Feed['way'], string>> = {
  none: '正在连接',
  stream: '实时',
  polling: '每 2 秒刷新',
};

/** The journal of this replica, live. */
export function CallsTab() {
  const [wanted, setWanted] = useState(ALL);
  const [opened, setOpened] = useState<JournalEntry | null>(null);
  const { feed, entries } = useFeed(wanted);
  const [openGroups, setOpenGroups] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => callRows(entries, openGroups), [entries, openGroups]);
  const action = useAction();

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
      <div className={styles.bar}>
        <Input
          allowClear
          size="small"
          placeholder="按接口名筛选"
          aria-label="按接口名筛选"
          value={wanted.text}
          onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
        />
        <Checkbox
          checked={wanted.onlyFailures}
          onChange={({ target }) => setWanted({ ...wanted, onlyFailures: target.checked })}
        >
          只看失败
        </Checkbox>
        <Checkbox
          checked={wanted.onlyOwn}
          title="只看这个标签页发出的调用"
          onChange={({ target }) => setWanted({ ...wanted, onlyOwn: target.checked })}
        >
          仅本标签页
        </Checkbox>
      </div>
      <div className={styles.state}>
        <span>
          {entries.length} 条 · {WAY_WORDS[feed.way]}
        </span>
        <Button
          type="link"
          size="small"
          disabled={feed.entries.length === 0 || action.isBusy}
          onClick={() => action.run(clearJournal, '记录已清空')}
        >
          清空
        </Button>
      </div>
      <Problem text={feed.problem || action.problem} />
      {entries.length === 0 ? (
        <p className={styles.empty}>
          {feed.entries.length === 0 ? '还没有调用。在页面上操作一下试试。' : '没有符合条件的调用。'}
        </p>
      ) : (
        <VirtualList items={rows} rowHeight={ROW_HEIGHT} label="调用" keyOf={keyOfRow}>
          {row}
        </VirtualList>
      )}
    </>
  );
}
