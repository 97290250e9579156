import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { UnpayableOrder } from '../model/unpayable.ts';
import styles from './unpayable.module.css';

interface UnpayableProps {
  readonly orderNos: readonly string[];
  readonly orders: readonly UnpayableOrder[];
}

/** Some of the orders cannot be paid (不能支付): which and why, and the way on with the others. */
export function Unpayable({ orderNos, orders }: UnpayableProps) {
  const navigate = useNavigate();
  const refused = new Set(orders.map(({ orderNo }) => orderNo));
  const rest = orderNos.filter((no) => !refused.has(no));
  return (
    <Sheet {...shows('PayServiceMag.getPayOptions')}>
      <EmptyState
        text={rest.length > 0 ? '有订单不能一起支付' : '这些订单不需要或不能再支付'}
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
            <Button
              type={rest.length > 0 ? 'default' : 'primary'}
              onClick={() => void navigate(PATHS.order.getHref())}
            >
              查看订单
            </Button>
          </>
        }
      />
      <ul className={styles.orders}>
        {orders.map(({ orderNo, reason }) => (
          <li key={orderNo}>
            订单 {orderNo}：{reason}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
