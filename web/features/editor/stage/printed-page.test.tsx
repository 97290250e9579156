import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { documentOf, shape } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { createStore } from '#web/lib/store.ts';
import { type Editing, EditingProvider } from '../model/editing.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { PrintedPage } from './printed-page.tsx';

const FOOT: TextElement = {
  ...{ id: idAt(9), kind: 'text', x: 0, y: 0, w: 90, h: 10, text: '# 第', part: 'prose', fills: 'page' },
  style: { family: 'sans', weight: 400, size: 4, leading: 1.5, color: '#000000', align: 'left', indent: 0 },
};

it('shows what pages share, and running fields with their words', () => {
  const bare = documentOf(3, { 2: [shape(1)] });
  const master = { id: idAt(8), name: '页脚', elements: [FOOT] };
  const pages = bare.pages.map((page) => ({ ...page, master: master.id }));
  const document = { ...bare, pages, masters: [master] };
  const editing = { store: createEditorStore(document), around: createStore({ title: '春' }) };
  render(
    <EditingProvider value={editing as unknown as Editing}>
      {pages.map((page, at) => (
        <PrintedPage key={page.id} page={page} no={at + 1} />
      ))}
    </EditingProvider>,
  );
  for (const words of ['1 第', '2 第', '3 第']) expect(screen.getByText(words)).toBeTruthy();
});
