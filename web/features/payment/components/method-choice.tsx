import { Button, Checkbox } from 'antd';
import { ChannelMark } from '#web/components/channel-mark.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Channel, PayOptions } from '../api.ts';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  readonly options: PayOptions;
  readonly channel: Channel;
  readonly usesWallet: boolean;
  readonly isBusy: boolean;
  readonly problem: string;
  readonly onChannel: (channel: Channel) => void;
  readonly onWallet: (isUsed: boolean) => void;
  readonly onPay: () => void;
}

const NOTES: Readonly<Record<Channel, string>> = {
  wallet: '即时到账',
  weixin: '用微信付款，即时到账',
  alipay: '用支付宝付款，即时到账',
  transfer: '适合企业采购，到账后自动确认，保留订单 3 天',
};

/** How to pay (支付方式), and whether the wallet pays first. */
export function MethodChoice(props: MethodChoiceProps) {
  const { options, channel, usesWallet, isBusy, problem } = props;
  const { wallet } = options;
  const isCovered = wallet.rest === '0.00';
  const canCombine = channel !== 'wallet' && wallet.off !== '0.00' && !isCovered;
  const isCombined = canCombine && usesWallet;
  const choices = options.channels.map(({ code, name, available, reason }) => ({
    key: code,
    title: name,
    mark: <ChannelMark channel={code} />,
    note: NOTES[code],
    value:
      code === 'wallet' ? (
        <span className={styles.balance}>
          余额 <Money amount={wallet.balance} />
        </span>
      ) : undefined,
    obstacle: available === 'Y' ? '' : reason,
  }));
  const due = isCombined ? wallet.rest : options.amount;
  return (
    <Sheet title="支付方式" {...shows('PayServiceMag.getPayOptions', 'PayServiceMag.createPay')}>
      <ChoiceList
        label="支付方式"
        choices={choices}
        chosen={channel}
        onChoose={(key) => {
          const chosen = options.channels.find(({ code }) => code === key);
          if (chosen) props.onChannel(chosen.code);
        }}
      />
      {canCombine ? (
        <div className={styles.combine}>
          <Checkbox checked={usesWallet} onChange={(event) => props.onWallet(event.target.checked)}>
            先用余额抵扣 <Money amount={wallet.off} />
          </Checkbox>
        </div>
      ) : null}
      {(isCombined || channel === 'wallet') && wallet.text ? (
        <p className={styles.text}>{wallet.text}</p>
      ) : null}
      <Button type="primary" size="large" className={styles.pay} loading={isBusy} onClick={props.onPay}>
        {channel === 'wallet' ? '确认支付 ' : '去支付 '}
        <Money amount={due} />
      </Button>
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
    </Sheet>
  );
}
