import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceType } from '#contracts/rules/invoices/buyer.ts';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { prefillOf } from '../model/asked-invoice.ts';
import { refusedAt } from '../model/field-of-reason.ts';
import { FRESH_PAGE, type InvoiceTitle, type Preview } from '../model/invoices.ts';

const FIELDS = {
  start: { email: '', remark: '' },
  check({ remark }: { remark: string }) {
    const problem = noteProblem('备注', remark);
    return problem === null ? {} : { remark: problem };
  },
  refusedAt,
};

/** A special one (数电专票) only where the title has everything that it needs. */
function typeFor(invoiceTitle: InvoiceTitle | undefined, wished: InvoiceType): InvoiceType {
  return invoiceTitle?.specialLacks === '' ? wished : 'normal';
}

export type Application = ReturnType<typeof useApplication>;

/**
 * An application as it is filled in: titles, fields, and the preview that they give. There are two previews: the first,
 * of the default title, tells what was asked for with the orders, and so which title and type the second one is of.
 */
export function useApplication(orderNos: string) {
  const titles = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const [chosen, setChosen] = useState('');
  const [wished, setWished] = useState<InvoiceType | null>(null);
  const [orders, setOrders] = useState<Preview['orders'] | null>(null);
  const form = useForm(FIELDS);
  const list = titles.data?.list ?? [];
  const prefill = prefillOf(orders ?? [], list);
  const invoiceTitle = list.find(({ titleID }) => titleID === chosen) ?? prefill.invoiceTitle;
  const type = typeFor(invoiceTitle, wished ?? prefill.type);
  const preview = useQuery({
    ...ask('InvoiceServiceMag.previewInvoice', { orderNos, titleID: invoiceTitle?.titleID ?? '', type }),
    // A refund changes the amount without this page, and the form stays while another title is previewed.
    ...FRESH_PAGE,
    enabled: titles.isSuccess,
  });
  if (orders === null && preview.data) {
    setOrders(preview.data.orders);
    form.begin({ email: prefillOf(preview.data.orders, list).email });
  }

  /** Another title brings its own e-mail where it has one, and empties none. */
  function choose(other: InvoiceTitle | undefined): void {
    if (!other) return;
    setChosen(other.titleID);
    form.set({ email: other.email || form.values.email });
  }

  const note = chosen === '' ? prefill.note : '';
  return { titles, list, invoiceTitle, type, note, preview, form, choose, chooseType: setWished };
}
