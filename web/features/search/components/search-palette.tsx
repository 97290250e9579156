import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { Box, Column, Note, Row } from '#web/kit/layout/shapes.ts';
import { useIsMissing } from '#web/lib/call/missing-operations.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { shows } from '#web/lib/shows.ts';
import { type Choice, foundChoices, furtherChoices, recentChoices } from '../model/choices.ts';
import { foundFor } from '../model/found.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../model/recent-searches.ts';
import { ChoiceLine } from './choice-line.tsx';
import styles from './search-palette.module.css';
import { useDebounced } from './use-debounced.ts';

/** So long the typing rests before it is searched for. */
const REST_MS = 200;
/** On a phone it is the whole screen. */
const WIDTH = { xs: '100vw', md: 640 };
const LABEL = '搜索作品、订单和地址';

interface SearchPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One search over everything of the member (全局搜索): typed, chosen with the arrows, opened with Enter. */
export function SearchPalette({ isOpen, onClose }: SearchPaletteProps) {
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      destroyOnHidden
      width={WIDTH}
      title={<span className="only-read">搜索</span>}
      classNames={{ header: styles.header ?? '', container: styles.whole ?? '' }}
      className={styles.palette}
      wrapClassName={styles.place}
    >
      <Search onClose={onClose} />
    </Modal>
  );
}

function Search({ onClose }: Pick<SearchPaletteProps, 'onClose'>) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  const keyword = text.trim();
  const rested = useDebounced(keyword, REST_MS);
  const asked = keyword === '' ? '' : rested;
  const isMissing = useIsMissing('SearchServiceMag.search');
  const { data, error, isFetching, refetch } = useQuery(foundFor(asked));

  const found = asked !== '' && !error && data ? foundChoices(data, asked, serverClock.now()) : [];
  const isEmpty = asked !== '' && data !== undefined && !error && found.length === 0;
  const groups = keyword === '' ? recentChoices(recent) : isEmpty ? furtherChoices(asked) : found;
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices[active] ?? choices[0];
  const idOf = (choice: Choice) => `${id}-${choice.key}`;
  const isLoading = keyword !== '' && groups.length === 0 && !error;
  const total = found.reduce(
    (sum, group) => sum + group.choices.filter(({ kind }) => kind !== 'all').length,
    0,
  );

  function type(next: string): void {
    setText(next);
    setActive(0);
  }

  function choose(choice: Choice): void {
    if (choice.href === '') {
      type(choice.title);
      return;
    }
    rememberSearch(keyword);
    onClose();
    void navigate(choice.href);
  }

  function move(step: number): void {
    if (choices.length === 0) return;
    const next = (Math.max(0, choices.indexOf(chosen as Choice)) + step + choices.length) % choices.length;
    setActive(next);
    const target = choices[next];
    if (target) document.getElementById(idOf(target))?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While a Chinese word is composed, the keys choose its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen && asked === keyword) {
      event.preventDefault();
      choose(chosen);
    }
  }

  return (
    <search className={styles.search} {...shows('SearchServiceMag.search')}>
      <Row gap={12} ruled="bottom" tone="muted" className={styles.field}>
        <SearchOutlined aria-hidden="true" />
        <input
          // The palette was opened to type into it.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
          className={styles.input}
          role="combobox"
          type="text"
          aria-label={LABEL}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? idOf(chosen) : undefined}
          placeholder={LABEL}
          maxLength={KEYWORD_LONGEST}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="text" onClick={onClose}>
          取消
        </Button>
      </Row>
      <p className="only-read" role="status">
        {isEmpty ? '没有找到' : total > 0 && asked === keyword ? `找到 ${total} 项` : ''}
      </p>
      <Column align="stretch" grows padY={8} className={styles.results} aria-busy={isFetching}>
        {isMissing ? <UnsupportedState /> : null}
        {error && !isMissing && keyword !== '' ? (
          <ErrorState
            title="没有搜索成功"
            text={error.kind === 'refused' ? error.message : '您的内容没有受到影响，请稍后重试。'}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
        {isLoading && !isMissing ? (
          <div className={styles.loading}>
            <LinesSkeleton />
          </div>
        ) : null}
        {keyword === '' && recent.length === 0 ? (
          <p className={styles.hint}>输入书名、作者、订单号、收件人或地址中的几个字</p>
        ) : null}
        {isEmpty ? <p className={styles.hint}>最近的作品、订单和地址里没有「{asked}」</p> : null}
        <div id={`${id}-list`} role="listbox" tabIndex={0} aria-label="搜索结果" className={styles.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
            <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
              <Box
                id={`${id}-${group.title}`}
                size="12-20"
                tone="muted"
                className={styles.group}
                role="presentation"
              >
                {group.title}
              </Box>
              {group.choices.map((choice) => (
                <ChoiceLine
                  key={choice.key}
                  id={idOf(choice)}
                  choice={choice}
                  keyword={choice.kind === 'recent' || choice.kind === 'all' ? '' : asked}
                  isActive={choice === chosen}
                  onPoint={() => setActive(choices.indexOf(choice))}
                  onChoose={() => choose(choice)}
                />
              ))}
            </div>
          ))}
        </div>
        {keyword === '' && recent.length > 0 ? (
          <Button
            type="link"
            size="small"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            清除最近搜索
          </Button>
        ) : null}
      </Column>
      <Note ruled="top" off="phone" size={12} className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </Note>
    </search>
  );
}
