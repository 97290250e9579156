import { useEffect, useRef, useState } from 'react';
import { amountText } from '#contracts/rules/money.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { outsideCall } from '#web/lib/wire/outside-api.ts';
import styles from '../parts/outside.module.css';
import { NoSession, Result } from '../parts/result.tsx';
import { useSession } from '../parts/use-session.ts';
import { AskPayment } from './ask-payment.tsx';
import type { CashierSession, Outcome } from './cashier-session.ts';
import { wayBack } from './way-back.ts';

const NOT_REACHED = '没有连上服务器，没有扣款，请重试';
const UNKNOWN = '付款码已失效，请回到付款页刷新后重新扫码。';
const PAYING = ['pay'];

function WayBack({ session }: { session: CashierSession }) {
  const back = wayBack(location.hash, session);
  return back === null ? null : (
    <a className={styles.primary} href={back}>
      返回{session.shop}
    </a>
  );
}

/** The page of the simulated WeChat or Alipay (收银台): opening it stands for the scan. */
export function CashierPage({ token }: { token: string }) {
  const path = `/cashier-api/${encodeURIComponent(token)}`;
  const { reply, reload, retry } = useSession<CashierSession>(path);
  const [problem, setProblem] = useState('');
  const place = useRef<HTMLElement>(null);
  const { busy, run } = useGuard();
  const isBusy = busy.size > 0;
  const session = reply?.kind === 'done' ? reply.data : null;
  const canScan = session?.canScan ?? false;

  useEffect(() => {
    if (canScan) void outsideCall(`${path}/scan`, {}).then(reload);
  }, [canScan, path, reload]);

  function pay(outcome: Outcome) {
    return run(PAYING, async () => {
      setProblem('');
      const answer = await outsideCall(`${path}/pay`, { outcome });
      if (answer.kind === 'failed') setProblem(NOT_REACHED);
      // Refused because it is another state by now: the server knows which.
      else await reload();
      // The button is gone, or could not be pressed for a while: the focus would be lost with it.
      place.current?.focus();
    });
  }

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>{session?.channelName ?? '收银台'}</h1>
      </header>
      <main ref={place} className={styles.body} tabIndex={-1}>
        {content()}
      </main>
    </div>
  );

  function content() {
    if (session === null) return <NoSession reply={reply} unknownText={UNKNOWN} onRetry={retry} />;
    if (session.isPaid) {
      const isReturned = session.state === 'refunded';
      return (
        <Result
          mood={isReturned ? 'late' : 'good'}
          title={isReturned ? '款项已退回' : '付款成功'}
          text={isReturned ? session.message : `已向${session.shop}付款 ¥${amountText(session.amount)}。`}
        >
          <WayBack session={session} />
        </Result>
      );
    }
    if (session.outcomes.length === 0) {
      return (
        <Result mood="calm" title="不能付款" text={session.message}>
          <WayBack session={session} />
        </Result>
      );
    }
    return (
      <AskPayment
        session={session}
        problem={problem}
        isBusy={isBusy}
        onPay={(outcome) => void pay(outcome)}
      />
    );
  }
}
