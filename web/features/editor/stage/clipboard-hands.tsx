import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { clippingText, readClipping, wordsOfClipping } from '#contracts/rules/pages/edits/clipping.ts';
import { tryAction } from '../actions/action.ts';
import { canPaste, paste, pastedWords } from '../actions/clipboard.ts';
import { actionOf } from '../actions/index.ts';
import { canInsert, insertWords } from '../actions/insert.ts';
import { useEditing } from '../model/editing.ts';
import { placePhoto } from '../model/place-photo.ts';
import { usePhotoUpload } from '../panels/use-photo-upload.ts';

/** Only pages of a work understand it; anything else takes the words. */
const OWN_TYPE = 'application/x-desk-pages';
/** Where the keys belong to words, or to a dialog. */
const WRITES = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The clipboard of the system (剪贴板), by its own events: the browser asks for no permission then. */
export function ClipboardHands() {
  const editing = useEditing();
  const { message } = App.useApp();
  const upload = usePhotoUpload((photos) => {
    for (const photo of photos) {
      editing.store.select([]);
      placePhoto(editing, photo);
    }
  });
  const { problems } = upload;
  useEffect(() => {
    if (problems.length > 0) void message.error(problems.join('；'));
  }, [problems, message]);

  /** Whether it is meant for the pages, not for words that are written or chosen elsewhere. */
  const isMeant = ({ target }: Event) => {
    const isWriting = target instanceof Element && target.closest(WRITES) !== null;
    return !isWriting && editing.open.get().dialog === null;
  };

  const give = useEffectEvent((event: ClipboardEvent) => {
    const clipping = editing.copied.get();
    if (!clipping || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData(OWN_TYPE, clippingText(clipping));
    event.clipboardData.setData('text/plain', wordsOfClipping(clipping));
    if (clipping.what === 'page') void message.info('已复制整页，可以粘贴到这个或别的作品里');
  });

  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!isMeant(event) || !event.clipboardData) return;
    const { clipboardData: data } = event;
    const pages = new Set(editing.store.get().document.pages.map(({ id }) => id));
    const clipping = readClipping(data.getData(OWN_TYPE), pages);
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const words = data.getData('text/plain').trim();
    if (!clipping && files.length === 0 && words === '') return;
    event.preventDefault();
    const can = editing.around.get().isReadOnly
      ? '作品现在只能查看'
      : clipping
        ? canPaste(editing, clipping)
        : canInsert(editing);
    if (can !== true) {
      void message.warning(can);
      return;
    }
    if (clipping) {
      editing.copied.set(clipping);
      paste(editing, clipping);
      const told = pastedWords(editing, clipping);
      if (told !== '') void message.info(told);
    } else if (files.length > 0) void upload.bring(files);
    else {
      const flaw = insertWords(editing, words);
      if (flaw !== '') void message.warning(flaw);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal };
    let isGiving = false;
    for (const id of ['copy', 'cut'] as const) {
      const hear = (event: ClipboardEvent) => {
        if (!isGiving && !isMeantNow(event)) return;
        const isAsked = isGiving;
        isGiving = true;
        if (isAsked || tryAction(actionOf(id), editing)) give(event);
        isGiving = false;
      };
      document.addEventListener(id, hear, options);
    }
    document.addEventListener('paste', (event) => take(event), options);
    // What was copied by a press of a button is told to the system as well.
    const end = editing.copied.subscribe(() => {
      if (isGiving || typeof document.execCommand !== 'function') return;
      isGiving = true;
      document.execCommand('copy');
      isGiving = false;
    });
    return () => {
      left.abort();
      end();
    };
  }, [editing]);
  const isMeantNow = useEffectEvent((event: ClipboardEvent) => isMeant(event) && isNothingMarked());
  return null;
}

/** Words that were marked with the mouse are copied as ever. */
function isNothingMarked(): boolean {
  return (getSelection()?.isCollapsed ?? true) === true;
}
