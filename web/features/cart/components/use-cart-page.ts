import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { PAGE_SIZE, queries } from '../queries.ts';

/** Which page of the cart an address names. */
export function pageIn(search: URLSearchParams): number {
  return parseWholeNumber(search.get('page') ?? '1') || 1;
}

/** The page of the cart that the address names, and the way to another one. */
export function useCartPage() {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const query = useQuery(queries.page(page));
  const { data, isPlaceholderData } = query;
  const last = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : page;
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;

  function open(next: number, replace = false): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 1) after.delete('page');
        else after.set('page', String(next));
        return after;
      },
      { replace },
    );
  }

  // The last line of the last page may just have been deleted; the address may also be an old one.
  useEffect(() => {
    if (isBeyond) open(last, true);
  });

  return { page, query, isBeyond, openPage: (next: number) => open(next) };
}
