export type KeyAction =
  | { readonly go: 'next' | 'previous' | 'first' | 'last' }
  | { readonly zoom: 1 | -1 | 0 }
  | { readonly close: true };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { go: 'next' },
  ArrowDown: { go: 'next' },
  PageDown: { go: 'next' },
  ArrowLeft: { go: 'previous' },
  ArrowUp: { go: 'previous' },
  PageUp: { go: 'previous' },
  Home: { go: 'first' },
  End: { go: 'last' },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 0 },
  Escape: { close: true },
};

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does in the reader (快捷键), or null where the browser or a field may have it. */
export function actionOf(pressed: Pressed): KeyAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return ACTIONS[pressed.key] ?? null;
}
