import { expect, it } from 'vitest';
import { actionOf } from './keyboard.ts';

const BARE = { ctrlKey: false, metaKey: false, altKey: false };

it('leaves the keys of the browser to the browser', () => {
  expect(actionOf({ ...BARE, key: '+', ctrlKey: true })).toBeNull();
  expect(actionOf({ ...BARE, key: 'ArrowLeft', altKey: true })).toBeNull();
  expect(actionOf({ ...BARE, key: 'a' })).toBeNull();
});

it.each([
  ['ArrowRight', { go: 'next' }],
  ['PageUp', { go: 'previous' }],
  ['End', { go: 'last' }],
  ['-', { zoom: -1 }],
  ['Escape', { close: true }],
])('%s has its meaning', (key, action) => {
  expect(actionOf({ ...BARE, key })).toEqual(action);
});
