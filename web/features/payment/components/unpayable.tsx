import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { DetailsOf } from '#contracts/rules/refusals/details.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { RebuyDialog } from '#web/features/orders/components/dialogs/rebuy-dialog.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { OrderResult, PaidOrder } from '../model/payment.ts';
import { orderResult } from './payment-queries.ts';

const OVER: readonly PaidOrder['state'][] = ['refunding', 'canceled', 'closed'];

/** They are paid, here or elsewhere, and no money goes back. */
function isPaid(result: OrderResult | undefined): boolean {
  return result?.state === 'paid' && result.orders.every(({ state }) => !OVER.includes(state));
}

interface UnpayableProps {
  readonly orderNos: readonly string[];
  readonly orders: DetailsOf<'orders-not-payable'>['orders'];
}

function textOf(payable: number, canRebuy: boolean): string {
  if (payable > 0) return '有订单不能一起支付';
  return canRebuy ? '订单已经取消，作品和规格都还在，可以再次购买。' : '这些订单不需要或不能再支付';
}

/** Some of the orders cannot be paid (不能支付): which and why, and the way on with the others or once more. */
export function Unpayable({ orderNos, orders }: UnpayableProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PaidOrder | null>(null);
  const refused = new Set(orders.map(({ orderNo }) => orderNo));
  const rest = orderNos.filter((no) => !refused.has(no));
  const result = useQuery(orderResult(orderNos.join(',')));
  const over = result.data?.orders.filter(({ handleOption }) => handleOption.includes('rebuy')) ?? [];
  const only = orderNos.length === 1 ? over[0] : undefined;
  if (isPaid(result.data)) {
    return <Navigate replace to={PATHS.shoppingSuccess.getHref({ orders: orderNos.join(',') })} />;
  }
  if (result.isPending) {
    return (
      <Sheet>
        <LinesSkeleton count={4} />
      </Sheet>
    );
  }
  return (
    <Sheet {...shows('PayServiceMag.getPayOptions', 'OrderServiceMag.getOrderResult')}>
      <EmptyState
        text={textOf(rest.length, over.length > 0)}
        action={
          <>
            {rest.length > 0 ? (
              <Button
                type="primary"
                onClick={() =>
                  void navigate(PATHS.shoppingPay.getHref({ orders: rest.join(',') }), { replace: true })
                }
              >
                只支付其余 {rest.length} 笔
              </Button>
            ) : null}
            {only === undefined ? null : (
              <Button type="primary" onClick={() => setChosen(only)}>
                再次购买
              </Button>
            )}
            <Button
              type={rest.length > 0 || only ? 'default' : 'primary'}
              onClick={() => void navigate(PATHS.order.getHref())}
            >
              查看订单
            </Button>
          </>
        }
      />
      <Stack as="ul" items="center" tone="muted" size={12} digits>
        {orders.map(({ orderNo, reason }) => {
          const again = only ? undefined : over.find((order) => order.orderNo === orderNo);
          return (
            <li key={orderNo}>
              订单 {orderNo}：{reason}
              {again === undefined ? null : (
                <Button type="link" size="small" onClick={() => setChosen(again)}>
                  再次购买
                </Button>
              )}
            </li>
          );
        })}
      </Stack>
      {chosen === null ? null : <RebuyDialog order={chosen} onClose={() => setChosen(null)} />}
    </Sheet>
  );
}
