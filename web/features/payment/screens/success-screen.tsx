import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { BuyingSteps } from '#web/components/buying/buying-steps.tsx';
import columns from '#web/components/columns.module.css';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { queries } from '#web/features/session/queries.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { AfterPaying } from '../components/after-paying.tsx';
import { PaidOrders } from '../components/paid-orders.tsx';
import { orderResult } from '../components/payment-queries.ts';
import { ResultHead } from '../components/result-head.tsx';
import styles from './success-screen.module.css';

/** The result of paying (支付结果): it shows what the server knows, whatever the address claims. */
export function SuccessScreen() {
  const [search] = useSearchParams();
  const orderNos = search.get('orders') ?? '';
  // Opened without an order there is no result, but there may be orders.
  return orderNos === '' ? (
    <Navigate replace to={PATHS.order.getHref()} />
  ) : (
    <OrderedResult orderNos={orderNos} />
  );
}

const TITLES = { paid: '付款成功', confirming: '正在确认付款', unpaid: '还没有付款' } as const;

function OrderedResult({ orderNos }: { orderNos: string }) {
  const navigate = useNavigate();
  const query = useQuery(orderResult(orderNos));
  const result = query.data;
  const { data: counters } = useQuery(queries.counters());
  const isMoreInCart = (counters?.cart ?? 0) > 0;

  if (result === undefined) {
    const isUnknown = query.error?.code === 404;
    return (
      <>
        <PageHeader title="支付结果" />
        <Sheet>
          {query.error?.kind === 'not-there' ? (
            <UnsupportedState text="看不到支付的结果，订单和款项都不受影响。" />
          ) : query.isError ? (
            <ErrorState
              title={isUnknown ? '没有找到这个订单' : '结果没有加载出来'}
              text={isUnknown ? '请在订单列表中查看您的订单。' : '订单和款项都不受影响，请重试。'}
              onRetry={isUnknown ? undefined : () => void query.refetch()}
              isRetrying={query.isFetching}
              actions={<Button onClick={() => void navigate(PATHS.order.getHref())}>查看订单</Button>}
            />
          ) : (
            <LinesSkeleton count={5} />
          )}
        </Sheet>
      </>
    );
  }
  const [only] = result.orders;
  const detail = result.orders.length === 1 && only ? { no: only.orderNo } : {};
  return (
    <>
      <PageHeader
        title={TITLES[result.state]}
        actions={<BuyingSteps now={result.state === 'paid' ? '完成' : '支付'} />}
      />
      <Stack gap={24} className={columns.columns}>
        <Stack gap={16} columns="one" className={columns.main}>
          <Sheet {...shows('OrderServiceMag.getOrderResult')}>
            <ResultHead result={result} />
            <Row gap={12} align="stretch" wraps className={styles.actions}>
              {result.state === 'unpaid' ? (
                <Button
                  type="primary"
                  size="large"
                  onClick={() => void navigate(PATHS.shoppingPay.getHref({ orders: orderNos }))}
                >
                  去支付
                </Button>
              ) : null}
              <Button
                type={result.state === 'unpaid' ? 'default' : 'primary'}
                size="large"
                onClick={() => void navigate(PATHS.order.getHref(detail))}
              >
                查看订单
              </Button>
              {isMoreInCart ? (
                <Button size="large" onClick={() => void navigate(PATHS.shoppingCart.getHref())}>
                  回购物车
                </Button>
              ) : null}
            </Row>
          </Sheet>
          <PaidOrders orders={result.orders} isPaid={result.state === 'paid'} />
        </Stack>
        {result.state === 'paid' ? <AfterPaying result={result} isMoreInCart={isMoreInCart} /> : null}
      </Stack>
    </>
  );
}
