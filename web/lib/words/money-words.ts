import { amountText } from '#contracts/rules/money.ts';

/** An amount (金额) within a sentence that is written here. */
export function amountWords(amount: string): string {
  return moneyWords(`¥${amountText(amount)}`);
}

/**
 * A sentence with amounts (金额), each with the very gap that an amount has where it stands alone. The joiner keeps it
 * whole: a narrow no-break space is half as wide, and looks like none.
 */
export function moneyWords(text: string): string {
  return text.replaceAll(/¥(?=\d)/g, '¥\u2009\uFEFF');
}
