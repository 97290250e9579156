import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { copyPage, deletePage, insertPage, movePage } from '#contracts/rules/pages/edits/pages.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { Editing } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { spreadsOf } from '../model/spread.ts';
import { type Action, editingActions } from './action.ts';

/** The place of the shown page, from 0. */
function placeOf({ store }: Editing): number {
  const { document, page } = store.get();
  return document.pages.findIndex(({ id }) => id === page);
}

function pageNum({ store }: Editing): number {
  return store.get().document.pages.length;
}

const hasRoom = (editing: Editing) =>
  pageNum(editing) < DOCUMENT_LIMITS.pages || `一个作品最多 ${DOCUMENT_LIMITS.pages} 页`;

/** Changes the pages and shows the one at a place, counted from that of the shown one. */
function change(editing: Editing, to: number, make: (document: PageDocument) => PageDocument): void {
  const next = make(editing.store.get().document);
  const at = Math.min(placeOf(editing) + to, next.pages.length - 1);
  const page = next.pages[at]?.id;
  editing.store.edit(() => next, page === undefined ? {} : { page, selection: [] });
}

function show(editing: Editing, by: number): void {
  const page = editing.store.get().document.pages[placeOf(editing) + by];
  if (page) editing.store.showPage(page.id);
}

/** The spread that lies that many after the shown one. */
function spreadAfter({ store }: Editing, by: number) {
  const { document, page } = store.get();
  const spreads = spreadsOf(document);
  return spreads[spreads.findIndex((spread) => spread.some((each) => each?.id === page)) + by];
}

function turn(editing: Editing, by: number): void {
  const [page] = spreadAfter(editing, by) ?? [];
  if (page) editing.store.showPage(page.id);
}

export const PAGE_ACTIONS: readonly Action[] = [
  ...editingActions([
    {
      id: 'insert-page',
      title: '插入空白页',
      group: '页面',
      when: hasRoom,
      run: (editing) =>
        change(editing, 1, (document) => insertPage(document, editing.store.get().page, newId)),
    },
    {
      id: 'copy-page',
      title: '复制本页',
      group: '页面',
      when: hasRoom,
      run: (editing) => change(editing, 1, (document) => copyPage(document, editing.store.get().page, newId)),
    },
    {
      id: 'delete-page',
      title: '删除本页',
      group: '页面',
      when: (editing) => pageNum(editing) > 1 || '作品至少要有一页',
      run: (editing) => change(editing, 0, (document) => deletePage(document, editing.store.get().page)),
    },
    {
      id: 'page-before',
      title: '本页前移',
      group: '页面',
      when: (editing) => placeOf(editing) > 0 || '已经是第一页',
      run: (editing) =>
        change(editing, -1, (document) => movePage(document, editing.store.get().page, placeOf(editing) - 1)),
    },
    {
      id: 'page-after',
      title: '本页后移',
      group: '页面',
      when: (editing) => placeOf(editing) < pageNum(editing) - 1 || '已经是最后一页',
      run: (editing) =>
        change(editing, 1, (document) => movePage(document, editing.store.get().page, placeOf(editing) + 1)),
    },
  ]),
  {
    id: 'previous-page',
    title: '上一页',
    group: '视图',
    keys: ['PageUp'],
    when: (editing) => placeOf(editing) > 0 || '已经是第一页',
    run: (editing) => show(editing, -1),
  },
  {
    id: 'next-page',
    title: '下一页',
    group: '视图',
    keys: ['PageDown'],
    when: (editing) => placeOf(editing) < pageNum(editing) - 1 || '已经是最后一页',
    run: (editing) => show(editing, 1),
  },
  {
    id: 'previous-spread',
    title: '上一跨页',
    group: '视图',
    keys: ['Shift+PageUp'],
    when: (editing) => spreadAfter(editing, -1) !== undefined || '已经是第一个跨页',
    run: (editing) => turn(editing, -1),
  },
  {
    id: 'next-spread',
    title: '下一跨页',
    group: '视图',
    keys: ['Shift+PageDown'],
    when: (editing) => spreadAfter(editing, 1) !== undefined || '已经是最后一个跨页',
    run: (editing) => turn(editing, 1),
  },
];
