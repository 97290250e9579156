import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { RefusedLine } from '#contracts/rules/refusals/details.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { openPrintOptions } from '#web/lib/print-options.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './refused-lines.module.css';

interface RefusedLinesProps {
  readonly cartIDs: readonly string[];
  readonly refused: readonly RefusedLine[];
  /** The options of one of them were chosen anew. */
  readonly onMended: () => void;
}

/** Some of the lines cannot be ordered (不能下单): which, why, how to mend that, and the way on without them. */
export function RefusedLines({ cartIDs, refused, onMended }: RefusedLinesProps) {
  const navigate = useNavigate();
  const gone = new Set(refused.map(({ cartID }) => cartID));
  const rest = cartIDs.filter((id) => !gone.has(id));
  const isNothingLeft = rest.length === 0;
  const isMendable = refused.some(({ canMend }) => canMend === 'Y');
  const nameless = refused.filter(({ name }) => name === undefined);
  const reasons = [...new Set(nameless.map(({ reason }) => reason))];
  return (
    <Sheet {...shows('OrderServiceMag.previewOrder', 'OrderServiceMag.createOrder')}>
      <ErrorState
        title={isNothingLeft ? '这些商品不能下单' : `有 ${gone.size} 件商品不能下单`}
        text={
          isNothingLeft
            ? isMendable
              ? '重选印刷选项后就能继续下单，其他内容都还在。'
              : '它们可能已经下过单，或在别处被改动。请到订单或购物车中查看。'
            : '其余商品不受影响，可以先下单。'
        }
        actions={
          <>
            {isNothingLeft ? (
              <Button
                type={isMendable ? 'default' : 'primary'}
                onClick={() => void navigate(PATHS.order.getHref())}
              >
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
        {refused.map(({ cartID, name, reason, canMend }) =>
          name === undefined ? null : (
            <Row as="li" key={cartID} gap={8} gapX={16} justify="between" wraps padY={12} ruled="top">
              <Stack as="span" shrinks breaks className={styles.words}>
                <Text weight={600}>{name}</Text>
                <Muted size="12-20">{reason}</Muted>
              </Stack>
              {canMend === 'Y' ? (
                <Button
                  aria-label={`重选印刷选项：《${name}》`}
                  onClick={() => openPrintOptions(cartID, onMended)}
                >
                  重选印刷选项
                </Button>
              ) : null}
            </Row>
          ),
        )}
        {reasons.map((reason) => (
          <Row as="li" key={reason} gap={8} gapX={16} justify="between" wraps padY={12} ruled="top">
            <Muted size="12-20">
              {reason}（{nameless.filter((line) => line.reason === reason).length} 件）
            </Muted>
          </Row>
        ))}
      </ul>
    </Sheet>
  );
}
