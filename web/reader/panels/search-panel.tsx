import { type FormEvent, useRef, useState } from 'react';
import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import type { Found, Hit } from '../api.ts';
import { note } from '../note.ts';
import type { Reading } from '../reading.ts';
import panel from './panel.module.css';
import styles from './search.module.css';

interface SearchPanelProps {
  readonly reading: Reading;
  /** What was searched for last stays when the panel is opened again. */
  readonly mark: string;
  readonly onMark: (words: string) => void;
  readonly onPage: (page: number) => void;
}

type Result =
  | { readonly kind: 'none' | 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly found: Found };

/** 书内搜索: each place with its page and the words around it. */
export function SearchPanel({ reading, mark, onMark, onPage }: SearchPanelProps) {
  const [keyword, setKeyword] = useState(mark);
  const [result, setResult] = useState<Result>({ kind: 'none' });
  const asked = useRef(0);

  async function search(event: FormEvent) {
    event.preventDefault();
    const words = keyword.trim();
    if (words === '') return;
    asked.current += 1;
    const turn = asked.current;
    setResult({ kind: 'asking' });
    onMark(words);
    note('search');
    const outcome = await reading.api.search(words);
    if (turn !== asked.current) return;
    setResult(
      outcome.ok
        ? { kind: 'found', found: outcome.value }
        : { kind: 'failed', message: outcome.error.message },
    );
  }

  function change(words: string) {
    setKeyword(words);
    if (words === '') onMark('');
  }

  return (
    <>
      <search>
        <form className={`${panel.form} ${styles.form}`} onSubmit={(event) => void search(event)}>
          <input
            type="search"
            aria-label="搜索书中的字词"
            placeholder="搜索书中的字词"
            maxLength={KEYWORD_LONGEST}
            value={keyword}
            onChange={({ target }) => change(target.value)}
          />
          <button type="submit">搜索</button>
        </form>
      </search>
      <p className={styles.count} role="status">
        {wordsOf(result)}
      </p>
      <div className={panel.scroll}>
        <ol>
          {result.kind === 'found'
            ? result.found.hits.map((hit, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two hits may be alike in everything
                <li key={place}>
                  <HitLine hit={hit} onPage={onPage} />
                </li>
              ))
            : null}
        </ol>
      </div>
    </>
  );
}

function HitLine({ hit, onPage }: { readonly hit: Hit; readonly onPage: (page: number) => void }) {
  return (
    <button type="button" className={styles.hit} onClick={() => onPage(hit.page)}>
      <span>
        …{hit.before}
        <mark>{hit.match}</mark>
        {hit.after}…
      </span>
      <small>第 {hit.page} 页</small>
    </button>
  );
}

function wordsOf(result: Result): string {
  if (result.kind === 'asking') return '正在搜索';
  if (result.kind === 'failed') return result.message;
  if (result.kind !== 'found') return '';
  const { hits, hasMore } = result.found;
  if (hits.length === 0) return '没有找到，换个词试试';
  return hasMore === 'Y' ? `先列出前 ${hits.length} 处` : `共 ${hits.length} 处`;
}
