import type { Ground } from './reader-options.ts';

/** The colours of what a book lies on (背景); the usual one is the reader's own. Apart, because the reader needs only this. */
export const GROUNDS: Readonly<Record<Ground, string>> = {
  desk: '',
  white: '#ffffff',
  mist: '#dfe5ea',
  rose: '#f3e4e1',
  night: '#2a303b',
};
