import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SwapLeftOutlined from '@ant-design/icons/es/icons/SwapLeftOutlined';
import SwapRightOutlined from '@ant-design/icons/es/icons/SwapRightOutlined';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Id, Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { Muted, Row } from '#web/kit/layout/shapes.ts';
import { inTurn } from '#web/lib/document/in-turn.ts';
import { useInSight } from '#web/lib/document/use-in-sight.ts';
import { placeAfterKey } from '#web/lib/document/use-roving.ts';
import { useStore } from '#web/lib/store.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { type PageMark as Mark, marksOf } from '../model/company.ts';
import { useIsCoverOpen } from '../model/cover.ts';
import { useEditing, useEditorState } from '../model/editing.ts';
import { facingWords, roleWords } from '../model/role-words.ts';
import { type Lying, lyingOf, type Spread, spreadsOf } from '../model/spread.ts';
import { ActionButton } from '../panels/action-button.tsx';
import { PageMark } from '../presence/page-mark.tsx';
import { PrintedPage } from '../stage/printed-page.tsx';
import styles from './strip.module.css';

const HEIGHT_PX = 72;
const MOST_AT_ONCE = 8;
/** Pages that face each other touch; spreads stand apart. */
const JOINED: Readonly<Record<Lying['lies'], CSSProperties>> = {
  alone: { marginRight: 12 },
  left: { paddingRight: 0 },
  right: { paddingLeft: 0, marginRight: 12 },
};

/** A hundred new pages come here bit by bit, after the one that is worked on; a few of them at once, with it. */
function useGradually(document: PageDocument): PageDocument {
  const before = useDeferredValue(document);
  const others = document.pages.filter((page, at) => page !== before.pages[at]).length;
  return others > MOST_AT_ONCE ? before : document;
}

/** Of many pages that change or come into sight each is drawn in its turn, or all their pictures would come at once. */
function usePageInTurn(page: Page | null): Page | null {
  const [drawn, setDrawn] = useState<Page | null>(null);
  useLayoutEffect(() => (page === drawn ? undefined : inTurn(() => setDrawn(page))), [page, drawn]);
  return drawn;
}

/** All pages in their order (页面条), and what can be done with the shown one. */
export function PageStrip() {
  const { store, company } = useEditing();
  const others = useStore(company, (now) => now.others);
  const marks = useMemo(() => marksOf(others), [others]);
  const { widthMm, heightMm, pages, calendar } = useGradually(useEditorState((state) => state.document));
  const shown = useEditorState((state) => state.page);
  const isCover = useIsCoverOpen();
  const spreads = useMemo(() => spreadsOf({ pages, calendar }), [pages, calendar]);
  const scale = HEIGHT_PX / (heightMm * PX_PER_MM);
  const list = useRef<HTMLUListElement>(null);
  const isThere = pages.some(({ id }) => id === shown);
  useEffect(() => {
    const place = isThere ? list.current?.querySelector(`[data-page="${shown}"]`) : null;
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Who turns the pages here by keys stays with the page that is shown, the only one that Tab stops at.
    if (list.current?.contains(document.activeElement)) place?.querySelector('button')?.focus();
  }, [shown, isThere]);

  const numbers = useMemo(() => new Map(pages.map(({ id }, at) => [id, at + 1])), [pages]);

  /** The page that is shown is the only stop of Tab here; arrows go on, and move nothing that is chosen on the page. */
  function turn(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = pages.findIndex(({ id }) => id === shown);
    const next = placeAfterKey(event.key, at, pages.length, pages.length);
    if (event.key.startsWith('Arrow') || next !== null) event.preventDefault();
    const page = next === null ? undefined : pages[next];
    if (page) store.showPage(page.id);
  }

  function thumbnailOf(page: Page, spread: Spread) {
    const { lies, faces } = lyingOf(spread, page.id);
    return (
      <Thumbnail
        key={page.id}
        page={page}
        words={roleWords(page, numbers.get(page.id) ?? 0, { calendar })}
        no={numbers.get(page.id) ?? 0}
        lies={lies}
        facing={faces ? facingWords(faces, numbers.get(faces.id) ?? 0) : undefined}
        isShown={page.id === shown}
        mark={marks.get(page.id)}
        widthMm={widthMm}
        heightMm={heightMm}
        onShow={store.showPage}
      />
    );
  }

  return (
    <Row as="footer" data-part="" gap={8} padX={12} ground="sheet" ruled="top">
      <Row role="toolbar" aria-label="页面操作" gap={2}>
        <ActionButton id="cover-view" icon={<BookOutlined aria-hidden="true" />} isOn={isCover} />
        <ActionButton id="insert-page" icon={<PlusOutlined aria-hidden="true" />} />
        <ActionButton id="copy-page" icon={<CopyOutlined aria-hidden="true" />} />
        <ActionButton id="page-before" icon={<SwapLeftOutlined aria-hidden="true" />} />
        <ActionButton id="page-after" icon={<SwapRightOutlined aria-hidden="true" />} />
        <ActionButton id="delete-page" icon={<DeleteOutlined aria-hidden="true" />} />
      </Row>
      <Row
        as="ul"
        ref={list}
        grows
        shrinks
        padY={8}
        aria-label="页面"
        className={styles.pages}
        onKeyDown={turn}
        style={{ '--page-scale': scale } as CSSProperties}
      >
        {spreads.flatMap((spread) => spread.map((page) => page && thumbnailOf(page, spread)))}
      </Row>
    </Row>
  );
}

interface ThumbnailProps {
  readonly page: Page;
  /** What it is called. */
  readonly words: string;
  readonly no: number;
  readonly lies: Lying['lies'];
  /** Which page lies open beside it, in words. */
  readonly facing: string | undefined;
  readonly isShown: boolean;
  /** Of others who show it. */
  readonly mark: Mark | undefined;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly onShow: (id: Id) => void;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { page, words, no, lies, facing, isShown, mark, widthMm, heightMm, onShow } = props;
  const width = (HEIGHT_PX * widthMm) / heightMm;
  // Of a thick work only those are drawn that were looked at.
  const [place, isInSight] = useInSight();
  const drawn = usePageInTurn(isInSight ? page : null);
  return (
    <li
      ref={place}
      className={styles.page}
      data-page={page.id}
      style={{ containIntrinsicSize: `${width}px ${HEIGHT_PX + 22}px`, ...JOINED[lies] }}
    >
      <div aria-hidden="true" style={{ width, height: HEIGHT_PX }}>
        {drawn && <PrintedPage page={drawn} no={no} isSmall />}
      </div>
      <Muted as="div" size="12-20" text="center" digits aria-hidden="true">
        {words}
      </Muted>
      <PageMark mark={mark} />
      <button
        type="button"
        className={styles.leaf}
        aria-label={labelOf(no, words, mark)}
        aria-current={isShown ? 'page' : undefined}
        title={facing}
        tabIndex={isShown ? 0 : -1}
        onClick={() => onShow(page.id)}
      />
    </li>
  );
});

function labelOf(no: number, role: string, mark: Mark | undefined): string {
  const parts = [`第 ${no} 页`, role === String(no) ? '' : role, mark?.words ?? ''];
  return parts.filter((part) => part !== '').join('，');
}
