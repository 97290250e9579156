import { type JsonStorage, storage } from '#web/lib/storage.ts';

const KEY = 'editorGuides';

/** Whether guides (参考线) are shown, as it was left in this browser; they are at first. */
export function keptGuides(values: JsonStorage = storage): boolean {
  return values.get(KEY) !== false;
}

export function keepGuides(isShown: boolean, values: JsonStorage = storage): void {
  values.set(KEY, isShown);
}
