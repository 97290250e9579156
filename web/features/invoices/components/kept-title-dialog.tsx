import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { Title } from '../api.ts';
import { queries } from '../queries.ts';
import { LoadState } from './load-state.tsx';
import { TitleDialog } from './title-dialog.tsx';

interface KeptTitleDialogProps {
  /** Of one that is kept; empty for a new one. */
  readonly titleID: string;
  readonly onSaved: (title: Title) => void;
  readonly onClose: () => void;
}

/** The form of a title (编辑抬头) for a screen that knows no more of it than its id. */
export function KeptTitleDialog({ titleID, onSaved, onClose }: KeptTitleDialogProps) {
  const query = useQuery({ ...queries.titles(), enabled: titleID !== '' });
  if (titleID === '') return <TitleDialog title={null} onSaved={onSaved} onClose={onClose} />;
  const title = query.data?.list.find((one) => one.titleID === titleID);
  if (title) return <TitleDialog title={title} onSaved={onSaved} onClose={onClose} />;
  return (
    <Modal open centered title="修改抬头" footer={null} onCancel={onClose}>
      {query.data ? <p>这个抬头已被删除，请另选或新增。</p> : <LoadState query={query} what="发票抬头" />}
    </Modal>
  );
}
