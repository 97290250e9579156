import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ChannelMark } from '#web/components/channel-mark.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { closePay, type Payment, type PayOptions, submitTransfer } from '../api.ts';
import { sendSlip } from '../upload-slip.ts';
import { SlipLink } from './slip-file.tsx';
import { type Slip, SlipForm } from './slip-form.tsx';
import styles from './transfer-panel.module.css';
import { usePaymentAction } from './use-payment-action.ts';

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
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {value} <CopyButton text={value} label={`复制${name}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Paying by bank transfer (对公转账): where to, and the slip that lets the shop find it. */
export function TransferPanel({ payment, bank, now, onShow, onGiveUp }: TransferPanelProps) {
  const action = usePaymentAction(onShow);
  // What pays no order fills the wallet.
  const isRecharge = payment.orderNos.length === 0;
  const isSent = payment.serialNo !== '';
  const [isCorrecting, setIsCorrecting] = useState(false);

  const state = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [timesSent, setTimesSent] = useState(0);

  // The form goes with what it sent, so the focus goes to what is said of that.
  useEffect(() => {
    if (timesSent > 0 && isSent) state.current?.focus();
  }, [timesSent, isSent]);

  async function send(slip: Slip, file: File | null): Promise<void> {
    const { payNo } = payment;
    let isFileLeft = false;
    const sent = await action.run('send', async () => {
      const brought = file === null ? null : await sendSlip({ payNo, file });
      if (brought?.ok === false) {
        if (brought.error.kind !== 'not-there') return brought;
        isFileLeft = true;
      }
      return submitTransfer({ payNo, ...slip });
    });
    if (sent === null) return;
    if (isFileLeft) action.tell('此后端不能接收回单文件，转账信息已提交');
    setIsCorrecting(false);
    setTimesSent((times) => times + 1);
  }

  function correct(): void {
    flushSync(() => setIsCorrecting(true));
    form.current?.querySelector('input')?.focus();
  }

  async function giveUp(): Promise<void> {
    if (await action.run('close', () => closePay(payment.payNo))) onGiveUp();
  }

  return (
    <Sheet
      title="银行转账"
      extra={<ChannelMark channel="transfer" />}
      {...shows('PayServiceMag.queryPay', 'PayServiceMag.submitTransfer')}
    >
      <p className={styles.amount}>
        请转账 <Money amount={payment.payAmount} isTotal />
      </p>
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
        <div className={styles.sent}>
          <p ref={state} tabIndex={-1} role="status" className={styles.state}>
            {moneyWords(payment.message)}
          </p>
          <Facts
            facts={[
              ['付款户名', payment.payer],
              ['流水号', payment.serialNo],
            ]}
          />
          {payment.slipPath && !isCorrecting ? <SlipLink path={payment.slipPath} /> : null}
        </div>
      ) : null}
      {isSent && !isCorrecting ? (
        <Button onClick={correct}>更正转账信息</Button>
      ) : (
        <div ref={form}>
          <SlipForm
            slip={payment}
            isBusy={action.busy.has('send')}
            onSend={(...sent) => void send(...sent)}
          />
        </div>
      )}
      <div role="alert" className={styles.problem}>
        {action.problem}
      </div>
      {isSent ? (
        <p className={`${styles.note} ${styles.later}`}>改用其他方式后，这笔转账如果到账，会原路退回。</p>
      ) : null}
      <Button
        type="link"
        className={styles.back}
        loading={action.busy.has('close')}
        onClick={() => void giveUp()}
      >
        换一种方式
      </Button>
    </Sheet>
  );
}
