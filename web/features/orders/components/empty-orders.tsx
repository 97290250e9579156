import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { OrderTab } from '#contracts/rules/orders/order-states.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { PATHS } from '#web/lib/paths.ts';

interface EmptyOrdersProps {
  readonly tab: OrderTab;
  readonly keyword: string;
  /** Words or days were asked for. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

const TEXTS: Readonly<Record<OrderTab, string>> = {
  all: '还没有订单，把作品印成书，进度会在这里一步步更新。',
  unpaid: '没有等待付款的订单。',
  todo: '没有需要您处理的订单。',
  producing: '没有正在审稿或生产的订单。',
  shipped: '没有在路上的包裹。',
  done: '还没有已完成的订单。',
  aftersale: '没有售后记录，希望一直如此。',
};

export function EmptyOrders({ tab, keyword, isFiltered, onClear }: EmptyOrdersProps) {
  const navigate = useNavigate();
  if (isFiltered) {
    return (
      <EmptyState
        text={
          keyword === '' ? '这段时间没有这样的订单。' : `没有找到与“${keyword}”有关的订单，请换一个词试试。`
        }
        action={<Button onClick={onClear}>{keyword === '' ? '查看全部日期' : '清除搜索'}</Button>}
      />
    );
  }
  if (tab !== 'all') return <EmptyState text={TEXTS[tab]} />;
  return (
    <EmptyState
      text={TEXTS.all}
      action={
        <>
          <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
            去印刷作品
          </Button>
          <Button onClick={() => void navigate(printUploadHref())}>上传印刷文件</Button>
          <Button onClick={() => void navigate(PATHS.shoppingCart.getHref())}>查看购物车</Button>
        </>
      }
    />
  );
}
