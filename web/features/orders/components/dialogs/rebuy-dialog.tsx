import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chinaDayText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { useOrderAct } from '../use-order-act.ts';
import type { DialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

/** What was printed then, or the work as it is when the new order is placed. */
function versionsFor({ lines }: DialogProps['order']) {
  const isChanged = lines.some(({ isWorkChanged }) => isWorkChanged === 'Y');
  const note = isChanged ? '和这个订单相同，不含之后的改动' : '和这个订单相同';
  return [
    { key: 'ordered', title: '下单时的内容与规格', note },
    { key: 'current', title: '作品现在的内容', note: '规格尽量保持不变' },
  ];
}

/** 再次购买: into the cart, at today's prices, and on to the confirmation of just these lines. */
export function RebuyDialog({ order, onClose }: DialogProps) {
  const navigate = useNavigate();
  const buying = useOrderAct('OrderServiceMag.rebuy', {
    doneText: '已加入购物车，请确认订单',
    onClosed: onClose,
    onDone: ({ cartIDs }) => void navigate(PATHS.shoppingOrder.getHref(cartIDs.split(','))),
  });
  const [version, setVersion] = useState('ordered');

  return (
    <OrderActDialog
      title="再次购买"
      okText="去结算"
      consequence={`${order.parts ? `这个订单寄往 ${order.parts.length} 个地址，再次购买时数量合在一起，下单时可以重新分寄。` : ''}订单中的 ${order.lines.length} 件商品会加入购物车并进入结算，价格按今天计算；提交订单之前都可以修改。`}
      act={buying}
      onOk={() => buying.run({ orderNo: order.orderNo, version })}
      onClose={onClose}
    >
      <ChoiceList label="作品版本" choices={versionsFor(order)} chosen={version} onChoose={setVersion} />
      <TodaysPrices orderNo={order.orderNo} version={version} />
    </OrderActDialog>
  );
}

interface TodaysPricesProps {
  readonly orderNo: string;
  readonly version: string;
}

/** How many, at which price then and now (今天的价格); and what can no longer be bought before it is tried. */
function TodaysPrices({ orderNo, version }: TodaysPricesProps) {
  const now = useServerNow(null);
  const query = useQuery({ ...ask('OrderServiceMag.quoteRebuy', { orderNo, version }), ...FRESH });
  const { data, error } = query;
  if (error?.kind === 'refused') return <Problem text={error.message} />;
  // Without prices it can be bought all the same; the confirmation tells them once more.
  if (error !== null) return null;
  if (data === undefined) return <LinesSkeleton count={2} />;
  const { lines, orderedAt } = data;
  const day = chinaDayText(Date.parse(orderedAt), now);
  return (
    <Stack gap={8} above={12} {...shows('OrderServiceMag.quoteRebuy')}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a work may be ordered twice, and an order does not change
        <Row key={at} gap={4} gapX={16} justify="between" wraps>
          <Text breaks>
            {line.name} <Muted size={12}>{`${line.pages}，${line.copies}`}</Muted>
          </Text>
          <Price then={line.before} today={line.now} />
        </Row>
      ))}
      <Row gap={4} gapX={16} justify="between" wraps weight={600}>
        <span>{`商品小计（${day}下单时与今天）`}</span>
        <Price then={data.before} today={data.now} />
      </Row>
    </Stack>
  );
}

function Price({ then, today }: { readonly then: string; readonly today: string }) {
  return (
    <Text digits nowrap>
      {then === today ? null : (
        <Muted as="del" size={12}>
          <span className="only-read">下单时 </span>
          <Money amount={then} />
        </Muted>
      )}{' '}
      <span className="only-read">今天 </span>
      <Money amount={today} />
    </Text>
  );
}
