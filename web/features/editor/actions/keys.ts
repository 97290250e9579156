import { moveElements } from '#contracts/rules/pages/edits/elements.ts';
import type { Editing } from '../model/editing.ts';
import { tryAction } from './action.ts';
import { changeable, idsOf } from './chosen.ts';
import { ACTIONS } from './index.ts';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Millimetres that an arrow moves: plain, with Shift, with Alt. */
export const ARROW_MM = { plain: 1, shift: 5, alt: 0.1 } as const;

/** What a key says, whatever Shift makes of it on this keyboard: brackets and stops by their place, letters in capitals. */
function nameOf({ key, code }: Press): string {
  if (code === 'BracketLeft') return '[';
  if (code === 'BracketRight') return ']';
  if (key === '+') return '=';
  if (code === 'Comma') return ',';
  if (code === 'Period') return '.';
  return key.length === 1 ? key.toUpperCase() : key;
}

function matches(keys: string, press: Press): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const hasCtrl = press.ctrlKey || press.metaKey;
  // A question mark and a plus are themselves, with whatever it takes to write them.
  const isShifted = key === '?' || press.key === '+' || press.shiftKey === parts.includes('Shift');
  return nameOf(press) === key && hasCtrl === parts.includes('Ctrl') && isShifted && !press.altKey;
}

/**
 * Does what a key means; where words are written only what is meant everywhere. Answers whether it meant something, so that
 * the browser does nothing else with it.
 */
export function pressKey(editing: Editing, press: Press, isWriting = false): boolean {
  const arrow = ARROWS[press.key];
  if (arrow && !isWriting) return moveByArrow(editing, press, arrow);
  const action = ACTIONS.find(({ keys = [] }) => keys.some((each) => matches(each, press)));
  if (action === undefined || action.isOfBrowser || (isWriting && !action.isEverywhere)) return false;
  return tryAction(action, editing);
}

function moveByArrow(editing: Editing, press: Press, [x, y]: readonly [number, number]): boolean {
  const elements = changeable(editing);
  if (elements.length === 0 || editing.around.get().isReadOnly || press.ctrlKey || press.metaKey)
    return false;
  const step = press.altKey ? ARROW_MM.alt : press.shiftKey ? ARROW_MM.shift : ARROW_MM.plain;
  const { page } = editing.store.get();
  const ids = idsOf(elements);
  editing.store.edit((document) => moveElements(document, page, ids, { x: x * step, y: y * step }), {
    like: `move ${[...ids].join(' ')}`,
  });
  return true;
}

const IS_MAC = /Mac|iPhone|iPad/;

/** Keys as the help sheet writes them. */
export function keyWords(keys: string, platform: string = navigator.platform): string {
  const isMac = IS_MAC.test(platform);
  const names: Readonly<Record<string, string>> = {
    Ctrl: isMac ? '⌘' : 'Ctrl',
    Escape: 'Esc',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  };
  return keys
    .split('+')
    .map((part) => names[part] ?? part)
    .join(' + ');
}
