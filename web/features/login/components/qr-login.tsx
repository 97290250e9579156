import { Button, QRCode } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import styles from '../login.module.css';
import type { QrPhase, QrSession, QrSnapshot } from '../model/qr-session.ts';
import { useWatched } from './use-watched.ts';

export interface QrLoginProps {
  readonly session: QrSession;
  readonly isShown: boolean;
  readonly isAgreed: boolean;
  readonly onAgree: () => void;
  readonly onToken: (token: string) => void;
}

type CodeStatus = 'active' | 'expired' | 'loading' | 'scanned';

const STATUS: Readonly<Record<QrPhase, CodeStatus>> = {
  idle: 'loading',
  loading: 'loading',
  waiting: 'active',
  scanned: 'scanned',
  confirmed: 'scanned',
  expired: 'expired',
  failed: 'expired',
};

function stateInWords({ phase, nick, notice, failure }: QrSnapshot): string {
  switch (phase) {
    case 'idle':
    case 'loading':
      return notice === 'cancelled' ? '手机上已取消，正在换新的二维码' : '正在准备二维码';
    case 'waiting':
      if (notice === 'cancelled') return '手机上已取消，请扫描新的二维码';
      return notice === 'offline' ? '网络不稳定，正在重新连接' : '请用手机扫描二维码登录';
    case 'scanned':
      return notice === 'offline' ? '网络不稳定，正在重新连接' : `${nick} 已扫描，请在手机上确认`;
    case 'confirmed':
      return '登录成功，正在进入';
    case 'expired':
      return '二维码已过期，请点击刷新';
    case 'failed':
      return failure;
  }
}

/** Drawn over the code instead of antd's own states. */
function Cover({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div className={styles.cover}>
      <p>{text}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}

/** Login by QR code (扫码登录). */
export function QrLogin({ session, isShown, isAgreed, onAgree, onToken }: QrLoginProps) {
  const snapshot = useWatched(session, isShown && isAgreed);
  const { phase, url, nick, avatar } = snapshot;
  const handOver = useEffectEvent(onToken);
  useEffect(() => {
    if (phase === 'confirmed') handOver(snapshot.token);
  }, [phase, snapshot.token]);

  const ownCover = isAgreed ? (
    phase === 'failed' && <Cover text={snapshot.failure} action="重试" onAction={session.refresh} />
  ) : (
    <Cover text="同意协议后显示二维码" action="同意并继续" onAction={onAgree} />
  );
  const isScanned = phase === 'scanned' || phase === 'confirmed';
  return (
    <div className={styles.qr}>
      <div className={styles.qrFrame}>
        <QRCode
          type="svg"
          size={208}
          bordered={false}
          value={url || window.location.origin}
          status={ownCover ? 'expired' : STATUS[phase]}
          statusRender={ownCover ? () => ownCover : undefined}
          onRefresh={session.refresh}
        />
      </div>
      <div className={styles.qrState} role="status" aria-live="polite">
        {isScanned ? (
          <>
            {avatar === '' ? null : (
              <img src={avatar} alt="" width="40" height="40" className={styles.avatar} />
            )}
            <span>
              <strong>{nick}</strong>
              <br />
              {phase === 'confirmed' ? '登录成功，正在进入…' : '请在手机上确认'}
            </span>
          </>
        ) : (
          <span>{isAgreed ? stateInWords(snapshot) : '尚未同意服务协议'}</span>
        )}
      </div>
      {phase === 'waiting' && isAgreed ? (
        <a className={styles.quiet} href={url} target="_blank" rel="noopener">
          没有扫码工具？在手机上打开
        </a>
      ) : null}
    </div>
  );
}
