import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import type { InvoiceTitle } from '../model/invoices.ts';
import { NOT_LOADED } from '../model/invoices.ts';
import { InvoiceTitleDialog } from './invoice-title-dialog.tsx';

interface SavedInvoiceTitleDialogProps {
  /** Empty for a new one. */
  readonly titleID: string;
  readonly onSaved: (saved: InvoiceTitle) => void;
  readonly onClose: () => void;
}

/** The form of an invoice title (编辑抬头) for the checkout, which knows no more of it than its id. */
export function SavedInvoiceTitleDialog({ titleID, onSaved, onClose }: SavedInvoiceTitleDialogProps) {
  const query = useQuery({ ...ask('InvoiceServiceMag.getInvoiceTitles'), enabled: titleID !== '' });
  if (titleID === '') return <InvoiceTitleDialog invoiceTitle={null} onSaved={onSaved} onClose={onClose} />;
  const invoiceTitle = query.data?.list.find((one) => one.titleID === titleID);
  if (invoiceTitle)
    return <InvoiceTitleDialog invoiceTitle={invoiceTitle} onSaved={onSaved} onClose={onClose} />;
  return (
    <Modal open centered title="修改抬头" footer={null} onCancel={onClose}>
      <Answer query={query} what="发票抬头" {...NOT_LOADED}>
        {() => <p>这个抬头已被删除，请另选或新增。</p>}
      </Answer>
    </Modal>
  );
}
