import { Button } from 'antd';
import { useState } from 'react';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import {
  RECHARGE_CHANNELS,
  RECHARGE_YUAN,
  type RechargeChannel,
  rechargeAmount,
} from '#contracts/rules/wallet/recharge.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ChannelMark } from '#web/components/pictures/channel-mark.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { byRules, readable } from '#web/kit/form/field-rules.ts';
import { Form } from '#web/kit/form/form.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { offerOf, wholeYuan } from '../model/offer.ts';
import type { Wallet } from '../model/wallet.ts';
import { CUSTOM, PackageChoice } from './package-choice.tsx';
import styles from './recharge-form.module.css';

const NOTES: Readonly<Record<RechargeChannel, string>> = {
  weixin: '用微信付款，即时到账',
  alipay: '用支付宝付款，即时到账',
  transfer: '适合企业采购，到账后入账，保留 3 天',
};

const CHECK = byRules({ amount: readable(rechargeAmount) });

interface RechargeFormProps {
  readonly packages: Wallet['packages'];
  readonly onBegun: (payNo: string) => void;
}

/** Chooses the amount and the way to pay it (充值). */
export function RechargeForm({ packages, onBegun }: RechargeFormProps) {
  const [chosen, setChosen] = useState(packages[2]?.pay ?? packages[0]?.pay ?? CUSTOM);
  const form = useForm({ start: { amount: '' }, check: CHECK });
  const [channel, setChannel] = useState<RechargeChannel>('weixin');
  const recharge = useAct('WalletServiceMag.createRecharge', {
    onDone: ({ payNo }) => onBegun(payNo),
    onFailure: (error) => chosen === CUSTOM && form.refused(error),
  });
  const amount = chosen === CUSTOM ? form.values.amount.trim() : wholeYuan(chosen);
  const offer = rechargeAmount(amount).kind === 'done' ? offerOf(packages, amount) : null;

  const begin = () => recharge.run({ amount, channel });

  return (
    <Sheet title="充值" {...shows('WalletServiceMag.getWallet', 'WalletServiceMag.createRecharge')}>
      <Form
        size="large"
        className={styles.form}
        onSend={() => (chosen === CUSTOM ? form.send(begin) : begin())}
      >
        <PackageChoice packages={packages} chosen={chosen} onChoose={setChosen} />
        {chosen === CUSTOM ? (
          <div className={styles.custom}>
            <TextField
              label={`充值金额（${RECHARGE_YUAN.min} 到 ${RECHARGE_YUAN.max} 元，整数）`}
              field={form.of('amount')}
              takesFocus
              inputMode="numeric"
              suffix="元"
            />
          </div>
        ) : null}
        <div>
          <Text as="h3" below={8} size="14-22">
            支付方式
          </Text>
          <ChoiceList
            label="支付方式"
            choices={RECHARGE_CHANNELS.map((key) => ({
              key,
              title: CHANNEL_NAMES[key],
              mark: <ChannelMark channel={key} />,
              note: NOTES[key],
            }))}
            chosen={channel}
            onChoose={(key) => setChannel(RECHARGE_CHANNELS.find((known) => known === key) ?? 'weixin')}
          />
        </div>
        <Row gap={8} gapX={24} justify="between" wraps>
          <Note aria-live="polite">
            {offer === null ? (
              '选好金额后，这里显示到账金额'
            ) : (
              <>
                到账 <Money amount={offer.total} />
                {offer.bonus === '0.00' ? null : (
                  <>
                    ，其中赠送 <Money amount={offer.bonus} isBetter />
                  </>
                )}
              </>
            )}
          </Note>
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            className={styles.submit}
            loading={recharge.isBusy}
          >
            去支付
            {offer === null ? null : (
              <>
                {' '}
                <Money amount={`${amount}${amount.includes('.') ? '' : '.00'}`} />
              </>
            )}
          </Button>
        </Row>
        <Text as="div" role="alert" tone="seal" size="12-18" className={styles.problem}>
          {recharge.problem}
        </Text>
      </Form>
    </Sheet>
  );
}
