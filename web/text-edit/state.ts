import { baseKeymap, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { imeSpan } from 'prosemirror-safari-ime-span';
import { EditorState, Plugin, Selection } from 'prosemirror-state';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import type { SpannedText } from '#contracts/rules/pages/spans.ts';
import { clipboard } from './clipboard.ts';
import { keepsLimits, toggleLook } from './commands.ts';
import type { Frame } from './line-decorations.ts';
import { linesPlugin } from './lines-plugin.ts';
import { TEXT_LOOKS } from './looks.ts';
import { docOf } from './text-document.ts';

export function frameOf({ style, w, h }: Pick<TextElement, 'style' | 'w' | 'h'>): Frame {
  return style.vertical ? { style, lengthMm: h, roomMm: w } : { style, lengthMm: w, roomMm: h };
}

/** A text as it is opened for editing, with the cursor at its end. */
export function textState(element: TextElement): EditorState {
  const doc = docOf(element);
  const looks = TEXT_LOOKS.flatMap((look) => (look.keys ? [[look.keys, toggleLook(look)]] : []));
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [
      linesPlugin(frameOf(element)),
      history(),
      keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo, 'Shift-Enter': splitBlock }),
      keymap(Object.fromEntries(looks)),
      keymap(baseKeymap),
      clipboard,
      imeSpan,
      new Plugin({ filterTransaction: keepsLimits }),
    ],
  });
}

/** The same editing with another text, which came from outside. */
export function withText(state: EditorState, whole: SpannedText): EditorState {
  const { tr, doc } = state;
  const next = docOf(whole);
  tr.replaceWith(0, doc.content.size, next.content).setMeta('addToHistory', false);
  return state.apply(tr.setSelection(Selection.atEnd(tr.doc)));
}
