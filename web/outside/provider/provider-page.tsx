import { useState } from 'react';
import { useGuard } from '#web/lib/use-guard.ts';
import { outsideCall } from '#web/lib/wire/outside-api.ts';
import styles from '../parts/outside.module.css';
import { NoSession, Result } from '../parts/result.tsx';
import { useSession } from '../parts/use-session.ts';
import { Consent } from './consent.tsx';
import { endInWords, type ProviderSession } from './provider-session.ts';

const NOT_REACHED = '没有连上服务器，请重试';
const ACTING = ['act'];

/** A browser closes only the tabs that a script opened, so the offer says what to do where it does not. */
function CloseOffer() {
  const [hasStayed, setHasStayed] = useState(false);
  function close(): void {
    window.close();
    setTimeout(() => setHasStayed(true), 200);
  }
  return hasStayed ? (
    <p>请直接关闭这个页面，回到原来的窗口。</p>
  ) : (
    <button type="button" className={styles.primary} onClick={close}>
      关闭页面
    </button>
  );
}

/** The simulated consent page of an identity provider (模拟的授权页). */
export function ProviderPage({ loginSessionID }: { loginSessionID: string }) {
  const path = `/provider-api/${encodeURIComponent(loginSessionID)}`;
  const { reply, reload, retry } = useSession<ProviderSession>(path);
  const [problem, setProblem] = useState('');
  const { busy, run } = useGuard();
  const isBusy = busy.size > 0;
  const session = reply?.kind === 'done' ? reply.data : undefined;

  function act(action: 'approve' | 'refuse', body: Record<string, string>) {
    return run(ACTING, async () => {
      setProblem('');
      const answer = await outsideCall(`${path}/${action}`, body);
      if (answer.kind === 'failed') setProblem(NOT_REACHED);
      const isMovedOn = answer.kind === 'refused' && /login-session/.test(answer.reason);
      if (answer.kind === 'refused' && !isMovedOn) setProblem(answer.message);
      if (answer.kind === 'done' || isMovedOn) await reload();
    });
  }

  return (
    <div className={styles.page}>
      <p className={styles.simulated}>模拟的授权页，与真实的{session?.providerName ?? '第三方平台'}无关</p>
      <header className={styles.bar}>
        <h1>{session === undefined ? '账号授权' : `${session.providerName}账号授权`}</h1>
      </header>
      <main className={styles.body}>{content()}</main>
    </div>
  );

  function content() {
    if (session === undefined) return <NoSession reply={reply} onRetry={retry} />;
    if (session.state === 'waiting') {
      return (
        <Consent
          session={session}
          problem={problem}
          isBusy={isBusy}
          onApprove={(openId) => void act('approve', { openId })}
          onRefuse={() => void act('refuse', {})}
        />
      );
    }
    return (
      <Result {...endInWords(session.state)}>
        <CloseOffer />
      </Result>
    );
  }
}
