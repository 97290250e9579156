import { Button, Drawer } from 'antd';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { VIEWS } from '#web/features/orders/model/action-texts.ts';
import type { OrderDetail as Detail, OrderAction } from '#web/features/orders/model/orders.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { OrderButtons } from '../order-buttons.tsx';
import { ORDER_TITLE } from '../order-title.ts';
import { useDueRefresh } from '../use-due-refresh.ts';
import { useOrder } from '../use-order.ts';
import { OrderDetail } from './order-detail.tsx';
import styles from './order-drawer.module.css';

interface OrderDrawerProps {
  readonly orderNo: string;
  readonly part: string;
  readonly busy: string;
  readonly onAction: (action: OrderAction, order: Detail) => void;
  readonly onClose: () => void;
}

const TICK_MS = 15_000;
const WIDTH = 720;

/** The detail of an order beside the list, and as a page of its own on a phone. */
export function OrderDrawer({ orderNo, part, busy, onAction, onClose }: OrderDrawerProps) {
  const query = useOrder(orderNo);
  const now = useServerNow(TICK_MS);
  const detail = query.data;
  const isPhone = useMedia(upTo('phone'));
  // Those that lead to a part of the detail are not needed within it.
  const actions = detail?.handleOption.filter((action) => VIEWS[action] === undefined) ?? [];
  useFocusReturn(`#${ORDER_TITLE}`);
  useDueRefresh(detail ? [detail.expiresAt, detail.replaceUntil] : []);

  function content() {
    if (detail) {
      return (
        <OrderDetail
          key={orderNo}
          detail={detail}
          now={now}
          part={part}
          onAction={(action) => onAction(action, detail)}
        />
      );
    }
    if (!query.isError) return <LinesSkeleton count={10} />;
    const back = <Button onClick={onClose}>返回订单列表</Button>;
    if (query.error.kind === 'not-there') return <UnsupportedState actions={back} />;
    const isUnknown = query.error.code === 404;
    return (
      <ErrorState
        title={isUnknown ? '没有找到这个订单' : '订单没有加载出来'}
        text={isUnknown ? '它可能已被删除，或属于另一个账号。' : '订单不受影响，请重试。'}
        onRetry={isUnknown ? undefined : () => void query.refetch()}
        isRetrying={query.isFetching}
        actions={back}
      />
    );
  }

  return (
    <Drawer
      open
      title="订单详情"
      onClose={onClose}
      classNames={{ wrapper: styles.wrapper, footer: styles.footer }}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'calc(100 * var(--dvh, 1vh))' : WIDTH}
      // A drawer over it on a phone would push it out of the screen.
      push={false}
      footer={
        detail && actions.length > 0 ? (
          <OrderButtons actions={actions} busy={busy} onAction={(action) => onAction(action, detail)} />
        ) : null
      }
    >
      {content()}
    </Drawer>
  );
}
