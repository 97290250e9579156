import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { removeElements } from '#contracts/rules/pages/edits/elements.ts';
import { type Editing, opened } from '../model/editing.ts';
import { chosenElements } from '../model/editor-store.ts';
import { newId } from '../model/new-id.ts';
import { chosenPlace } from '../model/place-photo.ts';
import { type Action, editingActions } from './action.ts';
import { canChange, changeable, choosable, idsOf, NOTHING_CHOSEN } from './chosen.ts';
import { hasRoomFor, putCopies } from './clipboard.ts';

function remove(editing: Editing): void {
  const ids = idsOf(changeable(editing));
  const { page } = editing.store.get();
  editing.store.edit((document) => removeElements(document, page, ids));
}

const isSomethingChosen = ({ store }: Editing) => store.get().selection.length > 0 || NOTHING_CHOSEN;

export const ELEMENT_ACTIONS: readonly Action[] = [
  {
    id: 'select-all',
    title: '选择本页全部元素',
    group: '编辑',
    keys: ['Ctrl+A'],
    when: (editing) => choosable(editing).length > 0 || '这一页还没有元素',
    run: (editing) => editing.store.select(choosable(editing).map(({ id }) => id)),
  },
  {
    id: 'leave',
    title: '取消选择',
    group: '编辑',
    keys: ['Escape'],
    when: isSomethingChosen,
    run: ({ store }) => (store.get().inside ? store.goInside(null) : store.select([])),
  },
  ...editingActions([
    {
      id: 'duplicate',
      title: '再来一份',
      group: '元素',
      keys: ['Ctrl+D'],
      when: (editing) => {
        const { length } = chosenElements(editing.store.get());
        return length === 0 ? NOTHING_CHOSEN : hasRoomFor(editing, length);
      },
      run: (editing) => putCopies(editing, chosenElements(editing.store.get())),
    },
    {
      id: 'delete',
      title: '删除',
      group: '元素',
      keys: ['Delete', 'Backspace'],
      when: canChange,
      run: remove,
    },
    {
      id: 'lock',
      title: '锁定或解锁',
      group: '元素',
      keys: ['Ctrl+L'],
      when: isSomethingChosen,
      run({ store }) {
        const { page, selection } = store.get();
        const isLocking = chosenElements(store.get()).some(({ locked }) => !locked);
        store.edit((document) =>
          withElements(document, page, new Set(selection), ({ locked: _locked, ...element }) =>
            isLocking ? { ...element, locked: true } : element,
          ),
        );
      },
    },
    {
      id: 'group',
      title: '组合或取消组合',
      group: '元素',
      keys: ['Ctrl+G'],
      when: ({ store }) => store.get().selection.length > 1 || '请选择两个以上的元素',
      run({ store }) {
        const { page, selection } = store.get();
        const groups = new Set(chosenElements(store.get()).map(({ group }) => group));
        const isGrouped = groups.size === 1 && !groups.has(undefined);
        const group = newId();
        store.edit((document) =>
          withElements(document, page, new Set(selection), ({ group: _group, ...element }) =>
            isGrouped ? element : { ...element, group },
          ),
        );
      },
    },
    {
      id: 'edit',
      title: '编辑文字、裁剪图片或放照片',
      group: '元素',
      keys: ['Enter'],
      when(editing) {
        const [element, ...others] = changeable(editing);
        if (!element || others.length > 0) return '请选择一段文字或一张图片';
        if (chosenPlace(editing)) return true;
        return ['text', 'image'].includes(element.kind) || '这个元素的内容在右侧修改';
      },
      run(editing) {
        const [element] = changeable(editing);
        if (chosenPlace(editing)) opened(editing.open, { side: 'photos' });
        else if (element)
          editing.store.goInside({ id: element.id, what: element.kind === 'text' ? 'text' : 'crop' });
      },
    },
  ]),
];
