import { type Split, splitText } from '#contracts/rules/parcels/order-parts.ts';
import { type Collector, tidyCollector } from '#contracts/rules/parcels/pickup.ts';
import type { OrderPreview, OrderWish, PreviewQuestion } from './checkout.ts';

export type InvoiceKind = 'none' | 'personal' | 'company';

/** What the form of the invoice holds; what is sent of it becomes the wish of the order. */
export interface InvoiceForm {
  readonly kind: InvoiceKind;
  /** Of the company. */
  readonly title: string;
  /** Of the person (个人抬头); neither is taken for the other. */
  readonly personalTitle: string;
  readonly taxNo: string;
  readonly email: string;
  /** Of whose title a special invoice (数电专票) is wanted; empty for a normal one. */
  readonly specialTitleID: string;
}

/** What the customer decides on the order confirmation (确认订单). */
export interface CheckoutDraft {
  readonly addrID: string | null;
  /** Which copies go where, if to several addresses (寄到多个地址); none for one address. */
  readonly splits: readonly Split[];
  /** Empty until the customer chooses: the usual one. */
  readonly delivery: string;
  /** An id, none, or auto. */
  readonly couponID: string;
  readonly usesWallet: boolean;
  readonly wantsProof: boolean;
  readonly invoice: InvoiceForm;
  readonly remark: string;
  /** The person who collects the books; null for the receiver of the address. */
  readonly collector: Collector | null;
}

export { ORDER_REMARK_MAX as REMARK_MAX } from '#contracts/rules/limits.ts';

export const NO_COLLECTOR: Collector = { name: '', mobile: '' };

export const NEW_DRAFT: CheckoutDraft = {
  addrID: null,
  splits: [],
  delivery: '',
  couponID: 'auto',
  usesWallet: false,
  wantsProof: false,
  invoice: { kind: 'none', title: '', personalTitle: '', taxNo: '', email: '', specialTitleID: '' },
  remark: '',
  collector: null,
};

/** What is checked and sent of the form, with the title of its kind. */
export function sentInvoice({ kind, title, personalTitle, taxNo, email }: InvoiceForm) {
  return { kind, title: kind === 'personal' ? personalTitle : title, taxNo, email };
}

/** The part of the draft that a price depends on. */
export function previewQuestion(cartIDs: string, draft: CheckoutDraft): PreviewQuestion {
  return {
    cartIDs,
    addrID: draft.addrID ?? '',
    delivery: draft.delivery,
    couponID: draft.couponID,
    useWallet: draft.usesWallet ? 'Y' : 'N',
  };
}

type CompanyTitles = OrderPreview['member']['titles'];

/** The title of the special invoice that is wanted (专票抬头); what is no longer kept, or not whole, counts as not wanted. */
export function specialTitle({ kind, specialTitleID }: InvoiceForm, titles: CompanyTitles = []) {
  if (kind !== 'company') return undefined;
  return titles.find(({ titleID, specialLacks }) => titleID === specialTitleID && specialLacks === '');
}

/** The order as it is shown: what the preview chose, at the prices it locked. */
export function orderWish(
  cartIDs: string,
  draft: CheckoutDraft,
  preview: OrderPreview,
  idemKey: string,
): OrderWish {
  const { kind, email } = draft.invoice;
  const special = specialTitle(draft.invoice, preview.member.titles);
  const { title, taxNo } = special
    ? { title: special.name, taxNo: special.taxNo }
    : sentInvoice(draft.invoice);
  const { delivery } = preview.chosen;
  const isPickup = delivery === 'pickup';
  const [first] = draft.splits;
  const { name, mobile } = tidyCollector((isPickup ? draft.collector : null) ?? NO_COLLECTOR);
  return {
    cartIDs,
    addrID: isPickup ? '' : (first?.addrID ?? draft.addrID ?? ''),
    // Left out for one address, because another backend may not know of it.
    ...(first ? { parts: splitText(draft.splits) } : {}),
    pickupName: name,
    pickupMobile: mobile,
    delivery,
    couponID: preview.chosen.couponID || 'none',
    useWallet: draft.usesWallet ? 'Y' : 'N',
    proof: draft.wantsProof ? 'Y' : 'N',
    invoiceKind: kind,
    invoiceTitle: kind === 'none' ? '' : title.trim(),
    invoiceTaxNo: kind === 'company' ? taxNo.trim() : '',
    invoiceEmail: kind === 'none' ? '' : email.trim(),
    ...(special ? { invoiceType: 'special', invoiceTitleID: special.titleID } : {}),
    remark: draft.remark.trim(),
    priceLock: preview.priceLock,
    idemKey,
  };
}
