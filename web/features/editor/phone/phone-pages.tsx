import { Button, Drawer } from 'antd';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { layoutProblem } from '#contracts/rules/layouts/page-layout.ts';
import type { Page, PageDocument, PageElement } from '#contracts/rules/pages/document.ts';
import { isPlace, placesOf } from '#contracts/rules/templates/waiting.ts';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { useStore } from '#web/lib/store.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { tryAction } from '../actions/action.ts';
import { actionOf } from '../actions/index.ts';
import { marksOf } from '../model/company.ts';
import { canOpenCover, coverOf } from '../model/cover.ts';
import { opened, type Side, useAround, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { elementWords } from '../model/element-words.ts';
import { facingWords, roleWords } from '../model/role-words.ts';
import { lyingOf, spreadOf } from '../model/spread.ts';
import { CoverFacts } from '../panels/cover-facts.tsx';
import { PanelOf } from '../panels/panel-of.tsx';
import { PhotoTray } from '../panels/photo-tray.tsx';
import { PageMark } from '../presence/page-mark.tsx';
import { Beside } from '../stage/beside.tsx';
import { CoverView } from '../stage/cover-view.tsx';
import { LowResolution } from '../stage/low-resolution.tsx';
import { overPage } from '../stage/place-style.ts';
import { PrintedPage } from '../stage/printed-page.tsx';
import styles from './phone.module.css';
import { PhoneText } from './phone-text.tsx';

/** The panels that make sense for a thumb. */
const SHEETS = [
  ['findings', '预检'],
  ['calendar', '日历'],
  ['find', '查找替换'],
  ['masters', '母版'],
] as const satisfies readonly (readonly [Side, string])[];

/** What a tap on a picture opens, and one on a place that waits for it. */
const PHOTO_SHEETS = [
  ['image', '更换照片'],
  ['shape', '放照片'],
] as const;

/** What stands above each page. */
const HEAD_PX = 52;
/** What stays at the top of the window while the pages scroll. */
const BARS_PX = 168;

/** The pages below each other, for a thumb (手机): a photo is exchanged and a text written by a tap; nothing is moved freely. */
export const PhonePages = memo(function PhonePages() {
  const document = useEditorState((state) => state.document);
  const shown = useEditorState((state) => state.page);
  const { store, open, company } = useEditing();
  const others = useStore(company, (now) => now.others);
  const marks = useMemo(() => marksOf(others), [others]);
  const isReadOnly = useAround((around) => around.isReadOnly);
  const side = useOpen((now) => now.side);
  const isCover = useOpen((now) => now.cover) && canOpenCover(document) === true;
  const [tapped, setTapped] = useState<PageElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { width } = useSize(place);
  const pxPerMm = (width - 32) / document.widthMm;
  useEffect(() => {
    place.current?.querySelector(`[data-page="${shown}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const scale = { '--mm': `${pxPerMm}px`, '--page-scale': pxPerMm / PX_PER_MM } as CSSProperties;

  const close = () => opened(open, { side: null });

  function tap(page: Page, element: PageElement): void {
    store.showPage(page.id);
    store.select([element.id]);
    setTapped(element);
  }

  return (
    <div ref={place}>
      {isCover ? <PhoneCover width={width} /> : null}
      <Stack as="ol" gap={24} padX={16} padY={16} columns="one" style={scale}>
        {document.pages.map((page, at) => (
          <li
            key={page.id}
            className={styles.page}
            data-page={page.id}
            style={{
              containIntrinsicSize: `auto ${document.heightMm * pxPerMm + HEAD_PX}px`,
              scrollMarginTop: BARS_PX,
            }}
          >
            <Row justify="between" below={8} wraps>
              <Row gap={8} align="baseline">
                <Text>{roleWords(page, at + 1, document)}</Text>
                <Muted size={12}>{facingOf(document, page)}</Muted>
              </Row>
              {isReadOnly ? null : <PageMoves page={page} place={at} pageNum={document.pages.length} />}
            </Row>
            <div className={styles.sheet}>
              <PrintedPage page={page} no={at + 1} />
              <LowResolution page={page} />
              <PageMark mark={marks.get(page.id)} />
              {isReadOnly
                ? null
                : tappable(page).map((element) => (
                    <button
                      key={element.id}
                      type="button"
                      className={styles.tap}
                      style={overPage(element)}
                      aria-label={tapWords(element)}
                      onClick={() => tap(page, element)}
                    />
                  ))}
            </div>
          </li>
        ))}
      </Stack>
      {PHOTO_SHEETS.map(([kind, title]) => (
        <Drawer
          key={kind}
          open={tapped?.kind === kind}
          placement="bottom"
          size="large"
          title={title}
          onClose={() => setTapped(null)}
          destroyOnHidden
        >
          <PhotoTray onPlaced={() => setTapped(null)} />
        </Drawer>
      ))}
      {SHEETS.map(([each, title]) => (
        <Drawer
          key={each}
          open={side === each}
          placement="bottom"
          size="large"
          title={title}
          onClose={close}
          destroyOnHidden
        >
          <PanelOf side={each} onLed={close} />
        </Drawer>
      ))}
      <PhoneText id={tapped?.kind === 'text' ? tapped.id : null} onClose={() => setTapped(null)} />
    </div>
  );
});

/** Texts and pictures, and places that wait for one. */
function tappable(page: Page): readonly PageElement[] {
  const waiting: ReadonlySet<PageElement> = new Set(placesOf(page));
  return page.elements.filter(
    (each) => !each.locked && (each.kind === 'image' || each.kind === 'text' || waiting.has(each)),
  );
}

function tapWords(element: PageElement): string {
  if (isPlace(element)) return '放照片';
  return `${element.kind === 'image' ? '更换' : '编辑'}${elementWords(element)}`;
}

/** Which page lies beside it in the opened book; a phone shows one below the other. */
function facingOf(document: PageDocument, page: Page): string {
  const { faces } = lyingOf(spreadOf(document, page.id), page.id);
  return faces ? facingWords(faces, document.pages.indexOf(faces) + 1) : '';
}

/** The cover in one piece, as wide as the phone: a tap goes on with one of its pages. */
function PhoneCover({ width }: { readonly width: number }) {
  const { store } = useEditing();
  const document = useEditorState((state) => state.document);
  const sheet = useMemo(() => coverOf(document), [document]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'start' }), []);
  if (!sheet) return null;
  const pxPerMm = (width - 32) / sheet.widthMm;
  const scale = { '--mm': `${pxPerMm}px`, '--page-scale': pxPerMm / PX_PER_MM } as CSSProperties;
  return (
    <Stack
      ref={place}
      gap={12}
      padX={16}
      padY={16}
      columns="one"
      style={{ ...scale, paddingTop: 32, scrollMarginTop: BARS_PX }}
    >
      <CoverView sheet={sheet}>
        {({ page, no }) => <Beside page={page} no={no} isOnCover onShow={() => store.showPage(page.id)} />}
      </CoverView>
      <CoverFacts />
    </Stack>
  );
}

const MOVES = ['another-layout', 'page-before', 'page-after', 'copy-page', 'delete-page'] as const;
const SHORT = {
  'another-layout': '换版式',
  'page-before': '上移',
  'page-after': '下移',
  'copy-page': '复制',
  'delete-page': '删除',
};

interface PageMovesProps {
  readonly page: Page;
  /** Counted from 0. */
  readonly place: number;
  readonly pageNum: number;
}

function PageMoves({ page, place, pageNum }: PageMovesProps) {
  const editing = useEditing();
  const document = useEditorState((state) => state.document);
  const cannot = {
    'another-layout': layoutProblem(document, page) !== '',
    'page-before': place === 0,
    'page-after': place === pageNum - 1,
    'copy-page': false,
    'delete-page': pageNum === 1,
  };

  return (
    <Row gap={4} wraps>
      {MOVES.map((id) => (
        <Button
          key={id}
          type="text"
          style={{ paddingInline: 8 }}
          disabled={cannot[id]}
          onClick={() => {
            editing.store.showPage(page.id);
            tryAction(actionOf(id), editing);
          }}
        >
          {SHORT[id]}
        </Button>
      ))}
    </Row>
  );
}
