import { type ClosingHint, closingBlockers, closingLosses } from '#contracts/rules/account/closing.ts';
import { unfinishedOf } from '#db/queries/account/closing.ts';
import type { Context } from '#server/servlet/handler-types.ts';

const PATHS: Readonly<Record<ClosingHint['kind'], string>> = {
  orders: '/manager/order',
  'after-sales': '/manager/order?tab=aftersale',
  payments: '/manager/recharge',
  wallet: '/manager/recharge',
  team: '',
  bonus: '',
  membership: '',
};

const view = ({ kind, text }: ClosingHint) => ({ kind, text, path: PATHS[kind] });

/** What keeps the account from being closed, and what is lost with it. */
export function closingView({ db, user, now }: Context) {
  const unfinished = unfinishedOf(db, user.id, now);
  return { blockers: closingBlockers(unfinished).map(view), losses: closingLosses(unfinished).map(view) };
}
