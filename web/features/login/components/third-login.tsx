import { Button, QRCode } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { shows } from '#web/lib/shows.ts';
import type { MemberBinding } from '../model/login-state.ts';
import { providerPage, THIRD_LOGIN_NAMES, type ThirdLoginType } from '../model/providers.ts';
import type { ThirdPhase, ThirdSession, ThirdSnapshot } from '../model/third-session.ts';
import styles from './panel.module.css';
import { ProviderGlyph } from './provider-glyph.tsx';
import qrStyles from './qr.module.css';
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

/** Phases that lead nowhere unless the user begins again. */
const DEAD_ENDS: ReadonlySet<ThirdPhase> = new Set(['refused', 'expired', 'failed']);

function stateInWords(name: string, { phase, failure }: ThirdSnapshot, isPopupBlocked: boolean): string {
  switch (phase) {
    case 'opening':
      return `正在连接${name}`;
    case 'refused':
      return '授权已被拒绝，可以再试一次或换一种登录方式';
    case 'expired':
      return '授权已过期，请重新开始';
    case 'failed':
      return failure;
    case 'approved':
    case 'unbound':
      return '授权成功，正在进入';
    case 'waiting':
      if (name === THIRD_LOGIN_NAMES.weixin) return '请用微信扫描二维码';
      return isPopupBlocked ? '浏览器拦截了新窗口，请点下面的按钮前往' : '请在新打开的页面完成授权';
  }
}

/** Login through an outside identity (第三方登录): weixin by QR code, the others on their own page. */
export function ThirdLogin(props: ThirdLoginProps) {
  const { provider, session, isPopupBlocked, onTryAgain, onBack, onToken, onUnbound } = props;
  const snapshot = useWatched(session, true);
  const { phase, token, nick, loginSessionID, qrcodeUrl } = snapshot;
  const name = THIRD_LOGIN_NAMES[provider];
  const goOn = useEffectEvent(() => {
    if (phase === 'approved') onToken(token);
    if (phase === 'unbound') onUnbound({ provider, loginSessionID, nick });
  });
  useEffect(() => {
    if (phase === 'approved' || phase === 'unbound') goOn();
  }, [phase]);

  const isDeadEnd = DEAD_ENDS.has(phase);
  const address = qrcodeUrl || providerPage(provider, loginSessionID);
  const isCode = provider === 'weixin' && !isDeadEnd;
  return (
    <div className={styles.form}>
      <ViewHeader title={`${name}登录`} onBack={onBack} />
      <div
        className={qrStyles.qr}
        {...shows('UserCenterMag.getThirdLoginInfo', 'LoginServiceMag.queryThirdLogin')}
      >
        {isCode ? (
          <div className={qrStyles.qrFrame}>
            <QRCode
              type="svg"
              aria-label="微信登录二维码"
              size={208}
              bordered={false}
              value={qrcodeUrl || window.location.origin}
              status={phase === 'waiting' ? 'active' : 'loading'}
            />
          </div>
        ) : (
          <div className={isDeadEnd ? qrStyles.deadEnd : qrStyles.providerMark}>
            <ProviderGlyph provider={provider} />
          </div>
        )}
        <div className={qrStyles.qrState} role="status" aria-live="polite">
          <span>{stateInWords(name, snapshot, isPopupBlocked)}</span>
        </div>
        {isDeadEnd ? (
          <Button type="primary" size="large" onClick={onTryAgain}>
            重新授权
          </Button>
        ) : null}
        {phase === 'waiting' && !isPopupBlocked ? (
          <a className={styles.quiet} href={address} target="_blank" rel="noopener">
            {isCode ? '没有扫码工具？打开授权页' : '页面没有打开？点此前往'}
          </a>
        ) : null}
        {phase === 'waiting' && isPopupBlocked ? (
          <Button type="primary" size="large" href={address} target="_blank" rel="noopener">
            {`前往${name}授权`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
