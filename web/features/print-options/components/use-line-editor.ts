import { useEffect, useState } from 'react';
import { inGroup } from '#web/lib/in-group.ts';
import { cartInfo, saveLine } from '#web/lib/line/api.ts';
import { PRINT_OPTIONS_GROUP } from '#web/lib/loading-groups.ts';
import { useStore } from '#web/lib/store.ts';
import {
  createLineEditor,
  type LineCalls,
  type LineEditor,
  type LineSnapshot,
} from '../model/line-editor.ts';
import { choiceCalls } from './choice-calls.ts';

const api = () => inGroup(PRINT_OPTIONS_GROUP);

/** One editor for as long as the dialog shows one line. */
export function useLineEditor(
  cartID: string,
  { onSaved, onFailure }: Pick<LineCalls, 'onSaved' | 'onFailure'>,
): { editor: LineEditor; snapshot: LineSnapshot } {
  const [editor] = useState(() =>
    createLineEditor({
      ...choiceCalls(onFailure, api),
      load: () => cartInfo(cartID, api()),
      save: (change) => saveLine(change, api()),
      onSaved,
    }),
  );
  useEffect(() => {
    void editor.load();
    return editor.dispose;
  }, [editor]);
  return { editor, snapshot: useStore({ get: editor.snapshot, subscribe: editor.subscribe }) };
}
