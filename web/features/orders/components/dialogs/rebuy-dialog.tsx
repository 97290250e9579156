import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { useOrderAct } from '../use-order-act.ts';
import type { DialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

const SAME_SPEC = '页数与规格和这个订单相同';

/** Whatever is chosen, a new order freezes the work as it is by then. */
function versionsFor({ lines }: DialogProps['order']) {
  const isChanged = lines.some(({ isWorkChanged }) => isWorkChanged === 'Y');
  const note = isChanged ? `${SAME_SPEC}；作品在下单后有改动，印刷的是现在的内容` : SAME_SPEC;
  return [
    { key: 'ordered', title: '下单时的版本', note },
    { key: 'current', title: '当前版本', note: '用作品现在的内容和页数，规格尽量保持不变' },
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
      consequence={`订单中的 ${order.lines.length} 件商品会加入购物车并进入结算，价格按今天计算；提交订单之前都可以修改。`}
      act={buying}
      onOk={() => buying.run({ orderNo: order.orderNo, version })}
      onClose={onClose}
    >
      <ChoiceList label="作品版本" choices={versionsFor(order)} chosen={version} onChoose={setVersion} />
    </OrderActDialog>
  );
}
