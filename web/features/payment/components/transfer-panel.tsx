import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { PAYER_MAX } from '#contracts/rules/limits.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import { closePay, type Payment, type PayOptions, submitTransfer } from '../api.ts';
import styles from './transfer-panel.module.css';
import { usePaymentAction } from './use-payment-action.ts';

interface TransferPanelProps {
  readonly payment: Payment;
  readonly bank: PayOptions['bank'];
  readonly onShow: (payment: Payment) => void;
  readonly onGiveUp: () => void;
}

/** Paying by bank transfer (对公转账): where to, and the slip that lets the shop find it. */
export function TransferPanel({ payment, bank, onShow, onGiveUp }: TransferPanelProps) {
  const id = useId();
  const action = usePaymentAction(onShow);
  const [payer, setPayer] = useState('');
  const [serialNo, setSerialNo] = useState('');
  const [missing, setMissing] = useState<'payer' | 'serialNo' | null>(null);
  const facts = [
    ['户名', bank.company],
    ['开户行', bank.bankName],
    ['账号', bank.account],
    ['附言', payment.orderNos.join('、')],
  ] as const;

  function send(event: FormEvent): void {
    event.preventDefault();
    const first = payer.trim() === '' ? 'payer' : serialNo.trim() === '' ? 'serialNo' : null;
    setMissing(first);
    if (first !== null) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    const slip = { payNo: payment.payNo, payer: payer.trim(), serialNo: serialNo.trim() };
    void action.run('send', () => submitTransfer(slip));
  }

  async function giveUp(): Promise<void> {
    if (await action.run('close', () => closePay(payment.payNo))) onGiveUp();
  }

  return (
    <Sheet title="对公转账" {...shows('PayServiceMag.queryPay', 'PayServiceMag.submitTransfer')}>
      <p className={styles.amount}>
        请转账 <Money amount={payment.payAmount} isTotal />
      </p>
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
      <p className={styles.note}>{bank.note}。订单为您保留 3 天，到账后自动确认。</p>
      {payment.isSlipSent === 'Y' ? (
        <p role="status" className={styles.sent}>
          {payment.message}
        </p>
      ) : (
        <form className={styles.form} onSubmit={send} noValidate>
          <div className={styles.field}>
            <label htmlFor={`${id}-payer`}>付款户名</label>
            <Input
              id={`${id}-payer`}
              value={payer}
              maxLength={PAYER_MAX}
              autoComplete="organization"
              status={missing === 'payer' ? 'error' : ''}
              aria-invalid={missing === 'payer'}
              onChange={(event) => setPayer(event.target.value)}
            />
            {missing === 'payer' ? (
              <p className={styles.problem}>{FORM_MESSAGES.required('付款户名')}</p>
            ) : null}
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-serialNo`}>转账流水号</label>
            <Input
              id={`${id}-serialNo`}
              value={serialNo}
              maxLength={30}
              autoComplete="off"
              status={missing === 'serialNo' ? 'error' : ''}
              aria-invalid={missing === 'serialNo'}
              onChange={(event) => setSerialNo(event.target.value)}
            />
            {missing === 'serialNo' ? (
              <p className={styles.problem}>{FORM_MESSAGES.required('转账流水号')}</p>
            ) : null}
          </div>
          <Button type="primary" htmlType="submit" loading={action.busy.has('send')}>
            提交转账信息
          </Button>
        </form>
      )}
      <div role="alert" className={styles.problem}>
        {action.problem}
      </div>
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
