import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { SaveState } from '../model/draft.ts';
import type { EditorStore } from '../model/editor-store.ts';

/** After so long it would come as a surprise. */
const LONGEST_WAIT_MS = 15_000;

interface Kept {
  readonly go: () => void;
  readonly document: PageDocument;
  readonly at: number;
}

/** It is saved in a moment, where nothing goes wrong. */
export const isOnItsWay = ({ kind }: SaveState) => kind === 'waiting' || kind === 'saving';

/**
 * For the ways out of the editor that lead to what the server has: one that is taken while the work is being saved goes on
 * as soon as it is, unless something else is changed meanwhile.
 */
export function useOnceSaved(store: EditorStore, save: SaveState) {
  const { message } = App.useApp();
  const [kept, setKept] = useState<Kept | null>(null);
  const isSaved = save.kind === 'saved';
  const goOn = useEffectEvent(() => {
    if (kept === null) return;
    setKept(null);
    if (kept.document === store.get().document && Date.now() - kept.at < LONGEST_WAIT_MS) kept.go();
  });
  useEffect(() => {
    if (isSaved) goOn();
  }, [isSaved]);

  return (go: (() => void) | undefined) =>
    go &&
    (() => {
      if (isSaved) return go();
      if (!isOnItsWay(save)) return void message.info('保存以后就可以');
      setKept({ go, document: store.get().document, at: Date.now() });
      void message.info('正在保存，保存好就会打开');
    });
}
