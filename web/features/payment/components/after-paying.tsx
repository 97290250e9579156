import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import columns from '#web/components/columns.module.css';
import { Sheet } from '#web/components/sheet.tsx';
import ruled from '#web/kit/layout/ruled.module.css';
import { Box, Note, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { countdown } from '../model/countdown.ts';
import type { OrderResult } from '../model/payment.ts';
import styles from './after-paying.module.css';

const SECOND_MS = 1000;

interface WayProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly to: string;
  readonly words: string;
}

function Way({ title, text, to, words }: WayProps) {
  return (
    <li className={ruled.row}>
      <Box as="p" weight={600}>
        {title}
      </Box>
      <Note size={12}>{text}</Note>
      <Link className={styles.link} to={to}>
        {words}
      </Link>
    </li>
  );
}

function invoiceWords(titles: readonly string[]): string {
  if (titles.length === 0) return '这笔订单没有要求开发票，需要时现在就可以申请。';
  return `发票抬头：${titles.join('、')}。订单完成后自动开具，也可以现在就申请。`;
}

interface AfterPayingProps {
  readonly result: OrderResult;
  /** Goods lie in the cart that were not ordered. */
  readonly isMoreInCart: boolean;
}

/** What can be done once it is paid (付款之后): the file can be replaced for a while, and the invoice asked for. */
export function AfterPaying({ result, isMoreInCart }: AfterPayingProps) {
  const now = useServerNow(result.replaceUntil === '' ? null : SECOND_MS);
  const left = countdown(result.replaceUntil, now);
  const replaceable = result.orders.find(({ handleOption }) => handleOption.includes('replaceFile'));
  return (
    <aside className={columns.aside}>
      <Sheet title="还可以" {...shows('OrderServiceMag.getOrderResult')}>
        <ul>
          {left === null || replaceable === undefined ? null : (
            <Way
              title={
                <>
                  <Text tone="ink" digits>
                    {left}
                  </Text>{' '}
                  内仍可替换文件
                </>
              }
              text="发现错字或换了封面，改好作品后在这里替换，不另收费。"
              to={PATHS.order.getHref({ no: replaceable.orderNo, action: 'replaceFile' })}
              words="替换文件"
            />
          )}
          <Way
            title="发票"
            text={invoiceWords(result.invoiceTitles)}
            to={PATHS.invoice.getHref({ apply: result.orders.map(({ orderNo }) => orderNo).join(',') })}
            words="申请开票"
          />
          <Way
            title="继续选购"
            text={`再挑一件作品来印${isMoreInCart ? '，没有结算的商品都还在购物车里' : ''}。`}
            to={PATHS.opusList.getHref('all')}
            words="去我的作品"
          />
        </ul>
      </Sheet>
    </aside>
  );
}
