import type { ComponentType } from 'react';
import type { OrderAction } from '../../model/orders.ts';
import { AcceptFileDialog } from './accept-file-dialog.tsx';
import { AfterSaleDialog } from './after-sale-dialog.tsx';
import type { DetailedDialogProps, DialogProps } from './dialog-props.ts';
import { OrderAddressDialog } from './order-address-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RebuyDialog } from './rebuy-dialog.tsx';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { WithDetail } from './with-detail.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ActionDialogProps extends DialogProps {
  readonly action: OrderAction;
  readonly onDeleted: () => void;
}

/** Those that need more than the card has, with the titles they load under. */
const DETAILED: Partial<Record<OrderAction, readonly [string, ComponentType<DetailedDialogProps>]>> = {
  updateAddress: ['修改收货地址', OrderAddressDialog],
  replaceFile: ['替换印刷文件', ReplaceFileDialog],
  acceptFile: ['按现有文件印刷？', AcceptFileDialog],
  cancelAfterSale: ['撤销售后申请？', WithdrawDialog],
  afterSale: ['申请售后', AfterSaleDialog],
};

/** The dialog of an action; actions without one never come here. */
export function ActionDialog({ action, onDeleted, ...shared }: ActionDialogProps) {
  const [title, Detailed] = DETAILED[action] ?? [];
  if (title !== undefined && Detailed) {
    return (
      <WithDetail {...shared} title={title}>
        {(detail) => <Detailed {...shared} detail={detail} />}
      </WithDetail>
    );
  }
  switch (action) {
    case 'cancel':
    case 'refund':
      return <ReasonDialog {...shared} kind={action} />;
    case 'confirmReceive':
    case 'delete':
      return <SureDialog {...shared} kind={action} onDeleted={onDeleted} />;
    case 'confirmProof':
      return <ProofDialog {...shared} answer="accept" />;
    case 'changeProof':
      return <ProofDialog {...shared} answer="change" />;
    case 'review':
      return <ReviewDialog {...shared} />;
    case 'rebuy':
      return <RebuyDialog {...shared} />;
    default:
      return null;
  }
}
