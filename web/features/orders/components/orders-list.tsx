import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Pages } from '#web/components/pages.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { isPayable, mergeOf } from '../model/merge.ts';
import { ORDER_SIZES, type OrdersAddress } from '../model/order-place.ts';
import type { OrderCard as Order, OrderAction, OrderPage } from '../model/orders.ts';
import { MergeBar } from './merge-bar.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './orders-list.module.css';
import { useDueRefresh } from './use-due-refresh.ts';

interface OrdersListProps {
  readonly data: OrderPage;
  /** These orders are still shown while others load. */
  readonly isTurning: boolean;
  readonly address: OrdersAddress;
  readonly busyOf: (orderNo: string) => string;
  readonly onAction: (action: OrderAction, order: Order) => void;
}

const TICK_MS = 15_000;

/** One page of orders, some of which may be paid together. */
export function OrdersList({ data, isTurning, address, busyOf, onAction }: OrdersListProps) {
  const navigate = useNavigate();
  const top = useRef<HTMLUListElement>(null);
  const now = useServerNow(TICK_MS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { list, total } = data;
  const isMergeable = list.filter(isPayable).length > 1;
  const merge = mergeOf(list, chosen);
  useDueRefresh(list.flatMap(({ expiresAt, replaceUntil = '' }) => [expiresAt, replaceUntil]));

  function choose(orderNo: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(orderNo);
    else next.delete(orderNo);
    setChosen(next);
  }

  return (
    <>
      <Stack
        ref={top}
        tabIndex={-1}
        as="ul"
        gap={16}
        columns="one"
        className={styles.cards}
        aria-label="订单"
        aria-busy={isTurning}
        data-turning={isTurning}
        {...shows('OrderServiceMag.getOrderList')}
      >
        {list.map((order) => (
          <OrderCard
            key={order.orderNo}
            order={order}
            now={now}
            detail={address.hrefFor({ no: order.orderNo, action: '' })}
            isChosen={isMergeable && isPayable(order) ? chosen.has(order.orderNo) : undefined}
            onChoose={(isChosen) => choose(order.orderNo, isChosen)}
            buttons={
              <OrderButtons
                actions={order.handleOption}
                busy={busyOf(order.orderNo)}
                onAction={(action) => onAction(action, order)}
              />
            }
          />
        ))}
      </Stack>
      {total > ORDER_SIZES[0] ? (
        <Pages
          className={styles.pages}
          align="center"
          current={data.page}
          pageSize={data.pageSize}
          sizes={ORDER_SIZES}
          total={total}
          showTotal={(all) => `共 ${all} 个订单`}
          startsAt={top}
          onChange={(page, size) => address.go({ page, size })}
        />
      ) : null}
      <MergeBar
        merge={merge}
        onPay={() => void navigate(PATHS.shoppingPay.getHref({ orders: merge.orderNos.join(',') }))}
        onClear={() => setChosen(new Set())}
      />
    </>
  );
}
