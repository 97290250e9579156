import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#web/components/error-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { RefusedLine } from '../model/refusal.ts';
import styles from './refused-lines.module.css';

interface RefusedLinesProps {
  readonly cartIDs: readonly string[];
  readonly refused: readonly RefusedLine[];
}

/** Some of the lines cannot be ordered (不能下单): which, why, and the way on without them. */
export function RefusedLines({ cartIDs, refused }: RefusedLinesProps) {
  const navigate = useNavigate();
  const gone = new Set(refused.map(({ cartID }) => cartID));
  const rest = cartIDs.filter((id) => !gone.has(id));
  const isNothingLeft = rest.length === 0;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return (
    <Sheet {...shows('OrderServiceMag.previewOrder', 'OrderServiceMag.createOrder')}>
      <ErrorState
        title={isNothingLeft ? '这些商品不能下单' : `有 ${gone.size} 件商品不能下单`}
        text={
          isNothingLeft
            ? '它们可能已经下过单，或在别处被改动。请到订单或购物车中查看。'
            : '其余商品不受影响，可以先下单。'
        }
        actions={
          <>
            {isNothingLeft ? (
              <Button type="primary" onClick={() => void navigate(PATHS.order.getHref())}>
                查看订单
              </Button>
            ) : (
              <Button
                type="primary"
                onClick={() => void navigate(PATHS.shoppingOrder.getHref(rest), { replace: true })}
              >
                只买其余 {rest.length} 件
              </Button>
            )}
            <Button onClick={() => void navigate(PATHS.shoppingCart.getHref())}>回购物车</Button>
          </>
        }
      />
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            {reason}（{refused.filter((line) => line.reason === reason).length} 件）
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
