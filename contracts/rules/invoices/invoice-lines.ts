/** The tax rate of printing (税率), in percent. */
export const TAX_PERCENT = 13;

export interface OrderToInvoice {
  readonly orderNo: string;
  readonly goodsName: string;
  /** Its works, named by the first. */
  readonly title: string;
  readonly copies: number;
  /** The invoiced amount, tax included. */
  readonly totalFen: number;
}

/** A printed line (货物明细). The parts add up to the total, to the fen. */
export interface InvoiceLine extends OrderToInvoice {
  readonly amountFen: number;
  readonly taxFen: number;
}

/** Amount and tax (价税分离): the amount is rounded, and the tax is the rest. */
export function invoiceLine(order: OrderToInvoice): InvoiceLine {
  const amountFen = Math.round((order.totalFen * 100) / (100 + TAX_PERCENT));
  return { ...order, amountFen, taxFen: order.totalFen - amountFen };
}

export function invoiceSums(lines: readonly InvoiceLine[]) {
  const sum = (of: (line: InvoiceLine) => number) => lines.reduce((whole, line) => whole + of(line), 0);
  return {
    totalFen: sum(({ totalFen }) => totalFen),
    amountFen: sum(({ amountFen }) => amountFen),
    taxFen: sum(({ taxFen }) => taxFen),
  };
}

/** The price of one copy without tax (单价), to eight decimals, without trailing zeros. */
export function unitPriceText({ amountFen, copies }: Pick<InvoiceLine, 'amountFen' | 'copies'>): string {
  if (copies <= 0) return '';
  const scaled = (BigInt(Math.abs(amountFen)) * 1_000_000n) / BigInt(copies);
  const [whole, decimals] = [scaled / 100_000_000n, String(scaled % 100_000_000n).padStart(8, '0')];
  let end = decimals.length;
  while (end > 2 && decimals.charAt(end - 1) === '0') end -= 1;
  return `${whole}.${decimals.slice(0, end)}`;
}
