import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import {
  added,
  entryProblem,
  indented,
  moved,
  movedTo,
  type OutlineEdit,
  removed,
} from '#contracts/rules/pages/draft/outline-edits.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { WORK_FAILURES } from '#web/features/publications/model/outdated.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Columns } from '#web/kit/layout/columns.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { Setting } from '../model/setting.ts';
import { useLeaving } from '../model/use-leaving.ts';
import { useNews } from '../model/use-news.ts';
import { PageThumb } from './page-thumb.tsx';
import { type KeyedEntry, TocRow } from './toc-row.tsx';

/** More rows than these come when they are asked for. */
const ROWS = 200;

let keys = 0;
function keyed(entry: Setting['outline'][number]): KeyedEntry {
  keys += 1;
  return { ...entry, key: keys };
}

const plain = (entries: readonly KeyedEntry[]) => entries.map(({ key: _, ...entry }) => entry);

/** The table of contents (目录), edited by hand and by keys, beside the page that an entry leads to. */
export function TocSheet({ setting }: { readonly setting: Setting }) {
  const { opusID, pageNum } = setting;
  const [saved, setSaved] = useState(setting);
  const [entries, setEntries] = useState<readonly KeyedEntry[]>(() => setting.outline.map(keyed));
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(ROWS);
  const [isChecked, setIsChecked] = useState(false);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const dragged = useRef<number | null>(null);
  const isChanged = JSON.stringify(plain(entries)) !== JSON.stringify(saved.outline);
  const onFailure = useNews(setting, {
    revision: saved.revision,
    isChanged,
    take() {
      setSaved(setting);
      if (!isChanged) setEntries(setting.outline.map(keyed));
    },
  });
  const saving = useAct('OpusServiceMag.saveToc', {
    ...WORK_FAILURES,
    doneText: ({ status }) => (status === 'changed' ? '目录已保存，发布后读者才看得到' : '目录已保存'),
    onDone: setSaved,
    onFailure,
  });
  useLeaving(isChanged, '目录还没有保存。');
  const wrong = entries.findIndex((entry) => entryProblem(entry, pageNum) !== '');

  function focusRow(place: number, name = 'title'): void {
    // After the rows stand where they belong.
    requestAnimationFrame(() => {
      const row = list.current?.children[place];
      (row?.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? first.current)?.focus();
    });
  }

  function take(edit: OutlineEdit<KeyedEntry> | null, words: string): void {
    if (edit === null) return;
    setEntries(edit.outline);
    setAt(edit.at);
    setShown((before) => Math.max(before, edit.at + 1));
    setTold(words);
    focusRow(edit.at);
  }

  function change(place: number, entry: KeyedEntry): void {
    setEntries(entries.map((each, other) => (other === place ? entry : each)));
  }

  function add(place: number): void {
    const page = entries[place]?.page || 1;
    take(added(entries, place, { ...keyed({ title: '', level: 1, page }) }), '已添加一条');
  }

  function drop(to: number): void {
    const from = dragged.current;
    dragged.current = null;
    if (from !== null) take(movedTo(entries, from, to), '已移动');
  }

  function save(): void {
    setIsChecked(true);
    if (wrong !== -1) {
      setShown((before) => Math.max(before, wrong + 1));
      focusRow(wrong, entries[wrong]?.title.trim() === '' ? 'title' : 'page');
    } else void saving.run({ opusID, revision: saved.revision, outline: JSON.stringify(plain(entries)) });
  }

  const current = entries[at];
  const isFull = entries.length >= DOCUMENT_LIMITS.outline;
  return (
    <Columns
      beside={
        current && entryProblem({ ...current, title: '-' }, pageNum) === '' ? (
          <Sheet title={`第 ${current.page} 页`}>
            <Stack items="center" gap={12}>
              <PageThumb setting={setting} page={current.page} width={240} />
              <Note size="12-20">点一条目录，这里就是它指向的页</Note>
            </Stack>
          </Sheet>
        ) : null
      }
    >
      <Sheet title="目录" {...shows('OpusServiceMag.getSetting', 'OpusServiceMag.saveToc')}>
        {entries.length === 0 ? (
          <EmptyState
            text="还没有目录。有了目录，读者一点就能翻到那一章。"
            action={
              <Button ref={first} onClick={() => add(-1)}>
                添加第一条
              </Button>
            }
          />
        ) : (
          <Stack gap={12} columns="one">
            <Note size="12-20">
              在「更多」里移动和改层级，也可以拖动左边的把手。用键盘：Alt
              加方向键移动和改层级，回车添加下一条。
            </Note>
            <Stack
              as="ul"
              ref={list}
              gap={4}
              columns="one"
              aria-label="目录"
              style={{ listStyle: 'none', margin: 0, padding: 0 }}
            >
              {entries.slice(0, shown).map((entry, place) => (
                <TocRow
                  key={entry.key}
                  entry={entry}
                  problem={isChecked ? entryProblem(entry, pageNum) : ''}
                  handle={<HolderOutlined aria-hidden="true" />}
                  onChange={(next) => change(place, next)}
                  onEnter={() => setAt(place)}
                  onAdd={() => (isFull ? undefined : add(place))}
                  onMove={(direction) =>
                    take(moved(entries, place, direction), direction === 1 ? '已下移' : '已上移')
                  }
                  onIndent={(direction) =>
                    take(indented(entries, place, direction), direction === 1 ? '已降一级' : '已升一级')
                  }
                  onRemove={() => take(removed(entries, place), '已删除一条')}
                  onDrag={() => {
                    dragged.current = place;
                  }}
                  onDragEnd={() => {
                    dragged.current = null;
                  }}
                  onDrop={() => drop(place)}
                />
              ))}
            </Stack>
            {entries.length > shown ? (
              <Button
                onClick={() => setShown(shown + ROWS)}
              >{`还有 ${entries.length - shown} 条，再显示一些`}</Button>
            ) : null}
            <Row
              gap={12}
              wraps
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => drop(entries.length)}
            >
              <Button disabled={isFull} onClick={() => add(entries.length - 1)}>
                添加一条
              </Button>
            </Row>
          </Stack>
        )}
        <Stack gap={12} above={16}>
          <span className="only-read" role="status">
            {told}
          </span>
          <Problem text={saving.problem} />
          <Row gap={12} wraps>
            <Button type="primary" disabled={!isChanged} loading={saving.isBusy} onClick={save}>
              保存
            </Button>
            <Note size="12-20">{isChanged ? '改动还没有保存' : '目录发布后读者才看得到'}</Note>
          </Row>
        </Stack>
      </Sheet>
    </Columns>
  );
}
