import { Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { type SpannedText, sliced, withLook } from '#contracts/rules/pages/spans.ts';
import { OWN, textOfHtml, textOfPlain } from './pasted-text.ts';
import { lookOfMarks } from './schema.ts';
import { docOf, spannedOf } from './text-document.ts';

function sliceOf(pasted: SpannedText): Slice {
  const { content } = docOf(pasted);
  return new Slice(content, 1, 1);
}

/** As much of a pasted text as the box can hold. */
function fitting(view: EditorView, pasted: SpannedText): SpannedText {
  const { doc, selection } = view.state;
  const kept = spannedOf(doc).text.length - (selection.to - selection.from);
  return sliced(pasted, 0, Math.max(Math.min(DOCUMENT_LIMITS.textLength - kept, pasted.text.length), 0));
}

function paste(view: EditorView, pasted: SpannedText): void {
  const { tr } = view.state;
  tr.replaceSelection(sliceOf(fitting(view, pasted))).scrollIntoView();
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

/** Words without looks of their own look like those around them. */
function plainPaste(view: EditorView, plain: string): void {
  const { selection, storedMarks } = view.state;
  const look = lookOfMarks(storedMarks ?? selection.$from.marks());
  const text = textOfPlain(plain);
  paste(view, withLook({ text }, 0, text.length, look));
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { selection } = view.state;
  if (selection.empty || event.clipboardData === null) return false;
  const whole = spannedOf(selection.content());
  const words = document.createElement('div');
  words.setAttribute(OWN, JSON.stringify(whole));
  words.innerText = whole.text;
  event.clipboardData.setData('text/plain', whole.text);
  event.clipboardData.setData('text/html', words.outerHTML);
  event.preventDefault();
  return true;
}

/** Copies words with their looks, and pastes from anywhere what a text can hold. */
export const clipboard = new Plugin({
  props: {
    clipboardTextParser: (text) => sliceOf({ text: textOfPlain(text) }),
    handlePaste(view, event) {
      const html = event.clipboardData?.getData('text/html') ?? '';
      const plain = event.clipboardData?.getData('text/plain') ?? '';
      if (html !== '') paste(view, textOfHtml(html));
      else if (plain !== '') plainPaste(view, plain);
      return true;
    },
    handleDOMEvents: {
      copy,
      cut(view, event) {
        if (!copy(view, event)) return false;
        view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
        return true;
      },
    },
  },
});
