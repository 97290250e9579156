import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { user } from '#web/testing/product.ts';
import { SearchField } from './search-field.tsx';

const WORDS = { label: '搜索订单', placeholder: '订单号或作品', max: 50 };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索订单' });

/** The address answers when the test says so, as a screen that is on its way does. */
function shown() {
  const onSearch = vi.fn();
  const at = (keyword: string) => <SearchField {...WORDS} keyword={keyword} onSearch={onSearch} />;
  const { rerender } = render(at(''));
  return { onSearch, address: (keyword: string) => rerender(at(keyword)) };
}

describe('a search', () => {
  afterEach(cleanup);

  it('keeps what is typed while the keyword before is on its way', async () => {
    const { onSearch, address } = shown();
    await user.type(field(), '西湖{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('西湖');
    await user.clear(field());
    await user.type(field(), '沈知远');
    address('西湖');
    expect(field().value).toBe('沈知远');
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('沈知远');
  });

  it('shows the keyword that going back or clearing brings', async () => {
    const { address } = shown();
    await user.type(field(), '西湖{Enter}');
    address('西湖');
    address('');
    expect(field().value).toBe('');
    address('西湖');
    expect(field().value).toBe('西湖');
  });

  it('asks once for the same keyword, and without the spaces around it', async () => {
    const { onSearch, address } = shown();
    await user.type(field(), '  西湖 {Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('西湖');
    address('西湖');
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
