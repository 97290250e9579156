import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opened } from '#web/features/print-options/model/choice.fixture.ts';
import { AddBar } from './add-bar.tsx';

const nothing = () => {};

/** Whether the two ways on wait, and what is said of it. */
async function bar(obstacle: string, isPriced = true) {
  const { open, editor } = await opened(undefined, isPriced ? {} : { price: () => new Promise(() => {}) });
  const html = renderToStaticMarkup(
    createElement(AddBar, {
      ...{
        snapshot: open(),
        editor,
        word: '本',
        obstacle,
        notice: '',
        busy: new Set<string>(),
        added: null,
        bought: null,
      },
      ...{ onBlocked: nothing, onAdd: nothing, onBuy: nothing },
    }),
  );
  const waiting = [...html.matchAll(/<button[^>]*aria-disabled="(true|false)"/g)].map(([, waits]) => waits);
  return { waiting, html };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('加入购物车 and 立即购买', () => {
  it('are open for a choice with a price', async () => {
    expect((await bar('')).waiting).toEqual(['false', 'false']);
  });

  it('wait for the price', async () => {
    expect((await bar('', false)).waiting).toEqual(['true', 'true']);
  });

  it('wait for what has to be agreed to first, and say so', async () => {
    const { waiting, html } = await bar('请先查看预检错误');
    expect(waiting).toEqual(['true', 'true']);
    expect(html).toContain('请先查看预检错误');
  });
});
