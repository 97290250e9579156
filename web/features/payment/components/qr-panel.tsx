import { Button, QRCode } from 'antd';
import { Money } from '#web/components/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { shows } from '#web/lib/shows.ts';
import { checkPay, closePay, type Payment, refreshPayCode } from '../api.ts';
import { countdown } from '../model/countdown.ts';
import styles from './qr-panel.module.css';
import { usePaymentAction } from './use-payment-action.ts';

interface QrPanelProps {
  readonly payment: Payment;
  /** The server's time. */
  readonly now: number;
  readonly onShow: (payment: Payment) => void;
  readonly onGiveUp: () => void;
}

const CODE_SIZE = 208;
const NOT_YET = '还没有收到付款，请在手机上完成支付后再试';

/** The QR code of an outside party (扫码支付) and where the payment stands. */
export function QrPanel({ payment, now, onShow, onGiveUp }: QrPanelProps) {
  const action = usePaymentAction(onShow);
  const isScanned = payment.state === 'scanned';
  const codeLeft = countdown(payment.codeExpiresAt, now);
  const isDead = !isScanned && codeLeft === null;

  async function ask(): Promise<void> {
    const found = await action.run('check', () => checkPay(payment.payNo));
    if (found === null || found.state === 'succeeded') return;
    action.tell(found.state === payment.state ? NOT_YET : found.message);
  }

  async function giveUp(): Promise<void> {
    if (await action.run('close', () => closePay(payment.payNo))) onGiveUp();
  }

  return (
    <Sheet
      title={payment.channelName}
      {...shows('PayServiceMag.queryPay', 'PayServiceMag.checkPay', 'PayServiceMag.refreshPayCode')}
    >
      <div className={styles.panel}>
        <QRCode
          className={styles.code}
          aria-label="付款二维码"
          value={payment.codeUrl}
          size={CODE_SIZE}
          type="svg"
          status={
            isScanned ? 'scanned' : isDead ? 'expired' : action.busy.has('refresh') ? 'loading' : 'active'
          }
          onRefresh={() => void action.run('refresh', () => refreshPayCode(payment.payNo))}
        />
        <div className={styles.words}>
          <p className={styles.amount}>
            <Money amount={payment.payAmount} isTotal />
          </p>
          {payment.walletAmount === '0.00' ? null : (
            <p className={styles.note}>
              另有余额 <Money amount={payment.walletAmount} /> 已冻结，付款成功后一并扣除
            </p>
          )}
          <p role="status" className={styles.state}>
            {payment.message}
          </p>
          <p className={styles.note}>
            {isScanned || isDead ? '' : `二维码 ${codeLeft} 后失效，`}离开本页不影响付款
          </p>
          <div className={styles.actions}>
            <Button loading={action.busy.has('check')} onClick={() => void ask()}>
              我已付款
            </Button>
            <Button
              type="link"
              className={styles.link}
              href={payment.codeUrl}
              target="_blank"
              rel="noreferrer"
              disabled={isDead}
            >
              在手机上打开付款页
            </Button>
            <Button
              type="link"
              className={styles.link}
              loading={action.busy.has('close')}
              onClick={() => void giveUp()}
            >
              换一种方式
            </Button>
          </div>
          <div role="alert" className={styles.problem}>
            {action.problem}
          </div>
        </div>
      </div>
    </Sheet>
  );
}
