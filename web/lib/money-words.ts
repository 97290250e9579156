/** A sentence with amounts (金额), each with the thin gap that an amount has where it stands alone, and whole. */
export function moneyWords(text: string): string {
  return text.replaceAll(/¥(?=\d)/g, '¥\u202F');
}
