import { type InvoiceTitle, type Preview, takesSpecial } from './invoices.ts';

type PreviewedOrder = Preview['orders'][number];
type Asked = NonNullable<PreviewedOrder['asked']>;

interface Prefill {
  /** Undefined where the title that was asked for is not saved. */
  readonly invoiceTitle: InvoiceTitle | undefined;
  readonly type: Asked['type'];
  readonly email: string;
  /** Stands above the form; empty for none. */
  readonly warning: string;
}

/** What an application begins with: what was asked for with the orders (下单时的发票选择), or else the default title. */
export function prefillOf(orders: readonly PreviewedOrder[], titles: readonly InvoiceTitle[]): Prefill {
  // The list begins with the default one; where a person and a company have one each, with the company's.
  const defaultTitle = titles[0];
  const askedKeys = new Set(orders.map(({ asked }) => keyOf(asked)));
  const asked = orders[0]?.asked;
  if (asked === undefined || askedKeys.size > 1) {
    const warning = askedKeys.size > 1 ? '这些订单下单时选的发票不一样，已按默认抬头填写，请核对。' : '';
    return { invoiceTitle: defaultTitle, type: 'normal', email: defaultTitle?.email ?? '', warning };
  }
  const { kind, type, name, taxNo } = asked;
  const invoiceTitle = titles.find((one) => one.kind === kind && one.name === name && one.taxNo === taxNo);
  return {
    invoiceTitle,
    type,
    email: asked.email || (invoiceTitle?.email ?? ''),
    warning: warningOf(asked, invoiceTitle),
  };
}

function keyOf(asked: Asked | undefined): string {
  return asked ? JSON.stringify([asked.kind, asked.type, asked.name, asked.taxNo, asked.email]) : '';
}

function warningOf({ type, name }: Asked, invoiceTitle: InvoiceTitle | undefined): string {
  if (!invoiceTitle) return `下单时选的抬头是“${name}”，还没有保存，请新增或另选一个。`;
  const isLacking = type === 'special' && !takesSpecial(invoiceTitle);
  return isLacking ? '下单时选的是数电专票，这个抬头的资料补全后才能开。' : '';
}
