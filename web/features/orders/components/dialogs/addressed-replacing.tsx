import { Button, Modal } from 'antd';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { whyNotReplace } from '../../model/why-not-replace.ts';
import { ORDER_TITLE } from '../order-title.ts';
import { useOrder } from '../use-order.ts';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';

interface AddressedReplacingProps {
  readonly orderNo: string;
  readonly onClose: () => void;
}

/** 替换文件, opened by its address over the detail, which shows loading and errors. */
export function AddressedReplacing({ orderNo, onClose }: AddressedReplacingProps) {
  const { data: detail } = useOrder(orderNo);
  if (!detail) return null;
  if (detail.handleOption.includes('replaceFile')) {
    return <ReplaceFileDialog order={detail} detail={detail} onClose={onClose} />;
  }
  return <NotReplaceable text={whyNotReplace(detail.state)} onClose={onClose} />;
}

function NotReplaceable({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useFocusReturn(`#${ORDER_TITLE}`);
  const known = (
    <Button type="primary" onClick={onClose}>
      知道了
    </Button>
  );
  return (
    <Modal open centered title="现在不能替换文件" footer={known} onCancel={onClose}>
      <p>{text}</p>
    </Modal>
  );
}
