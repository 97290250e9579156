import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ChannelMark } from '#web/components/pictures/channel-mark.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { send } from '#web/kit/ask/send.ts';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { mapped } from '#web/lib/call/outcome.ts';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Payment, PayOptions } from '../model/payment.ts';
import { sendSlip } from '../upload-slip.ts';
import { SlipLink } from './slip-file.tsx';
import { type Slip, SlipForm } from './slip-form.tsx';
import styles from './transfer-panel.module.css';
import { usePaymentActs } from './use-payment-acts.ts';

interface TransferPanelProps {
  readonly payment: Payment;
  readonly bank: PayOptions['bank'];
  /** The server's time. */
  readonly now: number;
  readonly onShow: (payment: Payment) => void;
  readonly onGiveUp: () => void;
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Stack as="dl" gap={8} padY={16} padX={16} ground="paper" radius="control" className={styles.facts}>
      {facts.map(([name, value]) => (
        <Stack key={name} gap={12} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {value} <CopyButton text={value} label={`复制${name}`} />
          </dd>
        </Stack>
      ))}
    </Stack>
  );
}

interface SentTransfer {
  readonly slip: Slip;
  readonly file: File | null;
}

/** Sends the file first; a backend that takes none still gets what is said of the transfer. */
async function sendTransfer(payNo: string, { slip, file }: SentTransfer) {
  const brought = file === null ? null : await sendSlip({ payNo, file });
  const isFileLeft = brought?.ok === false;
  if (isFileLeft && brought.error.kind !== 'not-there') return brought;
  const outcome = await send('PayServiceMag.submitTransfer', { payNo, ...slip });
  return mapped(outcome, (sent) => ({ sent, isFileLeft }));
}

/** Paying by bank transfer (对公转账): where to, and the slip by which the shop finds it. */
export function TransferPanel({ payment, bank, now, onShow, onGiveUp }: TransferPanelProps) {
  const { payNo } = payment;
  // A payment without an order fills the wallet.
  const isRecharge = payment.orderNos.length === 0;
  const isSent = payment.serialNo !== '';
  const [isCorrecting, setIsCorrecting] = useState(false);

  const state = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [timesSent, setTimesSent] = useState(0);

  // The form is gone once it is sent, so the focus moves to the result.
  useEffect(() => {
    if (timesSent > 0 && isSent) state.current?.focus();
  }, [timesSent, isSent]);

  const acts = usePaymentActs();
  const closing = useAct('PayServiceMag.closePay', { ...acts.options, onDone: onShow });
  const sending = useAct(
    { operation: 'PayServiceMag.submitTransfer', call: (wish: SentTransfer) => sendTransfer(payNo, wish) },
    {
      ...acts.options,
      onDone({ sent, isFileLeft }) {
        onShow(sent);
        if (isFileLeft) acts.setProblem('此后端不能接收回单文件，转账信息已提交');
        setIsCorrecting(false);
        setTimesSent((times) => times + 1);
      },
    },
  );

  function correct(): void {
    flushSync(() => setIsCorrecting(true));
    form.current?.querySelector('input')?.focus();
  }

  async function giveUp(): Promise<void> {
    if (await acts.run(closing, 'close', { payNo })) onGiveUp();
  }

  return (
    <Sheet
      title="银行转账"
      extra={<ChannelMark channel="transfer" />}
      {...shows('PayServiceMag.queryPay', 'PayServiceMag.submitTransfer')}
    >
      <Row as="p" gap={8} align="baseline">
        请转账 <Money amount={payment.payAmount} isTotal />
      </Row>
      <Facts
        facts={[
          ['户名', bank.company],
          ['开户行', bank.bankName],
          ['账号', bank.account],
          ['附言', isRecharge ? payment.payNo : payment.orderNos.join('、')],
        ]}
      />
      <p className={styles.note}>
        {bank.note}。到账后自动确认，
        <WholeDates
          text={`${isRecharge ? '这笔充值' : '订单'}为您保留到 ${chinaTimeText(Date.parse(payment.expiresAt), now)}。`}
        />
      </p>
      {isSent ? (
        <Box padY={12}>
          <Text as="p" ref={state} tabIndex={-1} role="status" weight={600}>
            {moneyWords(payment.message)}
          </Text>
          <Facts
            facts={[
              ['付款户名', payment.payer],
              ['流水号', payment.serialNo],
            ]}
          />
          {payment.slipPath && !isCorrecting ? <SlipLink path={payment.slipPath} /> : null}
        </Box>
      ) : null}
      {isSent && !isCorrecting ? (
        <Button onClick={correct}>更正转账信息</Button>
      ) : (
        <div ref={form}>
          <SlipForm
            slip={payment}
            isBusy={acts.busy.has('send')}
            onSend={(slip, file) => void acts.run(sending, 'send', { slip, file })}
          />
        </div>
      )}
      <Text as="div" role="alert" tone="seal" size="12-18">
        {acts.problem}
      </Text>
      {isSent ? (
        <p className={`${styles.note} ${styles.later}`}>改用其他方式后，这笔转账如果到账，会原路退回。</p>
      ) : null}
      <Button
        type="link"
        className={styles.back}
        loading={acts.busy.has('close')}
        onClick={() => void giveUp()}
      >
        换一种方式
      </Button>
    </Sheet>
  );
}
