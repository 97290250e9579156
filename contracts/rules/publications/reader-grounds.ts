/** What a book lies on (背景), with its colour; the usual one is the reader's own. Apart, because the reader needs only this. */
export const GROUNDS = {
  desk: '',
  white: '#ffffff',
  mist: '#dfe5ea',
  rose: '#f3e4e1',
  night: '#2a303b',
} as const;
export type Ground = keyof typeof GROUNDS;
