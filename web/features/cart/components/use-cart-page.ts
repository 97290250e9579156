import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAddress } from '#web/kit/address/address.ts';
import { CART_PLACE } from '../model/cart-place.ts';
import { cartAsked, PAGE_SIZE } from '../read-cart.ts';

/** What of the cart the address names, and the ways to something else. */
export function useCartPage() {
  const address = useAddress(CART_PLACE);
  const { page, keyword } = address.at;
  const isSearch = keyword !== '';
  const query = useQuery(cartAsked({ page, keyword }));
  const { data, isPlaceholderData } = query;
  const last =
    data === undefined || isPlaceholderData || isSearch
      ? page
      : Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  const isBeyond = page > last;

  // The last line of the last page was deleted, or the address is an old one.
  useEffect(() => {
    if (isBeyond) address.replace({ page: last });
  });

  return {
    page,
    keyword,
    query,
    isBeyond,
    openPage: (next: number) => address.go({ page: next }),
    search: (words: string) => address.go({ keyword: words }),
  };
}
