import { Button } from 'antd';
import type { ReactNode } from 'react';
import { deliveryName } from '#contracts/rules/orders/order-words.ts';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { Box, Muted, Stack } from '#web/kit/layout/shapes.ts';
import { dayRange } from '#web/lib/words/day-range.ts';
import { calendarEntry } from '../model/calendar-entry.ts';
import type { PaidOrder } from '../model/payment.ts';
import { titleOf } from '../model/title-of.ts';
import styles from './next-steps.module.css';

function calendarHref(order: PaidOrder): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarEntry({ ...order, title: titleOf(order) }))}`;
}

/** From the check of the file to the door (接下来), with the days that are known. */
export function NextSteps({ order }: { order: PaidOrder }) {
  const { nextText, progress, receiver, expectedFrom, expectedTo, orderNo } = order;
  const wantsProof = progress.stages.some(({ key }) => key === 'proof');
  const isPickup = receiver.region === deliveryName('pickup');
  const steps: readonly (readonly [string, ReactNode])[] = [
    ['审稿', <WholeDates key="check" text={nextText} />],
    ['生产', wantsProof ? '样稿经您确认后印刷、装订、质检' : '印刷、装订、质检，每一步都记在订单里'],
    [
      isPickup ? '到店自提' : '送达',
      expectedTo === '' ? (
        '日期定下后写在订单里'
      ) : (
        <>
          <WholeDates text={`预计 ${dayRange(expectedFrom, expectedTo)}`} />
          <Button
            type="link"
            size="small"
            href={calendarHref(order)}
            download={`${orderNo}.ics`}
            className={styles.remind}
          >
            加入日历
          </Button>
        </>
      ),
    ],
  ];
  return (
    <Box as="ol" above={12} padY={12} padX={16} ground="paper" radius="control" aria-label="接下来">
      {steps.map(([name, text]) => (
        <Stack as="li" key={name} gapX={12} className={styles.step}>
          <Muted className={styles.name}>{name}</Muted>
          <span>{text}</span>
        </Stack>
      ))}
    </Box>
  );
}
