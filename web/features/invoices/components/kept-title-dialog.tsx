import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import type { Title } from '../model/invoices.ts';
import { SAFE } from '../model/invoices.ts';
import { TitleDialog } from './title-dialog.tsx';

interface KeptTitleDialogProps {
  /** Empty for a new title. */
  readonly titleID: string;
  readonly onSaved: (title: Title) => void;
  readonly onClose: () => void;
}

/** The form of a title (编辑抬头) for a screen that knows no more of it than its id. */
export function KeptTitleDialog({ titleID, onSaved, onClose }: KeptTitleDialogProps) {
  const query = useQuery({ ...ask('InvoiceServiceMag.getInvoiceTitles'), enabled: titleID !== '' });
  if (titleID === '') return <TitleDialog title={null} onSaved={onSaved} onClose={onClose} />;
  const title = query.data?.list.find((one) => one.titleID === titleID);
  if (title) return <TitleDialog title={title} onSaved={onSaved} onClose={onClose} />;
  return (
    <Modal open centered title="修改抬头" footer={null} onCancel={onClose}>
      <Answer query={query} what="发票抬头" {...SAFE}>
        {() => <p>这个抬头已被删除，请另选或新增。</p>}
      </Answer>
    </Modal>
  );
}
