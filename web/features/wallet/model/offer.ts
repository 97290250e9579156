import { formatFen, parseFen } from '#contracts/rules/money.ts';
import type { Wallet } from './wallet.ts';

type Package = Wallet['packages'][number];

/** What an amount brings (到账): with the bonus of the largest package that it reaches. */
export function offerOf(
  packages: readonly Package[],
  amount: string,
): { readonly bonus: string; readonly total: string } | null {
  const payFen = parseFen(amount);
  if (payFen === null) return null;
  const reached = packages.filter(({ pay }) => (parseFen(pay) ?? Number.POSITIVE_INFINITY) <= payFen);
  const bonusFen = Math.max(0, ...reached.map(({ bonus }) => parseFen(bonus) ?? 0));
  return { bonus: formatFen(bonusFen), total: formatFen(payFen + bonusFen) };
}

/** An amount without decimals that say nothing: 1000.00 is 1000. */
export function wholeYuan(amount: string): string {
  return amount.replace(/\.00$/, '');
}
