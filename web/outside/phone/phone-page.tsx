import { useState } from 'react';
import { useGuard } from '#web/lib/use-guard.ts';
import { outsideCall } from '#web/lib/wire/outside-api.ts';
import styles from '../parts/outside.module.css';
import { NoSession, Result } from '../parts/result.tsx';
import { useSession } from '../parts/use-session.ts';
import { ChooseAccount, type Credentials } from './choose-account.tsx';
import { ConfirmLogin } from './confirm-login.tsx';
import type { PhoneSession } from './phone-session.ts';
import { phoneWords } from './phone-words.ts';

const NOT_REACHED = '没有连上服务器，请重试';
const ACTING = ['act'];

/** The login waits in the tab that opened this one; a browser that closes no tab for a page leaves it to the visitor. */
function WayBack() {
  const [hasAsked, setHasAsked] = useState(false);
  return hasAsked ? (
    <p>这一页可以关掉了。</p>
  ) : (
    <button
      type="button"
      className={styles.primary}
      onClick={() => {
        window.close();
        setHasAsked(true);
      }}
    >
      回到登录页
    </button>
  );
}

/** The phone's page (手机确认登录): opening it stands for the scan, choosing the account makes it count. */
export function PhonePage({ loginSessionID }: { loginSessionID: string }) {
  const path = `/phone-api/${encodeURIComponent(loginSessionID)}`;
  const { reply, reload, retry } = useSession<PhoneSession>(path);
  const [member, setMember] = useState<Credentials>();
  const [problem, setProblem] = useState('');
  const { busy, run } = useGuard();
  const isBusy = busy.size > 0;

  function act(action: 'scan' | 'confirm' | 'cancel', body: Credentials | Record<string, never>) {
    return run(ACTING, async () => {
      setProblem('');
      const answer = await outsideCall(`${path}/${action}`, { ...body });
      if (answer.kind === 'failed') setProblem(NOT_REACHED);
      const isMovedOn = answer.kind === 'refused' && /login-session/.test(answer.reason);
      if (answer.kind === 'refused' && !isMovedOn) setProblem(answer.message);
      // Refused because it is another state by now: the server knows which.
      if (answer.kind === 'done' || isMovedOn) await reload();
    });
  }

  function scan(credentials: Credentials): void {
    setMember(credentials);
    void act('scan', credentials);
  }

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>扫码登录</h1>
      </header>
      <main className={styles.body}>{content()}</main>
    </div>
  );

  function content() {
    if (reply?.kind !== 'done') return <NoSession reply={reply} onRetry={retry} />;
    const session = reply.data;
    const words = phoneWords(session.isHere);
    switch (session.state) {
      case 'waiting':
        return (
          <ChooseAccount
            accounts={session.accounts}
            words={words}
            problem={problem}
            isBusy={isBusy}
            onChoose={scan}
          />
        );
      case 'scanned':
        return (
          <ConfirmLogin
            session={session}
            words={words}
            knownPassword={member?.password ?? ''}
            problem={problem}
            isBusy={isBusy}
            onConfirm={(credentials) => void act('confirm', credentials)}
            onCancel={() => void act('cancel', {})}
          />
        );
      case 'confirmed':
        return (
          <Result mood="good" title="已确认登录" text={words.confirmed}>
            {session.isHere ? <WayBack /> : null}
          </Result>
        );
      case 'cancelled':
        return <Result mood="calm" title="已取消登录" text={words.cancelled} />;
      case 'expired':
        return <Result mood="late" title="二维码已过期" text={words.expired} />;
    }
  }
}
