import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../model/cart.ts';
import { lineWith } from '../model/line.fixture.ts';
import { InvalidLines } from './invalid-lines.tsx';

function drawn(changes: Partial<CartLine>): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    createElement(InvalidLines, {
      ...{ lines: [lineWith(changes)], busy: new Set<string>(), isClearing: false, deleted: null },
      ...{ onRepair: nothing, onDelete: nothing, onClear: nothing },
    }),
  );
}

describe('a line that cannot be ordered', () => {
  it('can be repaired only where other options would do', () => {
    expect(drawn({ state: 'stale' })).toContain('重新选择');
    expect(drawn({ state: 'withdrawn' })).not.toContain('重新选择');
  });

  it('always has a reason', () => {
    expect(drawn({ state: 'withdrawn', invalidReason: '商品已下架' })).toContain('商品已下架');
    expect(drawn({ state: 'withdrawn', invalidReason: '' })).toContain('这件商品暂时不能下单');
  });
});
