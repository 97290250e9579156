import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_KEYWORD_MAX as KEYWORD_MAX } from '#contracts/rules/limits.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ViewLinks } from '#web/components/view-links.tsx';
import { useAddress } from '#web/kit/address/address.ts';
import { ScreenAnswer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH, PAGED } from '#web/kit/ask/ask.ts';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { OrderDrawer } from '../components/detail/order-drawer.tsx';
import { ActionDialog } from '../components/dialogs/action-dialog.tsx';
import { AddressedReplacing } from '../components/dialogs/addressed-replacing.tsx';
import { EmptyOrders } from '../components/empty-orders.tsx';
import { OrdersFilter } from '../components/orders-filter.tsx';
import { OrdersList } from '../components/orders-list.tsx';
import { OrdersSkeleton } from '../components/orders-skeleton.tsx';
import { useOrderAct } from '../components/use-order-act.ts';
import { VIEWS } from '../model/action-texts.ts';
import { CLOSED, ORDERS_PLACE, TAB_TEXTS } from '../model/order-place.ts';
import type { OrderAction, OrderCard } from '../model/orders.ts';
import styles from './orders-screen.module.css';

interface Asked {
  readonly action: OrderAction;
  readonly order: OrderCard;
}

/** The orders (订单). */
export function OrdersScreen() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const address = useAddress(ORDERS_PLACE);
  const { tab, keyword, from, to, page, size, no: orderNo, action: addressed } = address.at;
  const query = useQuery({
    ...ask('OrderServiceMag.getOrderList', { tab, keyword, from, to, page, pageSize: size }),
    ...FRESH,
    ...PAGED,
  });
  // Nothing is lost by these two, so they are done without a question.
  const urging = useOrderAct('OrderServiceMag.urgeOrder', {
    doneText: '已催促审稿，十分钟内给您结果',
    tellProblem: message.warning,
  });
  const acknowledging = useOrderAct('OrderServiceMag.acknowledgeDelay', {
    doneText: '已知晓，我们会尽快恢复生产',
    tellProblem: message.warning,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [part, setPart] = useState('');

  const { data, isPlaceholderData } = query;
  const isFiltered = keyword !== '' || from !== '' || to !== '';
  const last = data === undefined || isPlaceholderData ? page : Math.max(1, Math.ceil(data.total / size));
  useEffect(() => {
    if (page > last) address.replace({ page: last });
  });

  function act(action: OrderAction, order: OrderCard): void {
    const { orderNo } = order;
    const view = VIEWS[action];
    if (action === 'pay' || action === 'viewTransfer' || action === 'viewApproval')
      void navigate(PATHS.shoppingPay.getHref({ orders: orderNo }));
    else if (view !== undefined) {
      setPart(view);
      address.go({ ...CLOSED, no: orderNo });
    } else if (action === 'urge') void urging.run({ orderNo }, [orderNo]);
    else if (action === 'acknowledgeDelay') void acknowledging.run({ orderNo }, [orderNo]);
    else setAsked({ action, order });
  }

  function busyOf(no: string): OrderAction | '' {
    if (urging.busy.has(no)) return 'urge';
    return acknowledging.busy.has(no) ? 'acknowledgeDelay' : '';
  }

  function close(): void {
    setPart('');
    // In place of the open order, so that going back does not open it again.
    address.replace(CLOSED);
  }

  return (
    <>
      <PageHeader title="订单" />
      {data === undefined && query.error?.kind === 'not-there' ? null : (
        <Stack gap={8} gapX={24} align="center" below={16} ruled="bottom" className={styles.toolbar}>
          <ViewLinks
            className={styles.tabs}
            label="订单分类"
            views={TAB_TEXTS}
            current={tab}
            hrefFor={(other) => address.hrefFor({ ...CLOSED, tab: other })}
            countOf={(each) => data?.counts[each]}
            shows={shows('OrderServiceMag.getOrderList')}
          />
          <SearchField
            keyword={keyword}
            label="搜索订单"
            placeholder="订单号、作品、收货人或手机号"
            max={KEYWORD_MAX}
            onSearch={(words) => address.go({ ...CLOSED, keyword: words })}
          />
        </Stack>
      )}
      {data === undefined || (data.counts.all === 0 && !isFiltered) ? null : (
        <OrdersFilter address={address} isEmpty={data.total === 0} />
      )}
      {keyword !== '' && data && !isPlaceholderData ? (
        <Note size={12} breaks className={styles.found} role="status">
          搜索“{keyword}”共 {data.counts.all} 个订单，各分类的数量只算其中的订单。
        </Note>
      ) : null}
      <ScreenAnswer
        query={query}
        what="订单"
        safe="订单和款项都不受影响，请稍后重试。"
        unsupported="已有的订单和款项不受影响，只是这里看不到。"
        skeleton={<OrdersSkeleton />}
      >
        {(orders) =>
          page > last ? (
            <OrdersSkeleton />
          ) : orders.list.length === 0 ? (
            <Sheet {...shows('OrderServiceMag.getOrderList')}>
              <EmptyOrders
                tab={tab}
                keyword={keyword}
                isFiltered={isFiltered}
                onClear={() => address.go({ ...CLOSED, keyword: '', from: '', to: '' })}
              />
            </Sheet>
          ) : (
            <OrdersList
              key={`${tab} ${keyword} ${from} ${to}`}
              data={orders}
              isTurning={isPlaceholderData}
              address={address}
              busyOf={busyOf}
              onAction={act}
            />
          )
        }
      </ScreenAnswer>
      {orderNo === '' ? null : (
        <OrderDrawer
          key={orderNo}
          orderNo={orderNo}
          part={part}
          busy={busyOf(orderNo)}
          onAction={act}
          onClose={close}
        />
      )}
      {orderNo !== '' && addressed === 'replaceFile' ? (
        <AddressedReplacing
          key={`replacing ${orderNo}`}
          orderNo={orderNo}
          onClose={() => address.replace({ action: '' })}
        />
      ) : null}
      {asked === null ? null : <ActionDialog {...asked} onDeleted={close} onClose={() => setAsked(null)} />}
    </>
  );
}
