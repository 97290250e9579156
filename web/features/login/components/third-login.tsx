import { useEffect, useEffectEvent } from 'react';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import type { MemberBinding } from '../model/login-state.ts';
import type { ThirdSession } from '../model/third-session.ts';
import { loginWords } from '../model/third-words.ts';
import styles from './panel.module.css';
import { ThirdConsent } from './third-consent.tsx';
import { useWatched } from './use-watched.ts';
import { ViewHeader } from './view-header.tsx';

export interface ThirdLoginProps {
  readonly provider: ThirdLoginType;
  readonly session: ThirdSession;
  readonly isPopupBlocked: boolean;
  readonly onTryAgain: () => void;
  readonly onBack: () => void;
  readonly onToken: (token: string) => void;
  readonly onUnbound: (binding: MemberBinding) => void;
}

/** Login through an outside identity (第三方登录). */
export function ThirdLogin(props: ThirdLoginProps) {
  const { provider, session, isPopupBlocked, onTryAgain, onBack, onToken, onUnbound } = props;
  const snapshot = useWatched(session, true);
  const { phase, token, nick, loginSessionID } = snapshot;
  const goOn = useEffectEvent(() => {
    if (phase === 'approved') onToken(token);
    if (phase === 'unbound') onUnbound({ provider, loginSessionID, nick });
  });
  useEffect(() => {
    if (phase === 'approved' || phase === 'unbound') goOn();
  }, [phase]);

  return (
    <div className={styles.form}>
      <ViewHeader title={`${THIRD_LOGIN_NAMES[provider]}登录`} onBack={onBack} />
      <ThirdConsent
        provider={provider}
        snapshot={snapshot}
        words={loginWords({ provider, snapshot, isPopupBlocked })}
        isPopupBlocked={isPopupBlocked}
        codeLabel="微信登录二维码"
        onTryAgain={onTryAgain}
      />
    </div>
  );
}
