import { yuanText } from '../money.ts';

export interface WalletToSplit {
  /** The spendable money of each part, without what is frozen for other payments. */
  readonly principalFen: number;
  readonly bonusFen: number;
  readonly amountFen: number;
}

export interface WalletSplit {
  readonly bonusFen: number;
  readonly principalFen: number;
  /** The wallet's payment: bonus and principal together. */
  readonly offFen: number;
  /** The rest, to be paid another way. */
  readonly restFen: number;
  /** The split in one sentence; empty if the wallet pays nothing. */
  readonly text: string;
}

/** 余额抵扣: the part of an amount that the wallet pays, the bonus (赠送) first, then the principal (本金). */
export function splitWallet(wallet: WalletToSplit): WalletSplit {
  for (const fen of [wallet.principalFen, wallet.bonusFen, wallet.amountFen]) {
    if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount to split: ${fen}`);
  }
  const bonusFen = Math.min(wallet.bonusFen, wallet.amountFen);
  const principalFen = Math.min(wallet.principalFen, wallet.amountFen - bonusFen);
  const offFen = bonusFen + principalFen;
  return {
    bonusFen,
    principalFen,
    offFen,
    restFen: wallet.amountFen - offFen,
    text: splitText(bonusFen, principalFen),
  };
}

function splitText(bonusFen: number, principalFen: number): string {
  const bonus = `赠送 ${yuanText(bonusFen)}`;
  const principal = `本金 ${yuanText(principalFen)}`;
  if (bonusFen > 0 && principalFen > 0) return `本次将先用${bonus}，再用${principal}`;
  if (bonusFen > 0) return `本次将使用${bonus}`;
  return principalFen > 0 ? `本次将使用${principal}` : '';
}
