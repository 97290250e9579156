import { Button, Checkbox, Input, type InputRef } from 'antd';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  excerptOf,
  type FoundPlace,
  findWords,
  placeBehind,
  replaceWords,
} from '#contracts/rules/pages/edits/find-words.ts';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { type Find, opened, useAround, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { pageWords } from '../model/role-words.ts';
import { SidePanel } from './side-panel.tsx';

/** More of them are led to one by one, and are not listed. */
const MOST_LISTED = 100;
const LONGEST = 200;

/** What is asked stays in sight above what is found, up to the edge of the panel, whose padding is as wide. */
const STAYS: CSSProperties = { position: 'sticky', top: -16, marginTop: -12, zIndex: 1 };
const BELOW: CSSProperties = { scrollMarginTop: 240 };

interface FindPanelProps {
  readonly onClose?: () => void;
  /** Hears that an entry led to its page. */
  readonly onLed?: (() => void) | undefined;
}

/** Finds words in the texts of all pages, and puts others in their place (查找替换). */
export function FindPanel({ onClose, onLed }: FindPanelProps) {
  const isReadOnly = useAround((around) => around.isReadOnly);
  const field = useRef<InputRef>(null);
  const { find, found, at, done, ask, show, step, replaceOne, replaceAll } = useFinding();
  const { asked, words, put, isCaseExact, isWidthExact } = find;
  useEffect(() => {
    // After the panel, which takes the focus itself.
    const frame = asked > 0 ? requestAnimationFrame(() => field.current?.focus({ cursor: 'all' })) : 0;
    return () => cancelAnimationFrame(frame);
  }, [asked]);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    // What is chosen stays so.
    event.preventDefault();
    onClose();
  };
  // Found or not: what has the focus keeps it.
  const isNothing = words === '';
  return (
    <SidePanel name="查找替换" title={onClose && '查找替换'} onClose={onClose}>
      <Stack gap={12} columns="one" ground="sheet" padY={16} style={STAYS} onKeyDown={leave}>
        <Input
          ref={field}
          aria-label="查找的文字"
          placeholder="查找"
          value={words}
          maxLength={LONGEST}
          allowClear
          onChange={({ target }) => ask({ words: target.value })}
          onPressEnter={({ shiftKey }) => step(shiftKey ? -1 : 1)}
        />
        <Row gap={12} wraps>
          <Checkbox checked={isCaseExact} onChange={({ target }) => ask({ isCaseExact: target.checked })}>
            区分大小写
          </Checkbox>
          <Checkbox checked={isWidthExact} onChange={({ target }) => ask({ isWidthExact: target.checked })}>
            区分全半角
          </Checkbox>
        </Row>
        <Row gap={8}>
          <Button disabled={isNothing} onClick={() => step(-1)}>
            上一处
          </Button>
          <Button disabled={isNothing} onClick={() => step(1)}>
            下一处
          </Button>
        </Row>
        {isReadOnly ? null : (
          <>
            <Input
              aria-label="替换成"
              placeholder="替换成"
              value={put}
              maxLength={LONGEST}
              allowClear
              onChange={({ target }) => ask({ put: target.value })}
              onPressEnter={replaceOne}
            />
            <Row gap={8}>
              <Button disabled={isNothing} onClick={replaceOne}>
                替换
              </Button>
              <Button disabled={isNothing} onClick={replaceAll}>
                全部替换
              </Button>
            </Row>
          </>
        )}
        <Note role="status" size={12}>
          {[done, countWords(words, found.length, at)].filter((part) => part !== '').join('。')}
        </Note>
      </Stack>
      <FoundList
        found={found}
        at={at}
        onShow={(place) => {
          show(place);
          onLed?.();
        }}
      />
    </SidePanel>
  );
}

function countWords(words: string, count: number, at: number | null): string {
  if (words === '') return '';
  if (count === 0) return '没有找到';
  return at === null ? `找到 ${count} 处` : `第 ${at + 1} 处，共 ${count} 处`;
}

/** What is found, which of it is shown, and what was done last. */
function useFinding() {
  const { store, open } = useEditing();
  const find = useOpen((now) => now.find);
  const document = useEditorState((state) => state.document);
  const { words, isCaseExact, isWidthExact } = find;
  const found = useMemo(
    () => findWords(document, { words, isCaseExact, isWidthExact }),
    [document, words, isCaseExact, isWidthExact],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [done, setDone] = useState('');
  // What is found may have become less since.
  const at = chosen === null || found.length === 0 ? null : Math.min(chosen, found.length - 1);

  function ask(change: Partial<Find>): void {
    opened(open, { find: { ...open.get().find, ...change } });
    setDone('');
    if (change.put === undefined) setChosen(null);
  }

  function show(index: number, places = found): void {
    const place = places[index];
    if (!place) return;
    setChosen(index);
    store.showPage(place.page);
    store.select([place.element]);
  }

  function step(by: 1 | -1): void {
    const { length } = found;
    setDone('');
    if (length > 0) show(at === null ? firstFrom(by) : (at + by + length) % length);
  }

  /** Where the looking begins: at the shown page. */
  function firstFrom(by: 1 | -1): number {
    const { page } = store.get();
    const places = new Map(document.pages.map(({ id }, place) => [id, place]));
    const here = places.get(page) ?? 0;
    const next = found.findIndex((each) => (places.get(each.page) ?? 0) >= here);
    if (by === 1) return Math.max(next, 0);
    return next <= 0 ? found.length - 1 : next - 1;
  }

  function replaceOne(): void {
    const place = at === null ? undefined : found[at];
    if (!place) {
      step(1);
      return;
    }
    const { document: next, replaced, ...left } = replaceWords(document, [place], find.put);
    store.edit(() => next, { page: place.page, selection: [place.element] });
    const after = findWords(next, find);
    const behind = replaced > 0 ? place.from + find.put.length : place.to;
    if (after.length === 0) setChosen(null);
    else show(placeBehind(after, place.text, behind), after);
    setDone(doneWords({ replaced, ...left }));
  }

  function replaceAll(): void {
    const { document: next, ...counts } = replaceWords(document, found, find.put);
    store.goInside(null);
    store.edit(() => next);
    setChosen(null);
    setDone(doneWords(counts));
  }

  return { find, found, at, done, ask, show, step, replaceOne, replaceAll };
}

interface Counts {
  readonly replaced: number;
  readonly locked: number;
  readonly tooLong: number;
}

function doneWords({ replaced, locked, tooLong }: Counts): string {
  return [
    replaced > 0 ? `替换了 ${replaced} 处，可以撤销` : '',
    locked > 0 ? `${locked} 处在锁定的文字里，没有替换` : '',
    tooLong > 0 ? `${tooLong} 处替换后超过字数上限，没有替换` : '',
  ]
    .filter((part) => part !== '')
    .join('；');
}

interface FoundListProps {
  readonly found: readonly FoundPlace[];
  readonly at: number | null;
  readonly onShow: (index: number) => void;
}

function FoundList({ found, at, onShow }: FoundListProps) {
  const document = useEditorState((state) => state.document);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (found.length === 0) return null;
  const numbers = new Map(
    document.pages.map((page, place) => [page.id, pageWords(page, place + 1, document)]),
  );
  return (
    <>
      <Stack as="ul" ref={list} gap={2} columns="one" aria-label="找到的文字">
        {found.slice(0, MOST_LISTED).map((place, index) => {
          const { before, match, after } = excerptOf(document, place);
          return (
            <li key={`${place.page} ${place.element} ${place.from}`} style={BELOW}>
              <Box
                as="button"
                type="button"
                bare
                thumb
                radius="control"
                padX={8}
                padY={8}
                ground={index === at ? 'brass-soft' : 'sheet'}
                style={{ width: '100%', textAlign: 'start' }}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => onShow(index)}
              >
                <Muted size={12}>
                  {numbers.get(place.page)}
                  {place.isLocked ? '，已锁定' : ''}
                </Muted>
                <Text as="div" breaks>
                  {before}
                  <Text as="b" tone="ink" weight={600}>
                    {match}
                  </Text>
                  {after}
                </Text>
              </Box>
            </li>
          );
        })}
      </Stack>
      {found.length > MOST_LISTED ? <Muted size={12}>列出了前 {MOST_LISTED} 处。</Muted> : null}
    </>
  );
}
