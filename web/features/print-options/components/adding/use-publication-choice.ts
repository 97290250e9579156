import { useEffect, useLayoutEffect, useState } from 'react';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { type ChoiceEditor, createChoiceEditor } from '#web/features/print-options/model/choice-editor.ts';
import type { ChoiceSnapshot } from '#web/features/print-options/model/editor-snapshot.ts';
import type { Beginning } from '#web/features/print-options/model/editor-work.ts';
import { knownPrice } from '#web/features/print-options/model/known-price.ts';
import { done } from '#web/lib/call/outcome.ts';
import { useStore } from '#web/lib/store.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import { choiceCalls, type Telling } from '../choice-calls.ts';

/** One editor for a publication, whatever goods are chosen; what it begins with is looked at once. */
export function usePublicationChoice(
  data: GoodsFor,
  begin: () => Beginning,
  telling: Telling,
): { editor: ChoiceEditor; snapshot: ChoiceSnapshot } {
  const [editor] = useState(() => {
    const calls = choiceCalls(telling);
    return createChoiceEditor(
      {
        ...calls,
        // What came with the goods is not asked for again.
        async price(question, options) {
          const known = knownPrice(data, question);
          return known === null ? calls.price(question, options) : done(known);
        },
      },
      begin(),
    );
  });
  // Before the first paint, so that no price is seen to be on its way where none can be asked for.
  useLayoutEffect(() => {
    editor.start();
    return editor.stop;
  }, [editor]);
  useEffect(() => onBackOnline(editor.retryPrice), [editor]);
  return { editor, snapshot: useStore({ get: editor.snapshot, subscribe: editor.subscribe }) };
}
