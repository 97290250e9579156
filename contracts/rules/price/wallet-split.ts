import { yuanText } from '../money.ts';

export interface WalletToSplit {
  /** What can be spent of each part: what is frozen for another payment does not count. */
  readonly principalFen: number;
  readonly bonusFen: number;
  readonly amountFen: number;
}

export interface WalletSplit {
  readonly bonusFen: number;
  readonly principalFen: number;
  /** What the wallet pays: bonus and principal together. */
  readonly offFen: number;
  /** What is left to be paid another way. */
  readonly restFen: number;
  /** The split in one sentence; empty where the wallet pays nothing. */
  readonly text: string;
}

/** 余额抵扣: how much of an amount the wallet pays, the bonus (赠送) first, then the principal (本金). */
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
