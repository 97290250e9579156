import { type Action, editingActions } from './action.ts';

export const HISTORY_ACTIONS: readonly Action[] = editingActions([
  {
    id: 'undo',
    title: '撤销',
    group: '编辑',
    keys: ['Ctrl+Z'],
    when: ({ store }) => store.get().history.past.length > 0 || '没有可以撤销的修改',
    run: ({ store }) => store.undo(),
  },
  {
    id: 'redo',
    title: '重做',
    group: '编辑',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    when: ({ store }) => store.get().history.future.length > 0 || '没有可以重做的修改',
    run: ({ store }) => store.redo(),
  },
]);
