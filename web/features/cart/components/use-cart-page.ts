import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAddress } from '#web/kit/address/address.ts';
import { CART_PLACE } from '../model/cart-place.ts';
import { cartPage, PAGE_SIZE } from '../read-cart.ts';

/** The page of the cart that the address names, and the way to another one. */
export function useCartPage() {
  const address = useAddress(CART_PLACE);
  const { page } = address.at;
  const query = useQuery(cartPage(page));
  const { data, isPlaceholderData } = query;
  const last =
    data === undefined || isPlaceholderData ? page : Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  const isBeyond = page > last;

  // The last line of the last page was deleted, or the address is an old one.
  useEffect(() => {
    if (isBeyond) address.replace({ page: last });
  });

  return { page, query, isBeyond, openPage: (next: number) => address.go({ page: next }) };
}
