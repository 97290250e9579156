import { countingWord } from '#contracts/rules/print/counting-word.ts';
import {
  type CartInfo,
  type CartItem,
  type LineChange,
  SAVE_FAILED,
} from '#web/features/print-options/line/api.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import { type ChoiceCalls, type ChoiceEditor, createChoiceEditor, tellFailure } from './choice-editor.ts';
import { isSameDraft } from './draft.ts';
import type { ChoiceSnapshot } from './editor-snapshot.ts';
import type { Beginning } from './editor-work.ts';
import { cartChange } from './wire-choice.ts';

export interface LineCalls extends ChoiceCalls {
  readonly load: () => Promise<Outcome<CartInfo>>;
  readonly save: (change: LineChange) => Promise<Outcome<null>>;
  /** The line is saved; called once, even when the dialog was left meanwhile. */
  readonly onSaved: () => void;
}

export interface OpenLine {
  readonly phase: 'open';
  /** The line as it was loaded. */
  readonly item: CartItem;
  readonly editor: ChoiceEditor;
  readonly choice: ChoiceSnapshot;
  /** There is something that closing would lose. */
  readonly isDirty: boolean;
}

export type LineSnapshot =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: CallError }
  | OpenLine;

export interface LineEditor {
  snapshot(): LineSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads the line; also the way to try again. */
  load(): Promise<void>;
  save(): Promise<void>;
  /** The dialog is gone: no price is wanted any more, but a save under way still counts. */
  dispose(): void;
}

/** The choice that a line was saved with. */
export function beginningOf({ item, takesBlankPages }: CartInfo): Beginning {
  const { pageNum, goods, zhuangDingPageCfg, buzhou, count, remarkinfo } = item;
  const line = { pageNum, goods, zhuangDingPageCfg, buzhou };
  return {
    draft: {
      goodsID: goods.ID,
      goodsName: item.goodsName,
      line,
      countText: String(count),
      remark: remarkinfo,
    },
    ownPages: pageNum,
    takesBlankPages,
    unitWord: countingWord(item.goodsName),
    // Only a server with a list of works gives them codes.
    workName: item.opusCode === '' ? '' : item.clientDesignName,
    saved: item,
  };
}

/** Edits one line of the cart (购物车编辑). */
export function createLineEditor(calls: LineCalls): LineEditor {
  const shown = createStore<LineSnapshot>({ phase: 'loading' });
  let isDisposed = false;

  function open(info: CartInfo): void {
    const editor = createChoiceEditor(calls, beginningOf(info));
    // Automatic moves included: only what the customer changes himself is worth asking about.
    const found = editor.snapshot();
    editor.subscribe(() => {
      const choice = editor.snapshot();
      shown.set({ phase: 'open', item: info.item, editor, choice, isDirty: !isSameDraft(found, choice) });
    });
    editor.start();
  }

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    async load() {
      shown.set({ phase: 'loading' });
      const info = await calls.load();
      if (isDisposed) return;
      if (info.ok) open(info.value);
      else shown.set({ phase: 'failed', error: info.error });
    },
    async save() {
      const line = shown.get();
      if (line.phase !== 'open') return;
      const isRetry = line.choice.saveProblem !== '';
      const saved = await line.editor.deliver((chosen) => {
        const change = cartChange(line.item.ID, chosen, calls.memberID());
        return isRetry ? askAgain(() => calls.save(change)) : calls.save(change);
      }, SAVE_FAILED);
      if (saved === null) return;
      if (saved.ok) {
        calls.onMended();
        calls.onSaved();
      } else tellFailure(saved.error, calls);
    },
    dispose() {
      isDisposed = true;
      const line = shown.get();
      if (line.phase === 'open') line.editor.stop();
    },
  };
}
