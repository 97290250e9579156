import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '#web/lib/session-store.ts';
import { cartItem, price, saveCartItem } from '../api.ts';
import type { EditorSnapshot } from '../model/editor-snapshot.ts';
import { createPrintEditor, type EditorCalls, type PrintEditor } from '../model/print-editor.ts';

type Watchers = Pick<EditorCalls, 'onSaved' | 'onFailure'>;

/** One editor for as long as the dialog shows one line. */
export function usePrintEditor(
  cartID: string,
  watchers: Watchers,
): { editor: PrintEditor; snapshot: EditorSnapshot } {
  const [editor] = useState(() =>
    createPrintEditor({
      load: () => cartItem(cartID),
      price,
      save: saveCartItem,
      memberID: () => sessionStore.get().user?.user_id ?? '',
      random: () => String(Math.random()),
      ...watchers,
    }),
  );
  useEffect(() => {
    void editor.load();
    return editor.dispose;
  }, [editor]);
  return { editor, snapshot: useSyncExternalStore(editor.subscribe, editor.snapshot) };
}
