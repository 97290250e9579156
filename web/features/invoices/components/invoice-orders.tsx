import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { chinaDayText } from '#contracts/rules/china-time.ts';
import { ORDERS_OF_INVOICE_MAX } from '#contracts/rules/invoices/invoicable.ts';
import { formatFen, parseFen } from '#contracts/rules/money.ts';
import { Money } from '#web/components/buying/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { useFocusGoesOn } from '#web/lib/document/use-focus-goes-on.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { InvoicesUrl } from '../model/invoice-place.ts';
import { FRESH_PAGE, type InvoicableOrder, NOT_LOADED, PAGE_SIZE } from '../model/invoices.ts';
import styles from './invoice-list.module.css';

/** Orders that can be invoiced (可开票订单), several in one invoice. */
export function InvoiceOrders({ address }: { address: InvoicesUrl }) {
  const query = useQuery({
    ...ask('InvoiceServiceMag.getInvoiceOrders', { page: address.at.page, pageSize: PAGE_SIZE }),
    ...FRESH_PAGE,
  });
  const [chosen, setChosen] = useState<readonly InvoicableOrder[]>([]);
  const isFull = chosen.length >= ORDERS_OF_INVOICE_MAX;
  const isChosen = ({ orderNo }: InvoicableOrder) => chosen.some((one) => one.orderNo === orderNo);
  // A refund changes the amount of one that is chosen.
  const newest = chosen.map(
    (order) => query.data?.list.find(({ orderNo }) => orderNo === order.orderNo) ?? order,
  );

  function choose(order: InvoicableOrder, isIn: boolean): void {
    setChosen((before) =>
      isIn ? [...before, order] : before.filter(({ orderNo }) => orderNo !== order.orderNo),
    );
  }

  return (
    <div {...shows('InvoiceServiceMag.getInvoiceOrders')}>
      <ListPage
        query={query}
        address={address}
        pageSize={PAGE_SIZE}
        what="可开票订单"
        {...NOT_LOADED}
        above={({ available, issued, reddened }) => (
          <Totals totals={{ 可开金额: available, '已开金额（不含红冲）': issued, 已红冲: reddened }} />
        )}
        empty={
          <EmptyState
            text="没有可开票的订单，付款后 180 天内的订单会出现在这里。"
            action={<Link to={PATHS.order.getHref()}>查看我的订单</Link>}
          />
        }
      >
        {(order) => (
          <OrderRow
            key={order.orderNo}
            order={order}
            isChosen={isChosen(order)}
            isDisabled={isFull && !isChosen(order)}
            onChoose={(isIn) => choose(order, isIn)}
          />
        )}
      </ListPage>
      {chosen.length === 0 ? null : (
        <ChosenBar
          chosen={newest}
          onClear={() => setChosen([])}
          onApply={() => address.go({ apply: chosen.map(({ orderNo }) => orderNo).join(',') })}
        />
      )}
    </div>
  );
}

interface ChosenBarProps {
  readonly chosen: readonly InvoicableOrder[];
  /** Also takes off what is on no page any more. */
  readonly onClear: () => void;
  readonly onApply: () => void;
}

function ChosenBar({ chosen, onClear, onApply }: ChosenBarProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusGoesOn(panel);
  const most = chosen.length >= ORDERS_OF_INVOICE_MAX ? `（一张发票最多 ${ORDERS_OF_INVOICE_MAX} 单）` : '';
  return (
    <Row
      ref={panel}
      gap={8}
      gapX={16}
      justify="end"
      padY={12}
      ground="sheet"
      ruled="top"
      wraps
      className={styles.bar}
    >
      <span>
        已选 {chosen.length} 单{most}，合计 <Money amount={sumOf(chosen)} isTotal />
      </span>
      <Button onClick={onClear}>取消选择</Button>
      <Button type="primary" onClick={onApply}>
        申请开票
      </Button>
    </Row>
  );
}

function sumOf(orders: readonly InvoicableOrder[]): string {
  return formatFen(orders.reduce((fen, { amount }) => fen + (parseFen(amount) ?? 0), 0));
}

function Totals({ totals }: { totals: Readonly<Record<string, string>> }) {
  return (
    <Row as="dl" align="stretch" wraps ruled="bottom" facts className={styles.totals}>
      {Object.entries(totals).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </Row>
  );
}

interface OrderRowProps {
  readonly order: InvoicableOrder;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isIn: boolean) => void;
}

function OrderRow({ order, isChosen, isDisabled, onChoose }: OrderRowProps) {
  const now = useServerNow(null);
  const { orderNo, title, stateText, amount, goodsName, copies, paidAt, untilText } = order;
  return (
    <RecordRow
      isLabel
      lead={
        <Checkbox
          checked={isChosen}
          disabled={isDisabled}
          aria-label={`选择 ${title}，订单 ${orderNo}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
      }
      amount={<Money amount={amount} />}
    >
      <RecordTitle>
        {title}
        <RecordTag>{stateText}</RecordTag>
      </RecordTitle>
      <RecordNote>
        <PartsLine
          parts={[
            goodsName,
            `共 ${copies} 本`,
            `${chinaDayText(Date.parse(paidAt), now)}付款`,
            untilText,
            orderNo,
          ]}
        />
      </RecordNote>
    </RecordRow>
  );
}
