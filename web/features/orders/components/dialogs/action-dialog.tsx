import type { OrderAction } from '../../api.ts';
import { AcceptFileDialog } from './accept-file-dialog.tsx';
import { AddressAction, type RenderAddressPicker } from './address-action.tsx';
import { AfterSaleDialog } from './after-sale-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
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
  readonly renderAddressPicker: RenderAddressPicker;
}

/** The dialog of an action; those that need none never come here. */
export function ActionDialog({ action, onDeleted, renderAddressPicker, ...told }: ActionDialogProps) {
  switch (action) {
    case 'cancel':
    case 'refund':
      return <ReasonDialog {...told} kind={action} />;
    case 'confirmReceive':
    case 'delete':
      return <SureDialog {...told} kind={action} onDeleted={onDeleted} />;
    case 'updateAddress':
      return (
        <WithDetail {...told} title="修改收货地址">
          {(detail) => <AddressAction {...told} detail={detail} renderAddressPicker={renderAddressPicker} />}
        </WithDetail>
      );
    case 'replaceFile':
      return (
        <WithDetail {...told} title="替换印刷文件">
          {(detail) => <ReplaceFileDialog {...told} detail={detail} />}
        </WithDetail>
      );
    case 'acceptFile':
      return (
        <WithDetail {...told} title="按现有文件印刷？">
          {(detail) => <AcceptFileDialog {...told} detail={detail} />}
        </WithDetail>
      );
    case 'cancelAfterSale':
      return (
        <WithDetail {...told} title="撤销售后申请？">
          {(detail) => <WithdrawDialog {...told} detail={detail} />}
        </WithDetail>
      );
    case 'confirmProof':
      return <ProofDialog {...told} answer="accept" />;
    case 'changeProof':
      return <ProofDialog {...told} answer="change" />;
    case 'afterSale':
      return (
        <WithDetail {...told} title="申请售后">
          {(detail) => <AfterSaleDialog {...told} detail={detail} />}
        </WithDetail>
      );
    case 'review':
      return <ReviewDialog {...told} />;
    case 'rebuy':
      return <RebuyDialog {...told} />;
    default:
      return null;
  }
}
