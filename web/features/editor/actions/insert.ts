import type { New, PageElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { addElements, roomOfPage, withId } from '#contracts/rules/pages/edits/elements.ts';
import { INKS } from '#contracts/rules/pages/edits/inks.ts';
import { millimetres } from '#contracts/rules/pages/geometry/point.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { Editing } from '../model/editing.ts';
import { opened } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { type Action, editingActions } from './action.ts';

const PLAIN: TextStyle = {
  family: 'serif',
  weight: 400,
  size: 4.6,
  leading: 1.7,
  color: INKS.text,
  align: 'left',
  indent: 0,
};

/** Puts a new element on top of the shown page and chooses it. */
export function insert({ store }: Editing, element: New<PageElement>): PageElement {
  const { page } = store.get();
  const added = withId(element, newId);
  store.edit((document) => addElements(document, page, [added]), { selection: [added.id] });
  return added;
}

/** A box in the middle of the page, as wide and high as those shares of it. */
function middle({ store }: Editing, across: number, down: number) {
  const { widthMm, heightMm } = store.get().document;
  const [w, h] = [millimetres(widthMm * across), millimetres(heightMm * down)];
  return { x: millimetres((widthMm - w) / 2), y: millimetres((heightMm - h) / 2), w, h };
}

export function canInsert({ store }: Editing): true | string {
  const { document, page } = store.get();
  return roomOfPage(document, page) > 0 || '这一页放不下更多元素了';
}

const LONGEST = DOCUMENT_LIMITS.textLength;
/** What no line of text holds. */
const NOT_WRITTEN = /[^\P{Cc}\n]/gu;

/** Until its own are written. */
const FIRST_WORDS = '请填写二维码的内容';

/** Words from elsewhere as a text in the middle of the page; answers what was left out. */
export function insertWords(editing: Editing, words: string): string {
  const { widthMm, heightMm } = editing.store.get().document;
  const text = words.replace(/\r\n?/g, '\n').replace(NOT_WRITTEN, '').slice(0, LONGEST);
  const { x, w } = middle(editing, 0.7, 0.1);
  const inLine = Math.max(Math.floor(w / PLAIN.size), 1);
  const lines = text
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(Math.ceil(length / inLine), 1), 0);
  const h = millimetres(Math.min(lines * PLAIN.size * PLAIN.leading, heightMm * 0.9));
  const y = millimetres((heightMm - h) / 2);
  const element = {
    kind: 'text',
    x,
    y,
    w: Math.min(w, widthMm),
    h,
    text,
    style: PLAIN,
    part: 'prose',
  } as const;
  insert(editing, element);
  return words.length > LONGEST ? `文字太长，只粘贴了前 ${LONGEST} 个字` : '';
}

const SHAPE = { kind: 'shape', stroke: null, strokeWidth: 0, radius: 0, fill: INKS.tint } as const;

export const INSERT_ACTIONS: readonly Action[] = editingActions([
  {
    id: 'add-text',
    title: '文字',
    group: '添加',
    keys: ['T'],
    when: canInsert,
    run(editing) {
      const box = middle(editing, 0.7, 0.1);
      const { id } = insert(editing, { kind: 'text', ...box, text: '', style: PLAIN, part: 'prose' });
      editing.store.goInside({ id, what: 'text' });
    },
  },
  {
    id: 'add-photo',
    title: '照片',
    group: '添加',
    keys: ['P'],
    when: canInsert,
    run: ({ open }) => opened(open, { side: open.get().side === 'photos' ? null : 'photos' }),
  },
  {
    id: 'stickers',
    title: '贴纸',
    group: '添加',
    when: () => true,
    run: ({ open }) => opened(open, { side: open.get().side === 'stickers' ? null : 'stickers' }),
  },
  {
    id: 'add-rect',
    title: '矩形',
    group: '添加',
    keys: ['R'],
    when: canInsert,
    run: (editing) => void insert(editing, { ...SHAPE, form: 'rect', ...middle(editing, 0.4, 0.2) }),
  },
  {
    id: 'add-ellipse',
    title: '椭圆',
    group: '添加',
    keys: ['O'],
    when: canInsert,
    run: (editing) => void insert(editing, { ...SHAPE, form: 'ellipse', ...middle(editing, 0.3, 0.2) }),
  },
  {
    id: 'add-line',
    title: '直线',
    group: '添加',
    keys: ['L'],
    when: canInsert,
    run(editing) {
      const { h: _h, ...box } = middle(editing, 0.5, 0);
      const look = { fill: null, stroke: INKS.line, strokeWidth: 0.5 };
      insert(editing, { ...SHAPE, ...look, form: 'line', ...box, h: 0 });
    },
  },
  {
    id: 'add-code',
    title: '二维码',
    group: '添加',
    when: canInsert,
    run(editing) {
      const { w, ...box } = middle(editing, 0.25, 0.25);
      const side = Math.min(w, box.h);
      insert(editing, { kind: 'code', ...box, w: side, h: side, text: FIRST_WORDS, ink: INKS.text });
    },
  },
  {
    id: 'add-link',
    title: '链接',
    group: '添加',
    when: canInsert,
    run(editing) {
      const page = editing.store.get().document.pages[0]?.id ?? '';
      const target = { to: 'page', page } as const;
      insert(editing, { kind: 'link', ...middle(editing, 0.4, 0.1), target, label: '' });
    },
  },
]);
