import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<Output<K>, { code: 0 }>['data'];
export type Wallet = DataOf<'WalletServiceMag.getWallet'>;
export type TxPage = DataOf<'WalletServiceMag.getTxList'>;
export type Tx = TxPage['list'][number];
export type TxFile = DataOf<'WalletServiceMag.exportTxList'>;
export type Recharge = DataOf<'WalletServiceMag.createRecharge'>;
export type RechargePage = DataOf<'WalletServiceMag.getRechargeList'>;

export const TX_PAGE_SIZE = 20;
export const RECHARGE_PAGE_SIZE = 5;

export interface TxQuestion {
  /** Empty for all. */
  readonly kind: string;
  readonly month: string;
  readonly page: number;
}

/** What is in the wallet and how it is filled (钱包). */
export async function wallet(api: ApiClient = client()): Promise<Outcome<Wallet>> {
  return outcomeOf(await api.call('WalletServiceMag.getWallet', {}));
}

/** One page of the ledger (钱包流水). */
export async function txPage(
  { kind, month, page }: TxQuestion,
  api: ApiClient = client(),
): Promise<Outcome<TxPage>> {
  const question = { kind, month, page: String(page), pageSize: String(TX_PAGE_SIZE) };
  return outcomeOf(await api.call('WalletServiceMag.getTxList', question));
}

/** The ledger as a file (导出流水). */
export async function txFile(
  { kind, month }: Pick<TxQuestion, 'kind' | 'month'>,
  api: ApiClient = client(),
): Promise<Outcome<TxFile>> {
  return outcomeOf(await api.call('WalletServiceMag.exportTxList', { kind, month }));
}

/** One page of recharges (充值记录). */
export async function rechargePage(page: number, api: ApiClient = client()): Promise<Outcome<RechargePage>> {
  const question = { page: String(page), pageSize: String(RECHARGE_PAGE_SIZE) };
  return outcomeOf(await api.call('WalletServiceMag.getRechargeList', question));
}

/** Begins a recharge (发起充值). */
export async function createRecharge(
  wish: Input<'WalletServiceMag.createRecharge'>,
  api: ApiClient = client(),
): Promise<Outcome<Recharge>> {
  return outcomeOf(await api.call('WalletServiceMag.createRecharge', wish));
}

/** Wants principal back (申请退款). */
export async function refundRecharge(
  wish: Input<'WalletServiceMag.refundRecharge'>,
  api: ApiClient = client(),
): Promise<Outcome<Recharge>> {
  return outcomeOf(await api.call('WalletServiceMag.refundRecharge', wish));
}

/** Redeems a gift code (兑换). */
export async function redeemCode(
  wish: Input<'WalletServiceMag.redeemCode'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'WalletServiceMag.redeemCode'>>> {
  return outcomeOf(await api.call('WalletServiceMag.redeemCode', wish));
}

/** Below what the member wants to be reminded (余额提醒). */
export async function saveReminder(
  amount: string,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'WalletServiceMag.saveReminder'>>> {
  return outcomeOf(await api.call('WalletServiceMag.saveReminder', { amount }));
}
