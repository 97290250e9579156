import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { OperationId, Output } from '#contracts/operations.ts';
import { resourceKey } from '#web/kit/ask/send.ts';
import { configureClient } from '#web/lib/call/client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import type { OrderPreview } from '../model/checkout.ts';
import { NEW_DRAFT } from '../model/checkout-draft.ts';
import { useSubmit } from './use-submit.ts';

const PREVIEW: OrderPreview = {
  ...{ lines: [], deliveries: [], coupons: [], ladder: [], payTotal: '10.00', priceLock: 'v1.x' },
  chosen: { delivery: 'standard', couponID: '' },
  wallet: { balance: '0.00', bonus: '0.00', off: '0.00', rest: '10.00', text: '' },
  member: { mobile: '', invoices: [] },
};

const QUESTION = [...resourceKey('order-preview'), { cartIDs: '1' }];

/** One visit to the confirmation whose orders the server answers like this; drawn once, which is enough to submit. */
function visit(reply: object) {
  const sent: object[] = [];
  configureClient({
    call: async <K extends OperationId>(_operation: K, input: object) => {
      sent.push(input);
      return reply as Output<K>;
    },
  });
  const queries = new QueryClient();
  queries.setQueryData(QUESTION, PREVIEW);
  let submitting: ReturnType<typeof useSubmit> | undefined;
  function Visit() {
    submitting = useSubmit({ cartIDs: '1', onChoiceRefused: () => {} });
    return null;
  }
  const screen = createElement(QueryClientProvider, { client: queries }, createElement(Visit));
  renderToStaticMarkup(createElement(MemoryRouter, null, screen));
  return {
    submit: async () => void (await submitting?.submit(async () => NEW_DRAFT, PREVIEW)),
    isPriceOutdated: () => queries.getQueryState(QUESTION)?.isInvalidated,
    keys: () => sent.map((input) => Reflect.get(input, 'idemKey')),
  };
}

describe('an order that may have been lost', () => {
  it('is sent again under the key of the same intent', async () => {
    const { submit, keys } = visit(REQUEST_FAILED);
    await submit();
    await submit();
    const [first, second] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
  });

  it('has another key than that of the next visit', async () => {
    const one = visit(REQUEST_FAILED);
    await one.submit();
    const other = visit(REQUEST_FAILED);
    await other.submit();
    expect(other.keys()).not.toEqual(one.keys());
  });
});

describe('an order at a price that changed', () => {
  it('has the price read again', async () => {
    const changes = [{ what: '环岛骑行', before: '1100.00', after: '1144.00' }];
    const refused = visit({
      code: 1070,
      reason: 'price-changed',
      message: '价格已更新',
      details: { changes, priceLock: 'lock' },
    });
    expect(refused.isPriceOutdated()).toBe(false);
    await refused.submit();
    expect(refused.isPriceOutdated()).toBe(true);
  });

  it('leaves the price alone where nobody knows of a change', async () => {
    const failed = visit(REQUEST_FAILED);
    await failed.submit();
    expect(failed.isPriceOutdated()).toBe(false);
  });
});
