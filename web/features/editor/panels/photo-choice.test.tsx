import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { placeAfterKey } from '#web/lib/document/use-roving.ts';
import { createStore } from '#web/lib/store.ts';
import { type Editing, EditingProvider, type Open } from '../model/editing.ts';
import { PhotoChoice } from './photo-choice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = async () => {};
const UNUSED = {
  ...{ progress: null, came: 0, stopped: 0, failed: [], problems: [] },
  bring: nothing,
  bringAgain: nothing,
  stop: () => {},
};
const NAMES = ['春', '夏', '秋', '冬'];

function show() {
  const photos = NAMES.map((name, at) => ({ photo: `p${at}`, name }));
  const open = createStore({ meant: new Set<string>() } as unknown as Open);
  const editing = { open, around: createStore({ photos }) } as unknown as Editing;
  render(
    <EditingProvider value={editing}>
      <PhotoChoice upload={UNUSED} />
    </EditingProvider>,
  );
  const options = screen.getAllByRole('option');
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...more });
  const chosen = () =>
    screen.queryAllByRole('option', { selected: true }).map((each) => each.getAttribute('aria-label'));
  return { options, press, chosen, open };
}

it('is there at once where none is chosen yet, and is put away', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '挑选照片' }));
  expect(screen.getAllByRole('option')).toHaveLength(NAMES.length);
});

it('has one stop of the Tab key, and arrows, Home and End among all photos', () => {
  const { options, press } = show();
  expect(screen.getByRole('listbox', { name: '照片' }).getAttribute('aria-multiselectable')).toBe('true');
  expect(options.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  options[0]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(options[1]);
  press('End');
  expect(options.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  press('ArrowRight');
  expect(document.activeElement).toBe(options[3]);
  press('Home');
  expect(document.activeElement).toBe(options[0]);
});

it('are chosen one by one, by a range, and all at once', () => {
  const { options, press, chosen, open } = show();
  options[0]?.focus();
  press(' ');
  expect(chosen()).toEqual(['春']);
  press('ArrowRight', { shiftKey: true });
  press('ArrowRight', { shiftKey: true });
  expect(chosen()).toEqual(['春', '夏', '秋']);
  press(' ');
  expect(chosen()).toEqual(['春', '夏']);
  press('a', { ctrlKey: true });
  expect(chosen()).toEqual(NAMES);
  expect(open.get().meant).toBeNull();
});

function hint(): string {
  const id = screen.getByRole('listbox', { name: '照片' }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

it.each(['(pointer: coarse)', upTo('phone')])('speaks of tapping and of no key where %s', (isThere) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes(isThere), media: query }),
  );
  show();
  expect(hint()).toBe('点一张选中，再点一次取消');
});

it('speaks of keys on a desk', () => {
  show();
  expect(hint()).toContain('方向键');
});

it('shows a photo that is not chosen as brightly as one that is', () => {
  const { options } = show();
  fireEvent.click(options[0] as Element);
  const [chosen, other] = options.map((option) => option.querySelector('img')?.getAttribute('style'));
  expect(other).toBe(chosen);
  expect(options.map(({ textContent }) => textContent)).toEqual(['✓', '', '', '']);
});

it.each([
  ['ArrowDown', 1, 5],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, null],
  ['ArrowDown', 7, null],
  ['ArrowLeft', 0, null],
  ['End', 2, 9],
  ['x', 2, null],
])('%s at %d of ten in rows of four leads to %s', (key, at, next) => {
  expect(placeAfterKey(key, at, 10, 4)).toBe(next);
});
