import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailBeside, type InvoiceType } from '#contracts/rules/invoices/buyer.ts';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { refusedAt } from '../model/field-of-reason.ts';
import { FRESH_PAGE, type InvoiceTitle, type Preview, takesSpecial } from '../model/invoices.ts';
import { prefillOf } from '../model/prefill.ts';

const FIELDS = {
  start: { email: '', remark: '' },
  check({ remark }: { remark: string }) {
    const problem = noteProblem('备注', remark);
    return problem === null ? {} : { remark: problem };
  },
  refusedAt,
};

function typeFor(invoiceTitle: InvoiceTitle | undefined, wanted: InvoiceType): InvoiceType {
  return invoiceTitle && takesSpecial(invoiceTitle) ? wanted : 'normal';
}

export type Application = ReturnType<typeof useApplication>;

/**
 * An application as it is filled in: titles, fields, and the preview that they give. There are two previews: the first,
 * of the default title, tells what was asked for with the orders, and so which title and type the second one is of.
 */
export function useApplication(orderNos: string) {
  const titles = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const [chosenTitleID, setChosenTitleID] = useState('');
  const [chosenType, setChosenType] = useState<InvoiceType | null>(null);
  const [first, setFirst] = useState<{ readonly orderNos: string; readonly orders: Preview['orders'] }>();
  // What came with a title, which is no more than that as long as nothing else is typed.
  const [givenEmail, setGivenEmail] = useState('');
  const form = useForm(FIELDS);
  const list = titles.data?.list ?? [];
  const prefill = prefillOf(first?.orders ?? [], list);
  const chosenTitle = list.find(({ titleID }) => titleID === chosenTitleID);
  const invoiceTitle = chosenTitle ?? prefill.invoiceTitle;
  const type = typeFor(invoiceTitle, chosenType ?? prefill.type);
  const preview = useQuery({
    ...ask('InvoiceServiceMag.previewInvoice', { orderNos, titleID: invoiceTitle?.titleID ?? '', type }),
    // A refund changes the amount without this page, and the form stays while another title is previewed.
    ...FRESH_PAGE,
    enabled: titles.isSuccess,
  });
  // The title was deleted elsewhere: without it, another one is previewed.
  const isTitleGone = preview.error?.reason === 'invoice-title-not-found';
  const readTitles = titles.refetch;
  useEffect(() => {
    if (isTitleGone) void readTitles();
  }, [isTitleGone, readTitles]);
  // Set while rendering, once for these orders: their first preview changes the prefill, and so what is previewed next.
  if (first?.orderNos !== orderNos && preview.data && !preview.isPlaceholderData) {
    setFirst({ orderNos, orders: preview.data.orders });
    // What was typed before some orders were left out stays.
    if (first === undefined || !form.isChanged) {
      const { email, invoiceTitle } = prefillOf(preview.data.orders, list);
      setGivenEmail(invoiceTitle?.email ?? '');
      form.begin({ email });
    }
  }

  function choose(other: InvoiceTitle | undefined): void {
    if (!other) return;
    setChosenTitleID(other.titleID);
    setGivenEmail(other.email);
    form.set({ email: emailBeside(form.values.email, givenEmail, other.email) });
  }

  const isChosenGone = chosenTitleID !== '' && !chosenTitle && titles.isSuccess && !titles.isFetching;
  const goneWarning = isChosenGone ? '所选抬头已被删除，请核对抬头。' : '';
  const warning = chosenTitleID === '' ? prefill.warning : goneWarning;
  return { titles, list, invoiceTitle, type, warning, preview, form, choose, chooseType: setChosenType };
}
