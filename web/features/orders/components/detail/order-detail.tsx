import { useEffect, useRef } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { linesText } from '#contracts/rules/print/counting-word.ts';
import { PriceLadder } from '#web/components/buying/price-ladder.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import type { OrderDetail as Detail, OrderAction } from '#web/features/orders/model/orders.ts';
import { ContactDesk } from '#web/features/service/components/contact-desk.tsx';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import { timeLeft } from '#web/lib/words/time-left.ts';
import { orderSumWord } from '../../model/sum-words.ts';
import { ORDER_TITLE } from '../order-title.ts';
import { StateTags } from '../state-tag.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './order-detail.module.css';
import { Diary, Logs, Timeline } from './order-history.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { AfterSales, Files, Payments, Review, Wishes } from './order-papers.tsx';
import { Parcels } from './order-parcels.tsx';
import { OrderParts } from './order-parts.tsx';
import { ProblemPages } from './problem-pages.tsx';
import { ReplaceCountdown } from './replace-countdown.tsx';

/** What was to be paid (应付) has been paid (实付) once the order is on its way. */
function inItsTense({ state, ladder }: Detail): Detail['ladder'] {
  return ladder.map((line) => (line.key === 'pay' ? { ...line, label: orderSumWord(state) } : line));
}

interface OrderDetailProps {
  readonly detail: Detail;
  readonly now: number;
  /** The part that was asked for. */
  readonly part: string;
  readonly onAction: (action: OrderAction) => void;
}

function Head({ detail, now }: Pick<OrderDetailProps, 'detail' | 'now'>) {
  const left = detail.expiresAt === '' ? null : timeLeft(detail.expiresAt, now);
  const isComing = !['unpaid', 'shipped', 'done', 'refunding', 'canceled', 'closed'].includes(detail.state);
  return (
    <Stack as="header" gap={8} className={styles.head} {...shows('OrderServiceMag.getOrderDetail')}>
      <Row gap={16} align="start" justify="between" className={styles.headRow}>
        <h2 id={ORDER_TITLE} tabIndex={-1}>
          <WholeDates text={detail.nextText || `订单${detail.stateText}`} />
        </h2>
        <StateTags order={detail} />
      </Row>
      <Row as="p" gapX={16} wraps tone="muted" size={12} digits className={styles.headMeta}>
        {left === null ? null : <b className={styles.left}>还剩 {left}</b>}
        {detail.replaceUntil === '' ? null : (
          <ReplaceCountdown until={detail.replaceUntil} className={styles.left} />
        )}
        {isComing && detail.expectedTo !== '' ? (
          <span>
            <WholeDates text={`预计 ${dayRange(detail.expectedFrom, detail.expectedTo)}送达`} />
          </span>
        ) : null}
        <span>{chinaTimeText(Date.parse(detail.createdAt), now)} 下单</span>
        <span>
          订单号 {detail.orderNo}
          <CopyButton text={detail.orderNo} label="复制" />
        </span>
        <ContactDesk topic="order" orderNo={detail.orderNo} />
      </Row>
    </Stack>
  );
}

/** Everything about one order (订单详情): what matters now comes first. */
export function OrderDetail({ detail, now, part, onAction }: OrderDetailProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (part === '') return;
    const section = root.current?.querySelector(`[data-part="${part}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
  }, [part]);

  return (
    <Stack ref={root}>
      <Head detail={detail} now={now} />
      {detail.fileProblems.length > 0 ? (
        <DetailSection title={`文件问题（${detail.fileProblems.length} 处）`} part="problems">
          <ProblemPages detail={detail} />
        </DetailSection>
      ) : null}
      <AfterSales detail={detail} now={now} onAction={onAction} />
      <OrderParts detail={detail} />
      <Parcels detail={detail} now={now} />
      <Timeline detail={detail} now={now} />
      <Diary detail={detail} now={now} />
      <DetailSection title={`商品（${linesText(detail.lines)}）`}>
        <ul className={styles.lines}>
          {detail.lines.map((line) => (
            <OrderLineRow key={line.lineID} line={line} isFull />
          ))}
        </ul>
      </DetailSection>
      <DetailSection title="金额明细">
        <PriceLadder lines={inItsTense(detail)} />
      </DetailSection>
      <Files detail={detail} now={now} onAction={onAction} />
      <Wishes detail={detail} onAction={onAction} />
      <Payments detail={detail} now={now} />
      <Review detail={detail} />
      <Logs detail={detail} now={now} />
    </Stack>
  );
}
