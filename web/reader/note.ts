import type { ReadKind } from '#contracts/rules/readers/read-events.ts';

export const READ_NOTE = 'read-note';

/** What parts of the reader tell of: turned pages and the opening are seen without. */
export interface ReadNote {
  readonly kind: Exclude<ReadKind, 'open' | 'page'>;
  readonly page: number;
  /** The hot area that was clicked; 0 for anything else. */
  readonly value: number;
}

/** Tells of something that the reader did. It is kept only where the reader allowed it, and costs nothing elsewhere. */
export function note(kind: ReadNote['kind'], page = 0, value = 0): void {
  dispatchEvent(new CustomEvent<ReadNote>(READ_NOTE, { detail: { kind, page, value } }));
}
