import { addElements, roomOfPage } from '#contracts/rules/pages/edits/elements.ts';
import type { Sticker } from '#contracts/rules/stickers/sticker.ts';
import { stickerOnPage } from '#contracts/rules/stickers/stickers.ts';
import type { Editing } from './editing.ts';
import { newId } from './new-id.ts';

/** More than the largest of them is made of. */
const MOST_PARTS = 40;

/** Whether a sticker can be put on the shown page, or why not. */
export function canPlaceSticker({ store, around }: Editing): true | string {
  const { document, page } = store.get();
  if (around.get().isReadOnly) return '作品现在只能查看';
  return roomOfPage(document, page) >= MOST_PARTS || '这一页放不下更多元素了';
}

/** Puts a sticker in the middle of the shown page and chooses it. */
export function placeSticker({ store }: Editing, sticker: Sticker): void {
  const { document, page } = store.get();
  const added = stickerOnPage(sticker, document, newId);
  store.edit((before) => addElements(before, page, added), { selection: added.map(({ id }) => id) });
}
