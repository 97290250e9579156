/** A page with one text twice: as it is drawn, and as it is edited. For the specs of editing. */
import '@fontsource-variable/noto-emoji/index.css';
import '@fontsource-variable/noto-sans-sc/index.css';
import '@fontsource-variable/noto-serif-sc/index.css';
import '#web/page/page.css';
import { type CSSProperties, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import type { LookChange, SpannedText } from '#contracts/rules/pages/spans.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { TextBlock } from '#web/page/text-block.tsx';
import { TextEditing, type TextEditingHandle } from '#web/text-edit/text-editing.tsx';
import { type Place, piecesIn, placesDrawn, placesEdited } from './places.ts';

const SCALE = 0.4;
const PAGE_SCALE = { '--page-scale': SCALE } as CSSProperties;

interface Told {
  next: SpannedText;
  left: number;
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const told: Told = { next: { text: '' }, left: 0 };
let handle: TextEditingHandle | null = null;

function sheet(left: number, child: React.ReactNode) {
  return (
    <div
      style={{ position: 'absolute', left, top: 0, width: 1450 * SCALE, height: 2100 * SCALE, ...PAGE_SCALE }}
    >
      <div className="page-sheet" style={{ width: 1450, height: 2100, overflow: 'visible' }}>
        {child}
      </div>
    </div>
  );
}

/** Shows a text, and resolves when all of it is drawn in its fonts. */
async function show(element: TextElement): Promise<void> {
  told.next = { text: element.text, ...(element.spans && { spans: element.spans }) };
  const onChange = (next: SpannedText) => {
    told.next = next;
    draw({ ...element, ...next });
  };
  const onLeave = () => {
    told.left += 1;
  };
  const draw = (shown: TextElement) =>
    root.render(
      <StrictMode key={element.id}>
        {sheet(0, <TextBlock element={shown} heightMm={210} mark="" isLive={false} />)}
        {sheet(
          640,
          <TextEditing
            {...{ element: shown, onChange, onLeave, label: '文字' }}
            ref={(now) => {
              handle = now;
            }}
          />,
        )}
      </StrictMode>,
    );
  flushSync(() => root.render(null));
  flushSync(() => draw(element));
  await rest(40);
  await document.fonts.ready;
}

async function rest(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await new Promise(requestAnimationFrame);
}

/** Where each glyph stands, in millimetres of the page, drawn and edited. */
function places(element: TextElement): { drawn: Place[]; edited: Place[] } {
  const now = { ...element, ...told.next };
  const [one, other] = document.querySelectorAll<HTMLElement>('.page-sheet');
  if (!one || !other) throw new Error('nothing is shown');
  const lines = linesOf({ ...now, spans: now.spans ?? [] });
  return { drawn: placesDrawn(one, lines, SCALE), edited: placesEdited(other, lines, SCALE) };
}

/** A cursor that reaches the first place sooner after the focus is the browser's own for the engine. */
const AFTER_FOCUS_MS = 250;

/** Puts the cursor before that character of the box. */
async function cursorAt(offset: number): Promise<void> {
  await rest(AFTER_FOCUS_MS);
  let start = 0;
  for (const paragraph of document.querySelectorAll('[role="textbox"] > div')) {
    const { length } = paragraph.textContent ?? '';
    if (offset > start + length) {
      start += length + 1;
      continue;
    }
    const piece = piecesIn(paragraph, start).findLast((one) => one.start <= offset);
    getSelection()?.collapse(piece?.node ?? paragraph, piece ? offset - piece.start : 0);
    return rest(60);
  }
}

const textPage = { show, places, told, cursorAt, apply: (change: LookChange) => handle?.apply(change) };
export type TextPage = typeof textPage;
Object.assign(window, { textPage });
