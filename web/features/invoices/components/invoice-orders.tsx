import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chinaDayText } from '#contracts/rules/china-time.ts';
import { ORDERS_OF_INVOICE_MAX } from '#contracts/rules/invoices/invoicable.ts';
import { formatFen, parseFen } from '#contracts/rules/money.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Money } from '#web/components/money.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { RecordList, RecordNote, RecordRow, RecordTag, RecordTitle } from '#web/components/record-list.tsx';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { InvoicableOrder } from '../api.ts';
import { queries } from '../queries.ts';
import styles from './invoice-list.module.css';
import { InvoicePages } from './invoice-pages.tsx';
import { LoadState } from './load-state.tsx';
import type { InvoiceAddress } from './use-invoice-address.ts';

/** What can be invoiced (可开票订单), several of them in one invoice. */
export function InvoiceOrders({ address }: { address: InvoiceAddress }) {
  const query = useQuery(queries.orders(address.question.page));
  const [chosen, setChosen] = useState<readonly InvoicableOrder[]>([]);
  const now = useServerNow(null);
  const { data } = query;
  if (data === undefined) return <LoadState query={query} what="可开票订单" />;
  const sum = chosen.reduce((fen, { amount }) => fen + (parseFen(amount) ?? 0), 0);
  const isFull = chosen.length >= ORDERS_OF_INVOICE_MAX;
  const isChosen = ({ orderNo }: InvoicableOrder) => chosen.some((one) => one.orderNo === orderNo);
  return (
    <div {...shows('InvoiceServiceMag.getInvoiceOrders')}>
      <dl className={styles.totals}>
        <div>
          <dt>可开金额</dt>
          <dd>
            <Money amount={data.available} />
          </dd>
        </div>
        <div>
          <dt>已开金额（不含红冲）</dt>
          <dd>
            <Money amount={data.issued} />
          </dd>
        </div>
        <div>
          <dt>已红冲</dt>
          <dd>
            <Money amount={data.reddened} />
          </dd>
        </div>
      </dl>
      {data.total === 0 ? (
        <EmptyState
          text="没有可开票的订单，付款后 180 天内的订单会出现在这里。"
          action={<Link to={PATHS.order.getHref()}>查看我的订单</Link>}
        />
      ) : (
        <RecordList label="可开票订单" isTurning={query.isPlaceholderData}>
          {data.list.map((order) => (
            <RecordRow
              key={order.orderNo}
              isLabel
              lead={
                <Checkbox
                  checked={isChosen(order)}
                  disabled={isFull && !isChosen(order)}
                  aria-label={`选择 ${order.title}，订单 ${order.orderNo}`}
                  onChange={({ target }) =>
                    setChosen((before) =>
                      target.checked
                        ? [...before, order]
                        : before.filter(({ orderNo }) => orderNo !== order.orderNo),
                    )
                  }
                />
              }
              amount={<Money amount={order.amount} />}
            >
              <RecordTitle>
                {order.title}
                <RecordTag>{order.stateText}</RecordTag>
              </RecordTitle>
              <RecordNote>
                <PartsLine
                  parts={[
                    order.goodsName,
                    `共 ${order.copies} 本`,
                    `${chinaDayText(Date.parse(order.paidAt), now)}付款`,
                    order.untilText,
                    order.orderNo,
                  ]}
                />
              </RecordNote>
            </RecordRow>
          ))}
        </RecordList>
      )}
      <InvoicePages address={address} total={data.total} isTurning={query.isPlaceholderData} />
      {chosen.length === 0 ? null : (
        <div className={styles.bar}>
          <span>
            已选 {chosen.length} 单{isFull ? `（一张发票最多 ${ORDERS_OF_INVOICE_MAX} 单）` : ''}，合计{' '}
            <Money amount={formatFen(sum)} isTotal />
          </span>
          <Button
            type="primary"
            onClick={() => address.ask({ apply: chosen.map(({ orderNo }) => orderNo).join(',') })}
          >
            申请开票
          </Button>
        </div>
      )}
    </div>
  );
}
