import { useEffect, useState } from 'react';
import { inGroup } from '#web/lib/in-group.ts';
import { cartInfo, price, saveLine } from '#web/lib/line/api.ts';
import { PRINT_OPTIONS_GROUP } from '#web/lib/loading-groups.ts';
import { sessionStore } from '#web/lib/session-store.ts';
import { useStore } from '#web/lib/store.ts';
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
      load: () => cartInfo(cartID, inGroup(PRINT_OPTIONS_GROUP)),
      price: (question, options) => price(question, options, inGroup(PRINT_OPTIONS_GROUP)),
      save: (change) => saveLine(change, inGroup(PRINT_OPTIONS_GROUP)),
      memberID: () => sessionStore.get().user?.user_id ?? '',
      random: () => String(Math.random()),
      ...watchers,
    }),
  );
  useEffect(() => {
    void editor.load();
    return editor.dispose;
  }, [editor]);
  return { editor, snapshot: useStore({ get: editor.snapshot, subscribe: editor.subscribe }) };
}
