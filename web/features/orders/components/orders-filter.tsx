import { Button, Input } from 'antd';
import { ORDERS_OF_FILE_MAX } from '#contracts/rules/orders/orders-csv.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Muted, Row } from '#web/kit/layout/shapes.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { shows } from '#web/lib/shows.ts';
import { CLOSED, type OrdersAddress } from '../model/order-place.ts';

interface OrdersFilterProps {
  readonly address: OrdersAddress;
  readonly isEmpty: boolean;
}

const DAY = { width: 152 };

/** The days on which orders were placed (下单日期), and what is found as a file (导出订单). */
export function OrdersFilter({ address, isEmpty }: OrdersFilterProps) {
  const { tab, keyword, from, to } = address.at;
  const exporting = useAct('OrderServiceMag.exportOrders', {
    onDone({ fileName, csv, rows, total }) {
      saveFile(fileName, csv, 'text/csv;charset=utf-8');
      if (total > rows) exporting.setProblem(`文件含最近 ${ORDERS_OF_FILE_MAX} 个订单，更早的请按日期导出`);
    },
  });
  return (
    <>
      <Row gap={8} wraps below={16} {...shows('OrderServiceMag.exportOrders')}>
        <Muted>下单日期</Muted>
        <Input
          type="date"
          style={DAY}
          aria-label="从哪一天"
          value={from}
          max={to}
          onChange={({ target }) => address.go({ ...CLOSED, from: target.value })}
        />
        <Muted>至</Muted>
        <Input
          type="date"
          style={DAY}
          aria-label="到哪一天"
          value={to}
          min={from}
          onChange={({ target }) => address.go({ ...CLOSED, to: target.value })}
        />
        {from === '' && to === '' ? null : (
          <Button type="link" onClick={() => address.go({ ...CLOSED, from: '', to: '' })}>
            全部日期
          </Button>
        )}
        <Button
          disabled={isEmpty}
          loading={exporting.isBusy}
          onClick={() => void exporting.run({ tab, keyword, from, to })}
        >
          导出 CSV
        </Button>
      </Row>
      <Problem text={exporting.problem} />
    </>
  );
}
