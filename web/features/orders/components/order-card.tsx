import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import { timeLeft } from '#web/lib/words/time-left.ts';
import type { OrderCard as Order } from '../model/orders.ts';
import { orderSumWord } from '../model/sum-words.ts';
import { OrderLineRow } from './detail/order-line-row.tsx';
import { OrderProgress } from './detail/order-progress.tsx';
import { ReplaceCountdown } from './detail/replace-countdown.tsx';
import styles from './order-card.module.css';
import { StateTags } from './state-tag.tsx';

interface OrderCardProps {
  readonly order: Order;
  /** The server's time. */
  readonly now: number;
  /** The address that opens the detail. */
  readonly detail: string;
  /** Whether it is chosen to be paid with others; undefined where that makes no sense. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly buttons: ReactNode;
}

const FIRST_LINES = 2;
const UNDER_WAY: readonly Order['state'][] = [
  'paid',
  'checking_failed',
  'proofing',
  'ready',
  'producing',
  'delayed',
  'shipped',
];

/** An order of the list (订单卡片). */
export function OrderCard({ order, now, detail, isChosen, onChoose, buttons }: OrderCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { orderNo, lines, receiver } = order;
  const isUnderWay = UNDER_WAY.includes(order.state);
  const left = order.expiresAt === '' ? null : timeLeft(order.expiresAt, now);
  const shown = isOpen ? lines : lines.slice(0, FIRST_LINES);
  return (
    <li>
      <article className={styles.card} data-chosen={isChosen === true} aria-label={`订单 ${orderNo}`}>
        <Row as="header" gap={8} gapX={12} justify="between" ruled="bottom" className={styles.head}>
          {isChosen === undefined ? null : (
            <Checkbox
              className={styles.check}
              checked={isChosen}
              aria-label={`选择订单 ${orderNo} 合并支付`}
              onChange={(event) => onChoose(event.target.checked)}
            />
          )}
          <Row as="p" gapX={16} wraps grows tone="muted" size={12} digits className={styles.meta}>
            <span>{chinaTimeText(Date.parse(order.createdAt), now)}</span>
            <Row as="span" inline wraps className={styles.number}>
              订单号 {orderNo}
              <CopyButton text={orderNo} label="复制" />
            </Row>
          </Row>
          <StateTags order={order} />
        </Row>
        <ul>
          {shown.map((line) => (
            <OrderLineRow key={line.lineID} line={line} />
          ))}
        </ul>
        {lines.length > FIRST_LINES ? (
          <Button
            type="link"
            size="small"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? '收起' : `展开其余 ${lines.length - FIRST_LINES} 件`}
          </Button>
        ) : null}
        {isUnderWay ? <OrderProgress progress={order.progress} /> : null}
        <Row gap={4} gapX={16} align="baseline" wraps padY={12} className={styles.next}>
          {order.nextText === '' ? null : (
            <Text as="p" breaks>
              <WholeDates text={order.nextText} />
            </Text>
          )}
          {left === null ? null : <p className={styles.left}>还剩 {left}</p>}
          {order.replaceUntil ? (
            <ReplaceCountdown until={order.replaceUntil} className={styles.left} />
          ) : null}
          {isUnderWay && order.state !== 'shipped' && order.expectedTo !== '' ? (
            <Note size={12} className={styles.expected}>
              <WholeDates text={`预计 ${dayRange(order.expectedFrom, order.expectedTo)}送达`} />
            </Note>
          ) : null}
        </Row>
        <Stack as="footer" gap={8} gapX={24} align="center" ruled="top" className={styles.foot}>
          <Note size="12-18" breaks>
            {receiver.name} {order.parts ? '' : receiver.mobile}
            <Text off="phone" className={styles.region}>
              {receiver.region}
            </Text>
          </Note>
          <Row as="p" gap={8} align="baseline" inline wraps className={styles.total}>
            <Muted size={12}>{orderSumWord(order.state)}</Muted>
            <Money amount={order.payTotal} isTotal />
          </Row>
          <Row gap={8} gapX={16} justify="end" className={styles.actions}>
            <Link className={styles.detail} to={detail} aria-label={`查看详情：订单 ${orderNo}`}>
              查看详情
            </Link>
            {buttons}
          </Row>
        </Stack>
      </article>
    </li>
  );
}
