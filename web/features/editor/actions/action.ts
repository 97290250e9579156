import type { Editing } from '../model/editing.ts';

export const GROUPS = ['作品', '编辑', '添加', '元素', '图层', '对齐', '图片', '页面', '视图'] as const;

/** Something that can be done in the editor. Toolbar, menus, keys, palette and help sheet all read the same list. */
export interface Action {
  readonly id: string;
  readonly title: string;
  readonly group: (typeof GROUPS)[number];
  /** As in `Ctrl+Shift+Z`; the first is told, and Ctrl is ⌘ on a Mac. */
  readonly keys?: readonly string[];
  /** Its keys mean it where words are written, too. */
  readonly isEverywhere?: true;
  /** The browser makes an event of its own of these keys, which brings or takes the clipboard. */
  readonly isOfBrowser?: true;
  /** Whether it can be done now, or why not in words; false where the question makes no sense. */
  when(editing: Editing): boolean | string;
  run(editing: Editing): void;
}

/** Actions that change the work; none is possible where it is only shown. */
export function editingActions(actions: readonly Action[]): readonly Action[] {
  return actions.map((action) => ({
    ...action,
    when: (editing) => (editing.around.get().isReadOnly ? '作品现在只能查看' : action.when(editing)),
  }));
}

/** Does it, if it can be done now. Answers whether it was. */
export function tryAction(action: Action, editing: Editing): boolean {
  if (action.when(editing) !== true) return false;
  action.run(editing);
  return true;
}
