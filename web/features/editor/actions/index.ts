import type { Action } from './action.ts';
import { ARRANGE_ACTIONS } from './arrange.ts';
import { CLIPBOARD_ACTIONS } from './clipboard.ts';
import { ELEMENT_ACTIONS } from './elements.ts';
import { HISTORY_ACTIONS } from './history.ts';
import { INSERT_ACTIONS } from './insert.ts';
import { LAYOUT_ACTIONS } from './layouts.ts';
import { MASTER_ACTIONS } from './masters.ts';
import { PAGE_ACTIONS } from './pages.ts';
import { VIEW_ACTIONS } from './view.ts';

/** Everything that can be done in the editor (操作). */
export const ACTIONS: readonly Action[] = [
  ...VIEW_ACTIONS,
  ...HISTORY_ACTIONS,
  ...INSERT_ACTIONS,
  ...CLIPBOARD_ACTIONS,
  ...ELEMENT_ACTIONS,
  ...ARRANGE_ACTIONS,
  ...LAYOUT_ACTIONS,
  ...PAGE_ACTIONS,
  ...MASTER_ACTIONS,
];

export function actionOf(id: string): Action {
  const action = ACTIONS.find((each) => each.id === id);
  if (!action) throw new Error(`there is no action ${id}`);
  return action;
}
