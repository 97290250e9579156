import type { Input, Output } from '#contracts/operations.ts';
import type { Area } from '#contracts/rules/account/membership.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<Output<K>, { code: 0 }>['data'];
export type Plans = DataOf<'UpgradeServiceMag.getPlans'>;
export type Plan = Plans['plans'][number];
export type Offer = Plan['offers'][number];
export type Purchase = DataOf<'UpgradeServiceMag.getUpgradeList'>['list'][number];
export type Upgrade = DataOf<'UpgradeServiceMag.createUpgrade'>;

/** Where the membership stands and what can be bought (会员方案). */
export async function plans(api: ApiClient = client()): Promise<Outcome<Plans>> {
  return outcomeOf(await api.call('UpgradeServiceMag.getPlans', {}));
}

export const PURCHASE_PAGE_SIZE = 10;

/** One page of what was bought (升级记录). */
export async function purchases(
  page: number,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'UpgradeServiceMag.getUpgradeList'>>> {
  const question = { page: String(page), pageSize: String(PURCHASE_PAGE_SIZE) };
  return outcomeOf(await api.call('UpgradeServiceMag.getUpgradeList', question));
}

/** Gives up one that waits (取消支付). */
export async function giveUp(
  payNo: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'PayServiceMag.closePay'>>> {
  return outcomeOf(await api.call('PayServiceMag.closePay', { payNo }));
}

/** Begins to buy a membership (购买会员). */
export async function createUpgrade(
  wish: Input<'UpgradeServiceMag.createUpgrade'>,
  api: ApiClient = client(),
): Promise<Outcome<Upgrade>> {
  return outcomeOf(await api.call('UpgradeServiceMag.createUpgrade', wish));
}

/** Redeems a membership code (兑换会员). */
export async function redeemCode(
  wish: Input<'UpgradeServiceMag.redeemCode'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'UpgradeServiceMag.redeemCode'>>> {
  return outcomeOf(await api.call('UpgradeServiceMag.redeemCode', wish));
}

/** Tells that a lock was shown (被锁功能); quiet, because nobody asked for it. */
export async function noteLock(
  area: Area,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'UpgradeServiceMag.noteLock'>>> {
  return outcomeOf(await api.call('UpgradeServiceMag.noteLock', { area }, { quiet: true, retry: false }));
}
