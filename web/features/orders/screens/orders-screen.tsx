import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ORDER_KEYWORD_MAX as KEYWORD_MAX } from '#contracts/rules/limits.ts';
import { ErrorState } from '#web/components/error-state.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { UnsupportedState } from '#web/components/unsupported-state.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { OrderAction, OrderCard } from '../api.ts';
import { ActionDialog } from '../components/dialogs/action-dialog.tsx';
import type { RenderAddressPicker } from '../components/dialogs/address-action.tsx';
import { AddressedReplacing } from '../components/dialogs/addressed-replacing.tsx';
import { EmptyOrders } from '../components/empty-orders.tsx';
import { OrderDrawer } from '../components/order-drawer.tsx';
import { OrderTabs } from '../components/order-tabs.tsx';
import { OrdersList } from '../components/orders-list.tsx';
import { OrdersSkeleton } from '../components/orders-skeleton.tsx';
import { useActing } from '../components/use-acting.ts';
import { useOrderAddress } from '../components/use-order-address.ts';
import { VIEWS } from '../model/action-texts.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './orders-screen.module.css';

interface OrdersScreenProps {
  /** Addresses are another part of the product, which knows how to pick one. */
  readonly renderAddressPicker: RenderAddressPicker;
}

interface Asked {
  readonly action: OrderAction;
  readonly order: OrderCard;
}

/** What is done at once, because nothing is lost by it. */
const URGED = { said: '已催促审稿，十分钟内给您结果', tellsProblem: true };
const ACKNOWLEDGED = { said: '已知晓，我们会尽快恢复生产', tellsProblem: true };

/** The orders (订单). */
export function OrdersScreen({ renderAddressPicker }: OrdersScreenProps) {
  const navigate = useNavigate();
  const address = useOrderAddress();
  const { question, orderNo } = address;
  const query = useQuery(queries.list(question));
  const urging = useActing(mutations.urge, URGED);
  const acknowledging = useActing(mutations.acknowledgeDelay, ACKNOWLEDGED);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [part, setPart] = useState('');

  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const last = total === undefined ? null : Math.max(1, Math.ceil(total / question.size));
  const isBeyond = last !== null && question.page > last;
  useEffect(() => {
    if (last !== null && isBeyond) address.correctPage(last);
  });

  function act(action: OrderAction, order: OrderCard): void {
    const view = VIEWS[action];
    if (action === 'pay' || action === 'viewTransfer')
      void navigate(PATHS.shoppingPay.getHref({ orders: order.orderNo }));
    else if (view !== undefined) {
      setPart(view);
      address.open(order.orderNo);
    } else if (action === 'urge') urging.act(order.orderNo, order.orderNo);
    else if (action === 'acknowledgeDelay') acknowledging.act(order.orderNo, order.orderNo);
    else setAsked({ action, order });
  }

  function busyOf(no: string): OrderAction | '' {
    if (urging.busy.has(no)) return 'urge';
    return acknowledging.busy.has(no) ? 'acknowledgeDelay' : '';
  }

  function close(): void {
    setPart('');
    address.close();
  }

  const isNotThere = query.data === undefined && query.error?.kind === 'not-there';

  function content() {
    if (query.isPending || isBeyond) return <OrdersSkeleton />;
    if (isNotThere) {
      return (
        <Sheet>
          <UnsupportedState text="已有的订单和款项不受影响，只是这里看不到。" />
        </Sheet>
      );
    }
    if (!query.data) {
      return (
        <Sheet>
          <ErrorState
            title="订单没有加载出来"
            text="订单和款项都不受影响，请稍后重试。"
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
            error={query.error}
          />
        </Sheet>
      );
    }
    if (query.data.list.length === 0) {
      return (
        <Sheet {...shows('OrderServiceMag.getOrderList')}>
          <EmptyOrders
            tab={question.tab}
            keyword={question.keyword}
            onClear={() => address.ask({ keyword: '' })}
          />
        </Sheet>
      );
    }
    return (
      <OrdersList
        key={`${question.tab} ${question.keyword}`}
        data={query.data}
        isTurning={query.isPlaceholderData}
        detailOf={(no) => address.queryFor({ page: question.page }, no)}
        pageOf={(page, size) => address.ask({ page, size })}
        busyOf={(order) => busyOf(order.orderNo)}
        onAction={act}
      />
    );
  }

  return (
    <>
      <PageHeader title="订单" />
      {isNotThere ? null : (
        <div className={styles.toolbar}>
          <OrderTabs
            tab={question.tab}
            counts={query.data?.counts}
            hrefOf={(tab) => address.queryFor({ tab })}
          />
          <SearchField
            keyword={question.keyword}
            label="搜索订单"
            placeholder="订单号、作品、收货人或手机号"
            max={KEYWORD_MAX}
            onSearch={(keyword) => address.ask({ keyword })}
          />
        </div>
      )}
      {question.keyword !== '' && query.data && !query.isPlaceholderData ? (
        <p className={styles.found} role="status">
          搜索“{question.keyword}”共 {query.data.counts.all} 个订单，各分类的数量只算其中的订单。
        </p>
      ) : null}
      {content()}
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
      {address.isReplacing ? (
        <AddressedReplacing key={`replacing ${orderNo}`} orderNo={orderNo} onClose={address.endAction} />
      ) : null}
      {asked === null ? null : (
        <ActionDialog
          {...asked}
          renderAddressPicker={renderAddressPicker}
          onDeleted={close}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
