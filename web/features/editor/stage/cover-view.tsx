import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { Box as PageBox, PageElement } from '#contracts/rules/pages/document.ts';
import type { CoverSheet } from '#contracts/rules/print/cover-sheet.ts';
import { pageBoxes } from '#contracts/rules/print/page-boxes.ts';
import { beyondOf, NOWHERE } from '#contracts/rules/print/sheets/bleed.ts';
import { coverPlaces, type PlacedPage } from '#contracts/rules/print/sheets/cover-places.ts';
import { spineWords } from '#contracts/rules/print/sheets/spine-page.ts';
import { Box, Text } from '#web/kit/layout/shapes.ts';
import { PageView } from '#web/page/page-view.tsx';
import { useAround, useEditorState, useOpen } from '../model/editing.ts';
import { BENDS } from './guides.tsx';
import { mm, overPage } from './place-style.ts';
import styles from './stage.module.css';

const SHEET: CSSProperties = { position: 'relative', flex: 'none', boxShadow: 'var(--shadow-book)' };
const PLACED: CSSProperties = { position: 'absolute' };
const NAME: CSSProperties = {
  ...{ position: 'absolute', bottom: '100%', transform: 'translateX(-50%)', paddingBottom: 4 },
};

interface CoverViewProps {
  readonly sheet: CoverSheet;
  /** How a page of it is shown, or worked on. */
  readonly children: (placed: PlacedPage) => ReactNode;
}

/** The cover in one piece (封面展开), as printing lays it out: back, spine, front. */
export function CoverView({ sheet, children }: CoverViewProps) {
  const { widthMm, heightMm, pages } = useEditorState((state) => state.document);
  const title = useAround((around) => around.title);
  const author = useAround((around) => around.author);
  const guides = useOpen((now) => now.guides);
  const places = useMemo(
    () => coverPlaces({ widthMm, heightMm, pages, title, author }, sheet),
    [widthMm, heightMm, pages, title, author, sheet],
  );
  const { back, front, spine, folds } = places;
  const spineName = sheet.spineText ? `书脊：${spineWords({ title, author })}` : '书脊，不印书名';
  return (
    <Box
      role="group"
      aria-label="封面展开"
      style={{ ...SHEET, width: mm(sheet.widthMm), height: mm(sheet.heightMm) }}
    >
      {[back, front, spine].map((each, at) => (each ? <Beyond key={NAMES[at]} placed={each} /> : null))}
      {[back, front].map((each) =>
        each ? (
          <div key={each.page.id} data-cover={each.no} style={{ ...PLACED, ...overPage(each.trim) }}>
            {children(each)}
          </div>
        ) : null,
      )}
      {spine && spine.trim.w > 0 ? (
        <div
          role="img"
          aria-label={spineName}
          data-cover="spine"
          style={{ ...PLACED, ...overPage(spine.trim) }}
        >
          <div aria-hidden="true">
            <PageView page={spine.page} widthMm={spine.trim.w} heightMm={spine.trim.h} />
          </div>
        </div>
      ) : null}
      {guides ? <CoverGuides sheet={sheet} folds={folds} pages={[back, front]} /> : null}
      <Names sheet={sheet} hasBack={back !== undefined} />
    </Box>
  );
}

const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x || y);

/** What goes on beyond the edges of a page as far as its ink may reach (补出血): its ground, and reflections. */
function Beyond({ placed: { page, trim, bleed } }: { readonly placed: PlacedPage }) {
  const around = useMemo(() => {
    const inPage = ({ x, y, w, h }: PageBox): PageBox => ({ x: x - trim.x, y: y - trim.y, w, h });
    const beyond = new Map(page.elements.map((each) => [each, beyondOf(each, inPage(trim), inPage(bleed))]));
    return AROUND.map(({ x, y }) => {
      const reaches = (each: PageElement) => {
        const [above, right, below, left] = beyond.get(each) ?? NOWHERE;
        return (x === 0 || (x < 0 ? left : right) > 0) && (y === 0 || (y < 0 ? above : below) > 0);
      };
      return { x, y, reflected: { ...page, ground: 'transparent', elements: page.elements.filter(reaches) } };
    }).filter(({ reflected }) => reflected.elements.length > 0);
  }, [page, trim, bleed]);
  return (
    <div
      aria-hidden="true"
      style={{ ...PLACED, ...overPage(bleed), background: page.ground, overflow: 'hidden' }}
    >
      {around.map(({ x, y, reflected }) => (
        <div
          key={`${x} ${y}`}
          style={{
            ...PLACED,
            left: mm(trim.x - bleed.x + x * trim.w),
            top: mm(trim.y - bleed.y + y * trim.h),
            transform: `scale(${x === 0 ? 1 : -1}, ${y === 0 ? 1 : -1})`,
          }}
        >
          <PageView page={reflected} widthMm={trim.w} heightMm={trim.h} />
        </div>
      ))}
    </div>
  );
}

const NAMES = ['封底', '封面', '书脊'] as const;

const middle = ({ x, w }: PageBox) => mm(x + w / 2);

function Names({ sheet, hasBack }: { readonly sheet: CoverSheet; readonly hasBack: boolean }) {
  const { back, front, spine } = sheet;
  const name = (words: string, box: PageBox) => (
    <Text size={12} nowrap style={{ ...NAME, left: middle(box) }} digits>
      {words}
    </Text>
  );
  return (
    <div aria-hidden="true">
      {hasBack ? name('封底', back) : null}
      {spine.w > 0 ? name(`书脊 ${spine.w} mm`, spine) : null}
      {name('封面', front)}
    </div>
  );
}

interface CoverGuidesProps {
  readonly sheet: CoverSheet;
  readonly folds: readonly number[];
  readonly pages: readonly (PlacedPage | undefined)[];
}

/** Where it is cut or folded around the boards, where it bends, and what words keep within. They are only seen. */
function CoverGuides({ sheet, folds, pages }: CoverGuidesProps) {
  const { widthMm, heightMm, pages: all } = useEditorState((state) => state.document);
  const { back, front, spine, edgeMm } = sheet;
  const edge = { x: edgeMm, y: edgeMm, w: sheet.widthMm - 2 * edgeMm, h: sheet.heightMm - 2 * edgeMm };
  const ends = [back.x + back.w, spine.x + spine.w];
  const grooves = [spine.x, front.x].map((x, at) => {
    const from = ends[at] ?? x;
    return { x: from, y: edgeMm, w: x - from, h: edge.h };
  });
  return (
    <div aria-hidden="true" data-guides style={{ pointerEvents: 'none' }}>
      {grooves.map((groove) =>
        groove.w > 0.01 ? <div key={groove.x} style={{ ...BENDS, ...overPage(groove) }} /> : null,
      )}
      <div className={styles.bleed} style={overPage(edge)} />
      {pages.map((placed) => {
        if (!placed) return null;
        const { safe } = pageBoxes({ widthMm, heightMm, no: placed.no, pageNum: all.length });
        const box = { ...safe, x: safe.x + placed.trim.x, y: safe.y + placed.trim.y };
        return <div key={placed.no} className={styles.safe} style={overPage(box)} />;
      })}
      {folds.map((x) => (
        <div key={x} style={{ ...FOLD, left: mm(x), height: mm(sheet.heightMm) }} />
      ))}
    </div>
  );
}

const FOLD: CSSProperties = {
  ...{ position: 'absolute', top: 0, borderLeft: '1px dashed var(--ink)', pointerEvents: 'none' },
};
