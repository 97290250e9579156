import { type Address, aside, pageNumber, words } from '#web/kit/address/address.ts';

/** What the address says (升级会员): the plan looked at, the payment under way, the lock that led here. */
export const UPGRADE = { pay: aside(words), plan: aside(words), from: aside(words), page: pageNumber };

export type UpgradeAddress = Address<typeof UPGRADE>;
