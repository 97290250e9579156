import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import type { OrderDetail } from '../../model/orders.ts';
import { useOrder } from '../use-order.ts';
import type { DialogProps } from './dialog-props.ts';

interface WithDetailProps extends DialogProps {
  readonly title: string;
  readonly children: (detail: OrderDetail) => ReactNode;
}

/** A dialog that needs more than the card has. */
export function WithDetail({ order, title, onClose, children }: WithDetailProps) {
  const query = useOrder(order.orderNo);
  if (query.data) return children(query.data);
  return (
    <Modal open centered title={title} footer={null} onCancel={onClose}>
      <Answer query={query} what="订单" safe="订单没有变化，请重试。" skeleton={<LinesSkeleton count={4} />}>
        {children}
      </Answer>
    </Modal>
  );
}
