import { Button } from 'antd';
import { QUOTE_FROM_FEN } from '#contracts/rules/account/service-desk.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { Money } from '#web/components/buying/money.tsx';
import { PriceLadder } from '#web/components/buying/price-ladder.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { ContactDesk } from '#web/features/service/components/contact-desk.tsx';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { arrivalText } from '../model/arrival-text.ts';
import type { OrderPreview } from '../model/checkout.ts';
import styles from './submit-panel.module.css';

interface SubmitPanelProps {
  readonly preview: OrderPreview;
  /** A new price is on its way, so this one is not to be relied on. */
  readonly isOutdated: boolean;
  readonly isSubmitting: boolean;
  /** What is missing before the order can be sent; empty where nothing is. */
  readonly obstacle: string;
  /** What else the button does; empty where it only orders. */
  readonly hint: string;
  /** Why the last attempt failed, and that trying again is harmless. */
  readonly problem: string;
  /** Where it goes; empty while unknown. */
  readonly destination: string;
  readonly onSubmit: () => void;
}

function arrivalOf({ deliveries, chosen }: OrderPreview): string {
  const offer = deliveries.find(({ code }) => code === chosen.delivery);
  return offer === undefined ? '' : `${offer.name}，预计 ${arrivalText(offer)}`;
}

/** Every line that leads to the total, and the one button that orders (提交订单). */
export function SubmitPanel(props: SubmitPanelProps) {
  const { preview, isOutdated, isSubmitting, obstacle, hint, problem, destination } = props;
  const isLarge = (parseFen(preview.payTotal) ?? 0) >= QUOTE_FROM_FEN;
  return (
    <Stack as="aside" gap={16} className={styles.panel} aria-label="价格与提交">
      <Sheet title="价格明细" {...shows('OrderServiceMag.previewOrder')}>
        <div className={styles.ladder} data-outdated={isOutdated} aria-busy={isOutdated}>
          <PriceLadder lines={preview.ladder} />
        </div>
        <Note above={12} ruled="top" size={12} breaks padTop={12}>
          {destination ? (
            <>
              {destination}
              <br />
            </>
          ) : null}
          <WholeDates text={arrivalOf(preview)} />
        </Note>
      </Sheet>
      <Stack
        gap={8}
        className={styles.bar}
        {...shows('OrderServiceMag.previewOrder', 'OrderServiceMag.createOrder')}
      >
        <p className={styles.sum} data-outdated={isOutdated}>
          <Muted nowrap>应付</Muted>
          <Money amount={preview.payTotal} isTotal />
        </p>
        <Button
          type="primary"
          size="large"
          className={styles.submit}
          loading={isSubmitting}
          disabled={isOutdated}
          onClick={props.onSubmit}
        >
          提交订单
        </Button>
        <Text as="div" role="alert" tone="seal" size="12-18" className={styles.problem}>
          {problem || obstacle}
        </Text>
        <Note size="12-18" className={styles.hint}>
          {isLarge ? '金额较大，可以先让客服单独报价。' : '有疑问？'}
          <ContactDesk topic={isLarge ? 'quote' : 'general'} label={isLarge ? '联系客服报价' : '联系客服'} />
        </Note>
        {hint === '' || problem || obstacle ? null : (
          <Note size="12-18" className={styles.hint}>
            {hint}
          </Note>
        )}
      </Stack>
    </Stack>
  );
}
