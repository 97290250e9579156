import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/error-state.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import type { OrderDetail } from '../../api.ts';
import { queries } from '../../queries.ts';
import type { DialogProps } from './dialog-props.ts';

interface WithDetailProps extends DialogProps {
  readonly title: string;
  readonly children: (detail: OrderDetail) => ReactNode;
}

/** A dialog that has to know more than the card does. */
export function WithDetail({ order, title, onClose, children }: WithDetailProps) {
  const query = useQuery(queries.detail(order.orderNo));
  if (query.data) return children(query.data);
  const isNotThere = query.error?.kind === 'not-there';
  return (
    <Modal open centered title={title} footer={null} onCancel={onClose}>
      {isNotThere ? <UnsupportedState /> : null}
      {query.isError && !isNotThere ? (
        <ErrorState
          title="订单没有加载出来"
          text="订单没有变化，请重试。"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {query.isError ? null : <LinesSkeleton count={4} />}
    </Modal>
  );
}
