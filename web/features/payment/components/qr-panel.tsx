import { Button, Grid, QRCode } from 'antd';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChannelMark } from '#web/components/pictures/channel-mark.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { appAddress } from '../model/app-address.ts';
import { countdown } from '../model/countdown.ts';
import type { Payment } from '../model/payment.ts';
import styles from './qr-panel.module.css';
import { usePaymentActs } from './use-payment-acts.ts';

/** What is paid for, if not an order. */
export interface Subject {
  readonly name: string;
  readonly kept: string;
}

interface QrPanelProps {
  readonly payment: Payment;
  readonly subject: Subject;
  /** The server's time. */
  readonly now: number;
  readonly onShow: (payment: Payment) => void;
  readonly onGiveUp: () => void;
}

const CODE_SIZE = 208;
const APPS: Partial<Record<Payment['channel'], string>> = { weixin: '微信', alipay: '支付宝' };
const CODE_IS_DEAD = '已经失效，刷新后再付款';
const NOT_YET = '还没有收到付款，请在手机上完成支付后再试';

/** The QR code of an outside party (扫码支付), or on a phone the way into its app, and where the payment stands. */
export function QrPanel({ payment, subject, now, onShow, onGiveUp }: QrPanelProps) {
  const { payNo } = payment;
  const acts = usePaymentActs();
  const options = { ...acts.options, onDone: onShow };
  const refreshing = useAct('PayServiceMag.refreshPayCode', options);
  const checking = useAct('PayServiceMag.checkPay', options);
  const closing = useAct('PayServiceMag.closePay', options);
  const isScanned = payment.state === 'scanned';
  const codeLeft = countdown(payment.codeExpiresAt, now);
  const isDead = !isScanned && codeLeft === null;
  const { md = true } = Grid.useBreakpoint();
  const [isCodeWanted, setIsCodeWanted] = useState(false);
  const isCodeShown = md || isCodeWanted;
  const app = APPS[payment.channel] ?? payment.channelName;
  const refresh = () => void acts.run(refreshing, 'refresh', { payNo });

  async function ask(): Promise<void> {
    const found = await acts.run(checking, 'check', { payNo });
    if (found === null || found.state === 'succeeded') return;
    acts.setProblem(found.state === payment.state ? NOT_YET : found.message);
  }

  async function giveUp(): Promise<void> {
    if (await acts.run(closing, 'close', { payNo })) onGiveUp();
  }

  return (
    <Sheet
      title={payment.channelName}
      extra={<ChannelMark channel={payment.channel} />}
      {...shows('PayServiceMag.queryPay', 'PayServiceMag.checkPay', 'PayServiceMag.refreshPayCode')}
    >
      <Row wraps className={styles.panel}>
        {isCodeShown ? (
          <QRCode
            className={styles.code}
            aria-label="付款二维码"
            value={payment.codeUrl}
            size={CODE_SIZE}
            type="svg"
            status={
              isScanned ? 'scanned' : isDead ? 'expired' : acts.busy.has('refresh') ? 'loading' : 'active'
            }
            onRefresh={refresh}
          />
        ) : null}
        <div className={styles.words}>
          {subject.name === '' ? null : <p className={styles.name}>{subject.name}</p>}
          <p className={styles.amount}>
            <Money amount={payment.payAmount} isTotal />
          </p>
          {payment.walletAmount === '0.00' ? null : (
            <Note size={12} digits>
              另有余额 <Money amount={payment.walletAmount} /> 已冻结，付款成功后一并扣除
            </Note>
          )}
          <Text as="p" role="status" weight={600}>
            {isDead
              ? CODE_IS_DEAD
              : isCodeShown || isScanned
                ? payment.message
                : `请在${app}里完成付款，付好后回到这里`}
          </Text>
          <Note size={12} digits>
            {isScanned || isDead ? null : (
              <>
                {isCodeShown ? '二维码' : '付款链接'} <b className={styles.time}>{codeLeft}</b> 后失效，
              </>
            )}
            离开本页不影响付款
          </Note>
          <Note size={12} digits>
            <WholeDates
              text={`${subject.kept}为您保留到 ${chinaTimeText(Date.parse(payment.expiresAt), now)}`}
            />
          </Note>
          {md ? null : (
            <Button
              type="primary"
              size="large"
              block
              className={styles.app}
              loading={acts.busy.has('refresh')}
              {...(isDead ? { onClick: refresh } : { href: appAddress(payment.codeUrl, location.origin) })}
            >
              {isDead ? '付款链接已失效，重新获取' : `打开${app}`}
            </Button>
          )}
          <Row wraps className={styles.actions}>
            <Button loading={acts.busy.has('check')} onClick={() => void ask()}>
              我已付款
            </Button>
            {md ? (
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
            ) : (
              <Button
                type="link"
                className={styles.link}
                aria-expanded={isCodeWanted}
                onClick={() => setIsCodeWanted(!isCodeWanted)}
              >
                {isCodeWanted ? '收起二维码' : '用另一台手机扫码'}
              </Button>
            )}
            <Button
              type="link"
              className={styles.link}
              loading={acts.busy.has('close')}
              onClick={() => void giveUp()}
            >
              换一种方式
            </Button>
          </Row>
          <Text as="div" role="alert" tone="seal" size="12-18" className={styles.problem}>
            {acts.problem}
          </Text>
        </div>
      </Row>
    </Sheet>
  );
}
