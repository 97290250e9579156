/** Whoever changes the cart invalidates this key, and the badge of the shell follows. */
export const COUNTERS_KEY = ['counters'] as const;

/** The lines of the cart (购物车); whoever adds or changes one invalidates this key. */
export const CART_LIST_KEY = ['cart', 'list'] as const;

/** The shipping addresses (收货地址); whoever changes one invalidates this key. */
export const ADDRESSES_KEY = ['addresses'] as const;

/** The member's own data (会员资料); whoever binds or unbinds an identity invalidates this key. */
export const MEMBER_INFO_KEY = ['member-info'] as const;
