import { beforeEach, describe, expect, it } from 'vitest';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { documentOf, image, linkTo, shape } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { createStore } from '#web/lib/store.ts';
import { ALONE } from '../model/company.ts';
import { type Editing, NOTHING_TO_FIND } from '../model/editing.ts';
import { chosenElements, createEditorStore, shownPage } from '../model/editor-store.ts';
import { tryAction } from './action.ts';
import { ACTIONS, actionOf } from './index.ts';
import { insertWords } from './insert.ts';
import { keyWords, pressKey } from './keys.ts';

let editing: Editing;

function editingOf(isReadOnly = false): Editing {
  const text: TextElement = {
    ...{ id: idAt(3), kind: 'text', x: 30, y: 10, w: 20, h: 10, text: '春', part: 'prose' },
    style: {
      family: 'serif',
      weight: 400,
      size: 5,
      leading: 1.5,
      color: '#000000',
      align: 'left',
      indent: 0,
    },
  };
  const book = documentOf(3, { 1: [shape(1), image(2), text], 2: [linkTo(1, idAt(3))] });
  return {
    store: createEditorStore(book),
    open: createStore<ReturnType<Editing['open']['get']>>({
      ...{ dialog: null, side: null, inspector: true, meant: null, rulers: true, guides: true, cover: false },
      ...{ find: NOTHING_TO_FIND, percent: 100 },
    }),
    copied: createStore<ReturnType<Editing['copied']['get']>>(null),
    company: createStore(ALONE),
    around: createStore<ReturnType<Editing['around']['get']>>({
      ...{
        title: '春',
        author: '',
        owner: '',
        isReadOnly,
        photos: [],
        isSaved: true,
        isSaving: false,
        preview: () => {},
        print: () => {},
        areas: () => {},
      },
    }),
    ...{ opusID: '1', saveFile: () => {}, openFile: () => {} },
  };
}

beforeEach(() => {
  editing = editingOf();
});

const run = (id: string) => tryAction(actionOf(id), editing);
const when = (id: string) => actionOf(id).when(editing);
const elements = () => shownPage(editing.store.get())?.elements ?? [];
const kinds = () => elements().map(({ kind }) => kind);
const pageIDs = () => editing.store.get().document.pages.map(({ id }) => id);
const choose = (...places: number[]) => editing.store.select(places.map(idAt));
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  pressKey(editing, {
    ...{ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more },
  });

describe('the list of actions', () => {
  it('has every id, title and key once', () => {
    for (const all of [
      ACTIONS.map(({ id }) => id),
      ACTIONS.map(({ title }) => title),
      ACTIONS.flatMap(({ keys = [] }) => keys),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('says of each that cannot be done why, and does not do it', () => {
    editing = editingOf(true);
    const before = editing.store.get();
    for (const action of ACTIONS) {
      const answer = action.when(editing);
      if (typeof answer === 'string') expect(answer.length).toBeGreaterThan(2);
      if (answer !== true) expect(tryAction(action, editing)).toBe(false);
    }
    expect(editing.store.get().document).toBe(before.document);
    expect(when('add-text')).toBe('作品现在只能查看');
    expect(() => actionOf('nothing')).toThrow();
  });
});

describe('elements', () => {
  it('are deleted, and come back', () => {
    choose(1, 2);
    run('delete');
    expect(kinds()).toEqual(['text']);
    run('undo');
    expect(kinds()).toEqual(['shape', 'image', 'text']);
    run('redo');
    expect(kinds()).toEqual(['text']);
  });

  it('that are locked stay', () => {
    choose(1);
    run('lock');
    expect(when('delete')).toBe('选中的元素已锁定');
    run('lock');
    expect(when('delete')).toBe(true);
  });

  it('are copied beside themselves, and in place on another page', () => {
    choose(1);
    run('copy');
    run('paste');
    expect(chosenElements(editing.store.get())).toMatchObject([{ x: 15, y: 15 }]);
    run('next-page');
    run('paste');
    expect(elements().at(-1)).toMatchObject({ kind: 'shape', x: 10, y: 10 });
    expect(when('duplicate')).toBe(true);
  });

  it('are pasted as a page where nothing was chosen, scaled to the page of another work', () => {
    run('copy');
    const copied = editing.copied.get();
    expect(copied).toMatchObject({ what: 'page', widthMm: 145, heightMm: 210 });
    if (!copied) return;
    editing.copied.set({ ...copied, widthMm: 290, heightMm: 420 });
    run('paste');
    expect(pageIDs()).toHaveLength(4);
    expect(pageIDs()[1]).toBe(editing.store.get().page);
    expect(elements()).toMatchObject([
      { x: 5, y: 5, w: 10, h: 5 },
      { w: 30 },
      { x: 15, style: { size: 2.5 } },
    ]);
    expect(elements().map(({ id }) => id)).not.toContain(idAt(1));
    run('undo');
    expect(pageIDs()).toHaveLength(3);
  });

  it('that show the photo of another member are refused', () => {
    choose(2);
    run('copy');
    const copied = editing.copied.get();
    if (!copied) throw new Error('something was copied');
    const foreign = copied.elements.map((each) => ({ ...each, source: 'file:theirs' }));
    editing.copied.set({ ...copied, memberID: 'another', elements: foreign as typeof copied.elements });
    expect(when('paste')).toBe('其中的照片是另一位成员的，不能粘贴到您的作品里');
  });

  it('are words from elsewhere, too', () => {
    expect(insertWords(editing, '苏堤\r\n春晓')).toBe('');
    expect(chosenElements(editing.store.get())).toMatchObject([{ kind: 'text', text: '苏堤\n春晓' }]);
    expect(insertWords(editing, '春'.repeat(20_001))).toContain('20000');
  });

  it('are cut', () => {
    choose(2);
    run('cut');
    expect(kinds()).toEqual(['shape', 'text']);
    run('paste');
    expect(kinds()).toEqual(['shape', 'text', 'image']);
  });

  it('are grouped and parted', () => {
    choose(1, 2);
    run('group');
    expect(new Set(elements().map(({ group }) => group)).size).toBe(2);
    run('group');
    expect(elements().every((element) => !Object.hasOwn(element, 'group'))).toBe(true);
  });

  it('are edited inside by their kind', () => {
    expect(when('edit')).toBe('请选择一段文字或一张图片');
    choose(1);
    expect(when('edit')).toBe('这个元素的内容在右侧修改');
    choose(2);
    run('edit');
    expect(editing.store.get().inside).toEqual({ id: idAt(2), what: 'crop' });
    run('leave');
    expect([editing.store.get().inside, editing.store.get().selection]).toEqual([null, [idAt(2)]]);
    run('leave');
    expect(editing.store.get().selection).toEqual([]);
    choose(3);
    run('edit');
    expect(editing.store.get().inside?.what).toBe('text');
  });

  it('are all chosen', () => {
    run('select-all');
    expect(editing.store.get().selection).toHaveLength(3);
  });

  it('are aligned with the page, or with each other', () => {
    choose(1);
    run('align-right');
    expect(elements()[0]?.x).toBe(125);
    choose(1, 2);
    run('align-left');
    expect(elements().map(({ x }) => x)).toEqual([0, 0, 30]);
  });

  it('move among the layers, as far as there are any', () => {
    choose(1);
    expect(when('layer-backward')).toBe('已经在最下层');
    run('layer-front');
    expect(kinds()).toEqual(['image', 'text', 'shape']);
    expect(when('layer-forward')).toBe('已经在最上层');
  });

  it('become larger and smaller together', () => {
    choose(1, 2);
    expect(when('scale-up')).toBe(true);
    run('scale-up');
    expect(elements().map(({ w }) => w)).toEqual([22, 66, 20]);
    run('scale-down');
    expect(elements().map(({ x, w }) => [x, w])).toEqual([
      [10, 20],
      [0, 60],
      [30, 20],
    ]);
  });

  it('are turned by quarters', () => {
    choose(2);
    run('quarter-turn');
    expect(elements()[1]?.turn).toBe(90);
  });

  it('turn together about their common middle, and come back by one step', () => {
    choose(1, 2);
    const before = elements();
    for (let count = 0; count < 12; count += 1) press('.', { code: 'Period' });
    expect(elements().map(({ turn }) => turn)).toEqual([180, 180, undefined]);
    expect(elements()[0]?.x).not.toBe(before[0]?.x);
    run('undo');
    expect(elements()).toEqual(before);
    press('<', { code: 'Comma', shiftKey: true });
    expect(elements()[0]?.turn).toBe(359);
    run('lock');
    expect(when('turn-left')).toBe('选中的元素已锁定');
  });
});

describe('what is added', () => {
  it('lies in the middle and is chosen', () => {
    run('add-rect');
    run('add-ellipse');
    run('add-line');
    expect(elements().slice(3)).toMatchObject([
      { form: 'rect' },
      { form: 'ellipse' },
      { form: 'line', h: 0 },
    ]);
    expect(chosenElements(editing.store.get())).toMatchObject([{ form: 'line' }]);
  });

  it('as a text is written in at once', () => {
    run('add-text');
    expect(editing.store.get().inside).toMatchObject({ what: 'text' });
    expect(chosenElements(editing.store.get())).toMatchObject([{ kind: 'text', text: '' }]);
  });

  it('as a photo comes from the tray', () => {
    run('add-photo');
    expect(editing.open.get().side).toBe('photos');
  });
});

describe('pages', () => {
  it('are inserted, copied, moved and deleted, and the one in question is shown', () => {
    run('insert-page');
    expect(pageIDs()).toHaveLength(4);
    expect(pageIDs()[1]).toBe(editing.store.get().page);
    run('page-after');
    expect(pageIDs()[2]).toBe(editing.store.get().page);
    run('page-before');
    run('copy-page');
    expect(pageIDs()[2]).toBe(editing.store.get().page);
    run('delete-page');
    run('previous-page');
    run('delete-page');
    expect(pageIDs()).toEqual([1, 2, 3].map(idAt));
  });

  it('are turned as far as there are any', () => {
    expect(when('previous-page')).toBe('已经是第一页');
    expect(when('page-before')).toBe('已经是第一页');
    run('next-page');
    run('next-page');
    expect(when('next-page')).toBe('已经是最后一页');
  });
});

describe('what inner pages share', () => {
  it('is added once', () => {
    expect(run('add-field-page')).toBe(true);
    expect(editing.store.get().document.masters).toHaveLength(1);
    expect(when('add-field-page')).toBe('内页已经有页码');
    run('add-field-title');
    expect(editing.store.get().document.pages.map(({ master }) => master !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    run('undo');
    run('undo');
    expect(editing.store.get().document).not.toHaveProperty('masters');
  });
});

describe('the view', () => {
  it('is enlarged step by step', () => {
    run('zoom-in');
    expect(editing.store.get().zoom).toBe(150);
    run('zoom-fit');
    expect([editing.store.get().zoom, when('zoom-fit')]).toEqual(['fit', '已经适合窗口']);
  });

  it('opens what helps', () => {
    run('palette');
    expect(editing.open.get().dialog).toBe('palette');
    run('help');
    run('inspector');
    expect(editing.open.get()).toMatchObject({ dialog: 'help', inspector: false });
    run('rulers');
    expect(editing.open.get().rulers).toBe(false);
    for (const side of ['layouts', 'masters', 'stickers'] as const) {
      run(side);
      expect(editing.open.get().side).toBe(side);
      run(side);
      expect(editing.open.get().side).toBe(null);
    }
  });

  it('is left only when everything is saved', () => {
    editing.around.set({ ...editing.around.get(), isSaved: false });
    expect(when('preview')).toContain('保存以后');
    expect(when('print')).toContain('保存以后');
    editing.around.set({ ...editing.around.get(), isSaving: true });
    expect(when('preview')).toContain('保存以后');
    // It waits for the end of the saving by itself.
    expect(when('print')).toBe(true);
  });
});

describe('a key', () => {
  it.each([
    ['plain', {}, 1],
    ['with Shift', { shiftKey: true }, 5],
    ['with Alt', { altKey: true }, 0.1],
  ])('that is an arrow moves %s', (_how, more, by) => {
    choose(1);
    expect(press('ArrowRight', more)).toBe(true);
    expect(elements()[0]?.x).toBe(10 + by);
  });

  it('repeated is one step', () => {
    choose(1);
    for (let count = 0; count < 5; count += 1) press('ArrowDown');
    press('z', { ctrlKey: true });
    expect(elements()[0]?.y).toBe(10);
  });

  it.each([
    ['z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Delete', {}, 'delete'],
    ['d', { metaKey: true }, 'duplicate'],
    ['}', { code: 'BracketRight', shiftKey: true }, 'layer-front'],
    [']', { code: 'BracketRight' }, 'layer-forward'],
    ['?', { shiftKey: true }, 'help'],
    ['0', { ctrlKey: true }, 'zoom-fit'],
    ['+', { ctrlKey: true, shiftKey: true }, 'zoom-in'],
  ])('%s means an action where it can be done', (key, more, id) => {
    choose(1);
    const can = when(id) === true;
    expect(press(key, more)).toBe(can);
  });

  it('that finds words holds where they are written, too', () => {
    const find = { key: 'f', code: '', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    expect(pressKey(editing, find, true)).toBe(true);
    expect(pressKey(editing, { ...find, key: 'h' }, true)).toBe(true);
    expect(editing.open.get()).toMatchObject({ side: 'find', find: { asked: 2 } });
    choose(1);
    expect(pressKey(editing, { ...find, key: 'd' }, true)).toBe(false);
    expect(pressKey(editing, { ...find, key: 'ArrowUp', ctrlKey: false }, true)).toBe(false);
  });

  it('means nothing else', () => {
    expect(press('q')).toBe(false);
    expect(press('ArrowRight')).toBe(false);
    expect(press('d', { ctrlKey: true, altKey: true })).toBe(false);
  });

  it('is written as on the keyboard', () => {
    expect(keyWords('Ctrl+Shift+Z', 'Win32')).toBe('Ctrl + Shift + Z');
    expect(keyWords('Ctrl+.', 'MacIntel')).toBe('⌘ + .');
    expect(keyWords('Escape', 'Linux')).toBe('Esc');
  });
});
