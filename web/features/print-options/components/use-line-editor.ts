import { useEffect, useState } from 'react';
import { cartInfo, updateCart } from '#web/features/print-options/line/api.ts';
import { inGroup } from '#web/lib/call/in-group.ts';
import { PRINT_OPTIONS_GROUP } from '#web/lib/call/loading-groups.ts';
import { useStore } from '#web/lib/store.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import {
  createLineEditor,
  type LineCalls,
  type LineEditor,
  type LineSnapshot,
} from '../model/line-editor.ts';
import { choiceCalls, type Telling } from './choice-calls.ts';

const api = () => inGroup(PRINT_OPTIONS_GROUP);

function backOnline(editor: LineEditor): void {
  const line = editor.snapshot();
  if (line.phase === 'open') line.editor.retryPrice();
  if (line.phase === 'failed' && line.error.isOffline) void editor.load();
}

/** One editor for as long as the dialog shows one line. */
export function useLineEditor(
  cartID: string,
  { onSaved, ...telling }: Pick<LineCalls, 'onSaved'> & Telling,
): { editor: LineEditor; snapshot: LineSnapshot } {
  const [editor] = useState(() =>
    createLineEditor({
      ...choiceCalls(telling, api),
      load: () => cartInfo(cartID, api()),
      save: (change) => updateCart(change, api()),
      onSaved,
    }),
  );
  useEffect(() => {
    void editor.load();
    return editor.dispose;
  }, [editor]);
  useEffect(() => onBackOnline(() => backOnline(editor)), [editor]);
  return { editor, snapshot: useStore({ get: editor.snapshot, subscribe: editor.subscribe }) };
}
