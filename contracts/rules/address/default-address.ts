/** The default shipping address (默认收货地址): the one flagged Y, otherwise the first in the list. */
export function defaultAddress<T extends { IsDefault: string }>(list: readonly T[]): T | null {
  return list.find((address) => address.IsDefault === 'Y') ?? list[0] ?? null;
}
