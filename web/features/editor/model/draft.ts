import type { PageDocument } from '#contracts/rules/pages/document.ts';

/** How far the saving of a draft is (保存状态); times are milliseconds. */
export type SaveState =
  /** The server has everything. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly since: number; readonly tries: number }
  | { readonly kind: 'offline'; readonly since: number }
  /** Another device has changed the same pages. */
  | { readonly kind: 'conflict'; readonly savedBy: string; readonly savedAt: number }
  /** It is edited in another tab; no other member may edit it. */
  | { readonly kind: 'readonly' }
  /** There is no server to have it, only files; null where the last change is in none. */
  | { readonly kind: 'no-place'; readonly filedAt: number | null };

/** A work that is being edited (草稿). */
export interface Draft {
  readonly opusID: string;
  readonly name: string;
  /** What it was opened with, or what saving put in its place: a new object replaces what the editor shows. */
  readonly document: PageDocument;
  readonly isReadOnly: boolean;
  readonly save: SaveState;
  /** Hears of the document after each step of history. */
  changed(document: PageDocument): void;
}
