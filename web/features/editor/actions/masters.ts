import {
  addField,
  FIELD_FILLS,
  FIELD_NAMES,
  type FieldFills,
  hasField,
} from '#contracts/rules/layouts/running-fields.ts';
import { innerPages } from '#contracts/rules/pages/edits/masters.ts';
import { type Editing, opened } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { type Action, editingActions } from './action.ts';

function whyNot({ store }: Editing, fills: FieldFills): true | string {
  const { document } = store.get();
  if (innerPages(document).length === 0) return '作品还没有内页';
  return !hasField(document, fills) || `内页已经有${FIELD_NAMES[fills]}`;
}

/** What inner pages share (母版): by one press, and in a panel of its own. */
export const MASTER_ACTIONS: readonly Action[] = [
  {
    id: 'masters',
    title: '母版',
    group: '页面',
    when: () => true,
    run: ({ open }) => opened(open, { side: open.get().side === 'masters' ? null : 'masters' }),
  },
  ...editingActions(
    FIELD_FILLS.map(
      (fills): Action => ({
        id: `add-field-${fills}`,
        title: `加${FIELD_NAMES[fills]}`,
        group: '页面',
        when: (editing) => whyNot(editing, fills),
        run: ({ store, around }) =>
          store.edit((document) => addField(document, fills, newId, around.get().title)),
      }),
    ),
  ),
];
