import { type EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { hasPictures } from '#contracts/rules/pages/glyphs.ts';
import type { LookChange, RangeLook, SpannedText } from '#contracts/rules/pages/spans.ts';
import { placedStyle } from '#web/page/box-style.ts';
import { loadEmojiFont } from '#web/page/emoji-font.ts';
import { FONT_STACKS, loadFontsOf } from '#web/page/fonts.ts';
import { applyLook, selectedLook } from './commands.ts';
import { changeFrame, isStale } from './lines-plugin.ts';
import { frameOf, textState, withText } from './state.ts';
import { spannedOf } from './text-document.ts';

/** What buttons beside the text do with it. */
export interface TextEditingHandle {
  /** Gives the selected words other looks, or those that are typed next; the text has the focus again. */
  apply(change: LookChange): void;
  focus(): void;
}

interface TextEditingProps {
  readonly element: TextElement;
  /** Hears of each change of the words and looks, but of composed words only when they are whole. */
  readonly onChange: (next: SpannedText) => void;
  /** Escape was pressed. */
  readonly onLeave: () => void;
  /** Names the box for screen readers. */
  readonly label: string;
  /** Hears how the selected words look, for the buttons beside the text. */
  readonly onLook?: (look: RangeLook) => void;
  /** Where the text was pressed, in the window; without it the cursor stands at the end. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  readonly ref?: Ref<TextEditingHandle>;
}

/**
 * A text that is edited where it stands (就地编辑), in the lines in which it is drawn. It lies in a `page-sheet`, as the
 * elements of a page do.
 */
export function TextEditing({ element, onChange, onLeave, label, onLook, at, ref }: TextEditingProps) {
  const { style, text, spans, w, h } = element;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // The text that came back last, and those that were told since.
  const told = useRef<readonly SpannedText[]>([element]);

  const tell = useEffectEvent(({ doc }: EditorState) => {
    const now = spannedOf(doc);
    if (isSame(now, told.current.at(-1))) return;
    told.current = [...told.current, now];
    onChange(now);
  });
  const hear = useEffectEvent((state: EditorState) => {
    if (!isStale(state)) tell(state);
    onLook?.(selectedLook(state));
  });
  const leave = useEffectEvent(() => onLeave());
  const open = useEffectEvent((parent: HTMLElement) => {
    const opened = new EditorView(parent, {
      state: textState(element),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'false' },
      handleKeyDown: (_view, { key }) => {
        if (key === 'Escape') leave();
        return key === 'Escape';
      },
      dispatchTransaction(transaction) {
        opened.updateState(opened.state.apply(transaction));
        hear(opened.state);
      },
    });
    putCursor(opened, at);
    return opened;
  });

  useEffect(() => {
    if (place.current === null) return;
    const opened = open(place.current);
    view.current = opened;
    hear(opened.state);
    return () => {
      tell(opened.state);
      opened.destroy();
    };
  }, []);

  useEffect(() => {
    loadFontsOf([element]);
    if (hasPictures(element.text)) loadEmojiFont();
  }, [element]);

  useEffect(() => {
    if (view.current) changeFrame(view.current, frameOf({ style, w, h }));
  }, [style, w, h]);

  useEffect(() => {
    const whole = { text, ...(spans && { spans }) };
    const known = told.current.findIndex((one) => isSame(whole, one));
    told.current = known < 0 ? [whole] : told.current.slice(known);
    if (view.current === null || known >= 0) return;
    view.current.updateState(withText(view.current.state, whole));
  }, [text, spans]);

  useImperativeHandle(ref, () => ({
    apply(change) {
      if (view.current === null) return;
      applyLook(change)(view.current.state, view.current.dispatch);
      view.current.focus();
    },
    focus: () => view.current?.focus(),
  }));

  return (
    <div
      ref={place}
      className="page-element"
      style={{
        ...placedStyle(element),
        color: style.color,
        fontFamily: FONT_STACKS[style.family],
        fontWeight: style.weight,
        ...(style.vertical ? { writingMode: 'vertical-rl' } : {}),
      }}
    />
  );
}

function putCursor(view: EditorView, at: TextEditingProps['at']): void {
  const found = at && view.posAtCoords({ left: at.x, top: at.y });
  if (found) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(found.pos))));
  view.focus();
}

function isSame(one: SpannedText, other: SpannedText | undefined): boolean {
  return one.text === other?.text && JSON.stringify(one.spans) === JSON.stringify(other.spans);
}
