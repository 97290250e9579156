import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keyOf } from '#web/kit/ask/send.ts';
import { CartBadge, OrdersBadge } from './count-badge.tsx';

/** What a badge says while these are the counters. */
function said(Badge: typeof CartBadge, counters: Readonly<Record<string, number>>): string {
  const client = new QueryClient();
  client.setQueryData(keyOf('MemberServiceMag.getCounters'), {
    cart: 0,
    unpaid: 0,
    toFix: 0,
    paying: 0,
    ...counters,
  });
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Badge)));
  return html.replaceAll(/<[^>]*>/g, '');
}

describe('a badge', () => {
  it.each([
    [0, ''],
    [1, '1 件'],
    [99, '99 件'],
    [100, '99+ 件'],
  ])('of %d lines says "%s"', (cart, words) => {
    expect(said(CartBadge, { cart })).toBe(words);
  });

  it('counts the orders that are to be paid or put right', () => {
    expect(said(OrdersBadge, { unpaid: 2, toFix: 1, paying: 4 })).toBe('3 笔待处理');
  });
});
