import type { PageElement } from '#contracts/rules/pages/document.ts';
import {
  type Clipping,
  clippedOnto,
  hasForeignPictures,
  takesElements,
} from '#contracts/rules/pages/edits/clipping.ts';
import { addElements, copiesOf, removeElements, roomOfPage } from '#contracts/rules/pages/edits/elements.ts';
import { insertCopy } from '#contracts/rules/pages/edits/pages.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { memberScope } from '#web/lib/session/member-scope.ts';
import type { Editing } from '../model/editing.ts';
import { chosenElements, shownPage } from '../model/editor-store.ts';
import { newId } from '../model/new-id.ts';
import { sourceOf, usesOf } from '../model/photos.ts';
import { type Action, editingActions } from './action.ts';
import { canChange, changeable, idsOf } from './chosen.ts';

const own = () => memberScope().memberID ?? '';

/** Copies some elements of the shown page, or the page where there are none. */
function copy({ store, copied }: Editing, chosen: readonly PageElement[]): void {
  const { widthMm, heightMm } = store.get().document;
  const page = shownPage(store.get());
  if (!page) return;
  const what = chosen.length > 0 ? 'elements' : 'page';
  const elements = chosen.length > 0 ? chosen : page.elements;
  copied.set({ what, memberID: own(), widthMm, heightMm, ground: page.ground, elements });
}

/** Puts copies on the shown page, beside the originals if they stand there, and chooses them. */
export function putCopies({ store }: Editing, elements: readonly PageElement[]): void {
  const { document, page } = store.get();
  const places = shownPage(store.get())?.elements ?? [];
  const isHere = elements.some(({ id, x, y }) =>
    places.some((one) => one.id === id && one.x === x && one.y === y),
  );
  const copies = copiesOf(elements, newId, isHere ? undefined : 0);
  store.edit((before) => addElements(before, page, copies), { selection: copies.map(({ id }) => id) });
  if (store.get().document === document) store.select([]);
}

/** Whether so many elements find room on the shown page, or why not. */
export function hasRoomFor({ store }: Editing, count: number): true | string {
  const { document, page } = store.get();
  return roomOfPage(document, page) >= count || '这一页放不下更多元素了';
}

/** Whether that can be pasted here, or why not. */
export function canPaste(editing: Editing, clipping: Clipping | null): true | string {
  if (clipping === null) return '还没有复制元素';
  const { store, around } = editing;
  const { document } = store.get();
  const photos = new Set(around.get().photos.map(sourceOf));
  const uses = usesOf(document);
  if (hasForeignPictures(clipping, own(), (source) => photos.has(source) || uses.has(source))) {
    return '其中的照片是另一位成员的，不能粘贴到您的作品里';
  }
  const shown = shownPage(store.get());
  const added = copiesOf(clippedOnto(clipping, document), newId, 0);
  if (clipping.what === 'page') {
    if (document.pages.length >= DOCUMENT_LIMITS.pages) return `一个作品最多 ${DOCUMENT_LIMITS.pages} 页`;
    return !shown || takesElements(document, { ...shown, elements: [] }, added) || '这一页在这个大小里放不下';
  }
  const room = hasRoomFor(editing, added.length);
  if (room !== true) return room;
  return !shown || takesElements(document, shown, added) || '这一页放不下这么多内容';
}

/** Pastes it on the shown page, or as a page behind it. */
export function paste(editing: Editing, clipping: Clipping): void {
  const { store } = editing;
  const { document, page } = store.get();
  const elements = clippedOnto(clipping, document);
  if (clipping.what === 'elements') {
    putCopies(editing, elements);
    return;
  }
  const { ground } = clipping;
  const made = { id: page, role: 'inner', ground, elements: copiesOf(elements, newId, 0) } as const;
  const next = insertCopy(document, made, page, newId);
  const at = document.pages.findIndex(({ id }) => id === page) + 1;
  const { id = page } = next.pages[at] ?? {};
  store.edit(() => next, { page: id, selection: [] });
}

/** What was pasted, where it is not seen at once. */
export function pastedWords({ store }: Editing, { what, widthMm, heightMm }: Clipping): string {
  if (what === 'elements') return '';
  const { document, page } = store.get();
  const no = document.pages.findIndex(({ id }) => id === page) + 1;
  if (document.widthMm === widthMm && document.heightMm === heightMm) return `已粘贴为第 ${no} 页`;
  return `已粘贴为第 ${no} 页，从 ${widthMm} × ${heightMm} 毫米按比例缩放到 ${document.widthMm} × ${document.heightMm} 毫米`;
}

export const CLIPBOARD_ACTIONS: readonly Action[] = [
  {
    id: 'copy',
    title: '复制（没有选中时复制整页）',
    group: '编辑',
    keys: ['Ctrl+C'],
    isOfBrowser: true,
    when: ({ store }) => shownPage(store.get()) !== undefined,
    run: (editing) => copy(editing, chosenElements(editing.store.get())),
  },
  ...editingActions([
    {
      id: 'cut',
      title: '剪切',
      group: '编辑',
      keys: ['Ctrl+X'],
      isOfBrowser: true,
      when: canChange,
      run(editing) {
        const elements = changeable(editing);
        copy(editing, elements);
        const { page } = editing.store.get();
        editing.store.edit((document) => removeElements(document, page, idsOf(elements)));
      },
    },
    {
      id: 'paste',
      title: '粘贴',
      group: '编辑',
      keys: ['Ctrl+V'],
      isOfBrowser: true,
      when: (editing) => canPaste(editing, editing.copied.get()),
      run: (editing) => {
        const clipping = editing.copied.get();
        if (clipping) paste(editing, clipping);
      },
    },
  ]),
];
