import { Checkbox } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Muted, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { CouponOffer, OrderPreview } from '../model/checkout.ts';
import styles from './saving-choice.module.css';

interface SavingChoiceProps {
  readonly preview: OrderPreview;
  /** The coupon that is wanted; the preview follows. Empty or none for no coupon. */
  readonly chosen: string;
  readonly usesWallet: boolean;
  readonly onChooseCoupon: (id: string) => void;
  readonly onUseWallet: (isUsed: boolean) => void;
}

const NO_COUPON = 'none';

/** Coupons and the wallet (优惠与余额). */
export function SavingChoice(props: SavingChoiceProps) {
  const { preview, chosen, usesWallet, onChooseCoupon, onUseWallet } = props;
  const { coupons, wallet } = preview;
  const choices = [
    ...coupons.map(couponChoice),
    { key: NO_COUPON, title: '不使用优惠券', note: undefined, value: undefined, obstacle: '' },
  ];
  return (
    <Sheet title="优惠与余额" {...shows('OrderServiceMag.previewOrder')}>
      {coupons.length === 0 ? (
        <Note>暂无可用的优惠券</Note>
      ) : (
        <ChoiceList label="优惠券" choices={choices} chosen={chosen || NO_COUPON} onChoose={onChooseCoupon} />
      )}
      <Row gapX={12} wraps className={styles.wallet}>
        <Checkbox
          checked={usesWallet}
          disabled={wallet.balance === '0.00'}
          onChange={(event) => onUseWallet(event.target.checked)}
        >
          付款时用余额抵扣
        </Checkbox>
        <Muted size={12}>
          余额 <Money amount={wallet.balance} />
        </Muted>
        {usesWallet && wallet.text ? (
          <Note fills size={12} className={styles.text}>
            {moneyWords(wallet.text)}
          </Note>
        ) : null}
      </Row>
    </Sheet>
  );
}

function couponChoice(coupon: CouponOffer) {
  const isUsable = coupon.usable === 'Y';
  return {
    key: coupon.ID,
    title: (
      <>
        {coupon.name}
        {coupon.isBest === 'Y' ? (
          <Text size="12-20" ground="brass-soft" tone="brass" weight={400} className={styles.best}>
            最优惠
          </Text>
        ) : null}
      </>
    ),
    note: isUsable
      ? moneyWords(`${coupon.reason ? `${coupon.reason} · ` : ''}有效期至 ${dayOf(coupon.validTo)}`)
      : undefined,
    value: isUsable ? (
      <Text tone="brass">
        −<Money amount={coupon.amount} isBetter />
      </Text>
    ) : undefined,
    obstacle: isUsable ? '' : moneyWords(coupon.reason),
  };
}

const DAY = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The last day on which it can be used; the moment itself is the one at which it no longer can. */
function dayOf(moment: string): string {
  return DAY.format(Date.parse(moment) - 1);
}
