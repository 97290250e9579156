import { act, renderHook, screen } from '@testing-library/react';
import { App } from 'antd';
import { expect, it, vi } from 'vitest';
import { blankDocument } from '../model/blank-document.ts';
import type { SaveState } from '../model/draft.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { useOnceSaved } from './use-once-saved.ts';

const SAVED: SaveState = { kind: 'saved', at: 0 };
const SAVING: SaveState = { kind: 'saving' };
const OFFLINE: SaveState = { kind: 'offline', since: 0 };

/** The way is taken while the work is in this state; what comes then tells what becomes of it. */
function taken(first: SaveState) {
  const store = createEditorStore(blankDocument({ widthMm: 210, heightMm: 297 }), { onChange() {} });
  const go = vi.fn();
  const hook = renderHook((save: SaveState) => useOnceSaved(store, save), {
    initialProps: first,
    wrapper: App,
  });
  act(() => hook.result.current(go)?.());
  return { store, go, is: (next: SaveState) => hook.rerender(next) };
}

it('goes at once where everything is saved', () => {
  expect(taken(SAVED).go).toHaveBeenCalledTimes(1);
});

it('goes once, as soon as it is saved, and says that it waits', async () => {
  const { go, is } = taken(SAVING);
  expect(go).not.toHaveBeenCalled();
  expect(await screen.findByText('正在保存，保存好就会打开')).toBeTruthy();
  for (const next of [SAVED, SAVING, SAVED]) is(next);
  expect(go).toHaveBeenCalledTimes(1);
});

it('is forgotten where something else is changed meanwhile', () => {
  const { store, go, is } = taken(SAVING);
  act(() => store.edit((document) => ({ ...document, pages: [...document.pages] })));
  is(SAVED);
  expect(go).not.toHaveBeenCalled();
});

it('is forgotten after a long time', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const { go, is } = taken(SAVING);
  now.mockReturnValue(20_000);
  is(SAVED);
  now.mockRestore();
  expect(go).not.toHaveBeenCalled();
});

it('is not waited for where it cannot be saved now', async () => {
  const { go, is } = taken(OFFLINE);
  expect(await screen.findByText('保存以后就可以')).toBeTruthy();
  is(SAVED);
  expect(go).not.toHaveBeenCalled();
});
