import { useLayoutEffect, useState } from 'react';
import type { CartItem } from '#web/lib/line/api.ts';
import { price } from '#web/lib/line/api.ts';
import { done } from '#web/lib/outcome.ts';
import { sessionStore } from '#web/lib/session-store.ts';
import { useStore } from '#web/lib/store.ts';
import type { Draft } from '../model/draft.ts';
import type { EditorSnapshot } from '../model/editor-snapshot.ts';
import { createPrintEditor, type PrintEditor } from '../model/print-editor.ts';

interface Beginning {
  readonly item: CartItem;
  readonly draft: Draft;
}

/** One editor for a line that is in no cart yet; what it begins with is looked at once. */
export function useNewLineEditor(
  { item, draft }: Beginning,
  onFailure: (message: string) => void,
): { editor: PrintEditor; snapshot: EditorSnapshot } {
  const [editor] = useState(() =>
    createPrintEditor({
      // The goods of a publication are a call of our own server, which takes blank pages.
      load: () => Promise.resolve(done({ item, takesBlankPages: true })),
      price,
      // A new line is sent to the cart by its own buttons; there is no line to save it to.
      save: () => Promise.reject(new Error('a new line has no place in the cart')),
      memberID: () => sessionStore.get().user?.user_id ?? '',
      random: () => String(Math.random()),
      onSaved() {},
      onFailure,
    }),
  );
  // Before the first paint, so that nothing empty is ever seen.
  useLayoutEffect(() => {
    editor.show(item, draft);
    return editor.dispose;
  }, [editor, item, draft]);
  return { editor, snapshot: useStore({ get: editor.snapshot, subscribe: editor.subscribe }) };
}
