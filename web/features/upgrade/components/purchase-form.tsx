import { Alert, Button } from 'antd';
import { type Ref, useState } from 'react';
import { parseFen, yuanText } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import { Money } from '#web/components/buying/money.tsx';
import { type Choice, ChoiceList } from '#web/components/choice-list.tsx';
import { ChannelMark } from '#web/components/pictures/channel-mark.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Form } from '#web/kit/form/form.tsx';
import { Box, Muted, Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import {
  choiceWord,
  type Offer,
  offersFor,
  type Plan,
  type Plans,
  type Term,
  type Upgrade,
} from '../model/choice.ts';
import styles from './purchase-form.module.css';

const CHANNELS = ['weixin', 'alipay', 'wallet'] as const;
type Channel = (typeof CHANNELS)[number];
const NO_COUPON = 'none';

interface PurchaseFormProps {
  readonly plan: Plan;
  readonly term: Term;
  readonly balance: Plans['balance'];
  readonly onBegun: (upgrade: Upgrade) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** How to obtain a plan, its price, and how it is paid (购买会员). */
export function PurchaseForm({ plan, term, balance, onBegun, ref }: PurchaseFormProps) {
  const [way, setWay] = useState('');
  const [wantedCoupon, setCoupon] = useState('');
  const [channel, setChannel] = useState<Channel>('weixin');
  const creating = useAct('UpgradeServiceMag.createUpgrade', { onDone: onBegun });

  const offers = offersFor(plan, term);
  const possible = offers.filter(({ obstacle }) => obstacle === '');
  const offer = possible.find((one) => one.way === way) ?? possible[0];
  const usable = offer?.coupons.filter((one) => one.usable === 'Y') ?? [];
  const coupon =
    wantedCoupon === NO_COUPON ? undefined : (usable.find(({ ID }) => ID === wantedCoupon) ?? usable[0]);
  const amount = coupon?.pay ?? offer?.price ?? '';
  const missing = (parseFen(amount) ?? 0) - (parseFen(balance) ?? 0);

  async function begin(): Promise<void> {
    if (!offer) return;
    const { way, term } = offer;
    const couponID = coupon?.ID ?? NO_COUPON;
    await creating.run({ level: plan.level, way, term, couponID, channel, amount });
  }

  return (
    <Box ref={ref} shrinks className={styles.place} tabIndex={-1}>
      <Sheet
        title={`${choiceWord(plan)}「${plan.name}」`}
        {...shows('UpgradeServiceMag.getPlans', 'UpgradeServiceMag.createUpgrade')}
      >
        <Form className={styles.form} onSend={begin}>
          <ChoiceList
            label="购买方式"
            choices={offers.map(choiceOfOffer)}
            chosen={offer?.way ?? ''}
            onChoose={setWay}
          />
          {plan.consequences.length === 0 || !offer ? null : (
            <Alert
              type="warning"
              showIcon
              title={offer.way === 'queue' ? '转换后变为只读的内容' : '换成这个方案后变为只读的内容'}
              description={
                <ul className={styles.consequences}>
                  {plan.consequences.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              }
            />
          )}
          {offer && offer.coupons.length > 0 ? (
            <div>
              <Box as="h3" size="14-22" below={8}>
                优惠券
              </Box>
              <ChoiceList
                label="优惠券"
                choices={couponChoices(offer)}
                chosen={coupon?.ID ?? NO_COUPON}
                onChoose={setCoupon}
              />
            </div>
          ) : null}
          {offer ? (
            <>
              <div>
                <Box as="h3" size="14-22" below={8}>
                  支付方式
                </Box>
                <ChoiceList
                  label="支付方式"
                  choices={CHANNELS.map((key) => ({
                    key,
                    title: CHANNEL_NAMES[key],
                    mark: <ChannelMark channel={key} />,
                    ...(key === 'wallet'
                      ? {
                          note: (
                            <>
                              可用余额 <Money amount={balance} />
                            </>
                          ),
                          obstacle: missing > 0 ? moneyWords(`余额不足，还差 ${yuanText(missing)}`) : '',
                        }
                      : { note: offer.way === 'queue' ? '当前会员到期后生效' : '即时生效' }),
                  }))}
                  chosen={channel}
                  onChoose={(key) => setChannel(CHANNELS.find((known) => known === key) ?? 'weixin')}
                />
              </div>
              <Row gap={8} gapX={24} justify="between" wraps>
                <p aria-live="polite">
                  应付 <Money amount={amount} isTotal />
                  {coupon ? (
                    <Muted size="12-18" className={styles.off}>
                      已减 <Money amount={coupon.amount} isBetter />
                    </Muted>
                  ) : null}
                </p>
                <Button
                  type="primary"
                  size="large"
                  htmlType="submit"
                  className={styles.submit}
                  loading={creating.isBusy}
                >
                  {channel === 'wallet' ? '确认支付' : '去支付'}
                </Button>
              </Row>
              <Note size="12-18">价格为您保留 15 分钟。不会自动续费，到期前会提醒您。</Note>
            </>
          ) : null}
          <Text as="div" role="alert" tone="seal" size="12-18" className={styles.problem}>
            {creating.problem}
          </Text>
        </Form>
      </Sheet>
    </Box>
  );
}

function choiceOfOffer({ way, wayName, termName, formula, price, obstacle }: Offer): Choice {
  const isWholeTerm = way !== 'top-up' && way !== 'exchange';
  return {
    key: way,
    title: isWholeTerm ? `${wayName} ${termName}` : wayName,
    note: obstacle === '' ? <WholeDates text={moneyWords(formula)} /> : undefined,
    obstacle,
    ...(obstacle === '' ? { value: <Money amount={price} /> } : {}),
  };
}

/** What a coupon takes off (优惠). */
function Discount({ amount }: { amount: string }) {
  return (
    <Text tone="brass">
      −<Money amount={amount} isBetter />
    </Text>
  );
}

function couponChoices({ coupons }: Offer): Choice[] {
  return [
    ...coupons.map(({ ID, name, amount, usable, reason }) => ({
      key: ID,
      title: name,
      ...(usable === 'Y' ? { note: reason, value: <Discount amount={amount} /> } : { obstacle: reason }),
    })),
    { key: NO_COUPON, title: '不使用优惠券' },
  ];
}
