import { Button, Checkbox } from 'antd';
import { PLEA_MAX, PURPOSE_MAX } from '#contracts/rules/team/spending.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ChannelMark } from '#web/components/pictures/channel-mark.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import type { FormState } from '#web/kit/form/use-form.ts';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Channel, PayOptions } from '../model/payment.ts';
import styles from './method-choice.module.css';

/** A way of one's own, or the owner of the team pays (企业付款). */
export type PayWay = Channel | 'team';

interface MethodChoiceProps {
  readonly options: PayOptions;
  readonly channel: PayWay;
  readonly usesWallet: boolean;
  readonly isBusy: boolean;
  readonly problem: string;
  /** What is told to those who decide, where the team has to be asked. */
  readonly told: FormState<{ purpose: string; plea: string }>;
  readonly onChannel: (channel: PayWay) => void;
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
  const canCombine = channel !== 'wallet' && channel !== 'team' && wallet.off !== '0.00' && !isCovered;
  const isCombined = canCombine && usesWallet;
  const { team } = options;
  const teamChoice = team && {
    key: 'team',
    title: '企业付款',
    mark: <ChannelMark channel="wallet" />,
    note: team.way === 'none' ? `由 ${team.ownerName} 的团队账户支付` : team.text,
    value: team.request === '' ? undefined : <Muted size={12}>{team.requestText}</Muted>,
    obstacle:
      team.way === 'none' ? team.text : team.request === 'waiting' ? '通过后自动付款，也可以换一种方式' : '',
  };
  const ownChoices = options.channels.map(({ code, name, available, reason }) => ({
    key: code,
    title: name,
    mark: <ChannelMark channel={code} />,
    note: NOTES[code],
    value:
      code === 'wallet' ? (
        <Muted size={12}>
          余额 <Money amount={wallet.balance} />
        </Muted>
      ) : undefined,
    obstacle: available === 'Y' ? '' : reason,
  }));
  const choices = teamChoice ? [teamChoice, ...ownChoices] : ownChoices;
  const due = isCombined ? wallet.rest : options.amount;
  return (
    <Sheet
      title="支付方式"
      {...shows('PayServiceMag.getPayOptions', 'PayServiceMag.createPay', 'TeamServiceMag.payByTeam')}
    >
      <ChoiceList
        label="支付方式"
        choices={choices}
        chosen={channel}
        onChoose={(key) => {
          const chosen = options.channels.find(({ code }) => code === key);
          if (key === 'team') props.onChannel('team');
          else if (chosen) props.onChannel(chosen.code);
        }}
      />
      {channel === 'team' && team?.way === 'ask' ? (
        <Stack gap={8} columns="one" above={16}>
          <TextField
            label="用途"
            isOptional
            placeholder="例如：客户答谢、展会样书"
            maxLength={PURPOSE_MAX}
            field={props.told.of('purpose')}
          />
          <TextField
            label="申请理由"
            isOptional
            placeholder="审批人会看到"
            maxLength={PLEA_MAX}
            field={props.told.of('plea')}
          />
        </Stack>
      ) : null}
      {canCombine ? (
        <Row thumb="always" padTop={8}>
          <Checkbox checked={usesWallet} onChange={(event) => props.onWallet(event.target.checked)}>
            先用余额抵扣 <Money amount={wallet.off} />
          </Checkbox>
        </Row>
      ) : null}
      {(isCombined || channel === 'wallet') && wallet.text ? (
        <Note size={12} className={styles.text}>
          {moneyWords(wallet.text)}
        </Note>
      ) : null}
      <Button type="primary" size="large" className={styles.pay} loading={isBusy} onClick={props.onPay}>
        {buttonText(channel, team?.way)}
        <Money amount={due} />
      </Button>
      <Text as="div" role="alert" tone="seal" size="12-18" className={styles.problem}>
        {problem}
      </Text>
    </Sheet>
  );
}

function buttonText(channel: PayWay, way: 'pay' | 'ask' | 'none' | undefined): string {
  if (channel === 'team') return way === 'ask' ? '提交审批 ' : '企业付款 ';
  return channel === 'wallet' ? '确认支付 ' : '去支付 ';
}
