import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QUANTITY_MAX, QUANTITY_MIN } from '#contracts/rules/price/quantity.ts';
import { done } from '#web/lib/call/outcome.ts';
import { createQuantityEdit } from '../model/quantity-edit.ts';
import { LineQuantity } from './line-quantity.tsx';

/** Whether the two buttons beside this quantity can be pressed. */
function buttonsAt(count: number) {
  const edit = createQuantityEdit(
    {
      price: () => Promise.reject(new Error('nothing is priced here')),
      save: async () => done(null),
      onSaved: async () => {},
      estimate: () => null,
      onFailure: () => {},
      reread: async () => null,
    },
    count,
  );
  const html = renderToStaticMarkup(
    createElement(LineQuantity, {
      name: '环岛骑行',
      goodsName: '精装画册',
      snapshot: edit.snapshot(),
      edit,
      isLocked: false,
    }),
  );
  const [less, more] = html.match(/<button[^>]*>/g) ?? [];
  return { less: !less?.includes('disabled'), more: !more?.includes('disabled') };
}

describe('the buttons of a quantity', () => {
  it.each([
    [QUANTITY_MIN, { less: false, more: true }],
    [QUANTITY_MIN + 1, { less: true, more: true }],
    [QUANTITY_MAX - 1, { less: true, more: true }],
    [QUANTITY_MAX, { less: true, more: false }],
  ])('stop at its limits: %d', (count, can) => {
    expect(buttonsAt(count)).toEqual(can);
  });
});
