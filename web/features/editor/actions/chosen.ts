import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import { withoutCovered } from '#contracts/rules/templates/waiting.ts';
import type { Editing } from '../model/editing.ts';
import { chosenElements, shownPage } from '../model/editor-store.ts';

export const NOTHING_CHOSEN = '请先选择元素';
const ALL_LOCKED = '选中的元素已锁定';

/** The chosen elements that may be changed. */
export function changeable({ store }: Editing): readonly PageElement[] {
  return chosenElements(store.get()).filter(({ locked }) => !locked);
}

/** Whether there is something chosen that may be changed, or why not. */
export function canChange(editing: Editing): true | string {
  if (changeable(editing).length > 0) return true;
  return chosenElements(editing.store.get()).length > 0 ? ALL_LOCKED : NOTHING_CHOSEN;
}

export function idsOf(elements: readonly PageElement[]): ReadonlySet<Id> {
  return new Set(elements.map(({ id }) => id));
}

/** What can be chosen of a page: not the words that its picture shows, nor a place under its photo. */
export function choosableOf(elements: readonly PageElement[]): readonly PageElement[] {
  return withoutCovered(elements).filter(({ kind }) => kind !== 'words');
}

export function choosable({ store }: Editing): readonly PageElement[] {
  return choosableOf(shownPage(store.get())?.elements ?? []);
}
