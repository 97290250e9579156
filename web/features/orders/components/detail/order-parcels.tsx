import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import type { OrderDetail } from '#web/features/orders/model/orders.ts';
import { Box, Row, Stack } from '#web/kit/layout/shapes.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './order-parcels.module.css';

type Parcel = OrderDetail['parcels'][number];

function OneParcel({ parcel, receiver, now }: { parcel: Parcel; receiver: string; now: number }) {
  return (
    <Box as="li" padY={12} padX={16} ground="paper" radius="sheet">
      <Row as="p" gapX={16} justify="between" wraps className={styles.head}>
        <b>{parcel.stateText}</b>
        <span>
          {parcel.carrier} {parcel.trackingNo}
          <CopyButton text={parcel.trackingNo} label="复制单号" />
        </span>
      </Row>
      <p className={styles.contents}>
        {receiver === '' ? '' : `寄给 ${receiver}：`}
        {parcel.contents}
      </p>
      <Stack as="ol" gap={6} padTop={8} className={styles.tracks}>
        {[...parcel.tracks].reverse().map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{chinaTimeText(Date.parse(at), now)}</time>
            <span>{text}</span>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** The parcels (物流) and where they have been, the latest first. */
export function Parcels({ detail, now }: { detail: OrderDetail; now: number }) {
  if (detail.parcels.length === 0) return null;
  return (
    <DetailSection title={`物流（${detail.parcels.length} 个包裹）`} part="parcels">
      <Stack as="ul" gap={16}>
        {detail.parcels.map((parcel) => (
          <OneParcel
            key={parcel.ID}
            parcel={parcel}
            receiver={detail.parts?.find(({ part }) => part === parcel.part)?.name ?? ''}
            now={now}
          />
        ))}
      </Stack>
    </DetailSection>
  );
}
