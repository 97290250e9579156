import type { DataOf } from '#web/kit/ask/send.ts';

export type Wallet = DataOf<'WalletServiceMag.getWallet'>;
export type TxPage = DataOf<'WalletServiceMag.getTxList'>;
export type Tx = TxPage['list'][number];
export type Recharge = DataOf<'WalletServiceMag.createRecharge'>;
