import { Button, QRCode } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Box, Column, Row, Stack } from '#web/kit/layout/shapes.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { shows } from '#web/lib/shows.ts';
import type { QrSession, QrSnapshot } from '../model/qr-session.ts';
import styles from './panel.module.css';
import qrStyles from './qr.module.css';
import { useWatched } from './use-watched.ts';

export interface QrLoginProps {
  readonly session: QrSession;
  readonly isShown: boolean;
  readonly isAgreed: boolean;
  readonly onAgree: () => void;
  /** Nothing where the backend has no login by password. */
  readonly onPassword: (() => void) | undefined;
  /** What is said where the backend has no login by QR code. */
  readonly missingWords: string;
  readonly onToken: (token: string) => void;
}

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
    case 'missing':
      return '';
  }
}

interface CoverProps {
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

function Cover({ text, action }: CoverProps) {
  return (
    <Column gap={12} align="center" padX={16} tone="text" className={qrStyles.cover}>
      <p>{text}</p>
      {action === undefined ? null : <Button onClick={action.run}>{action.title}</Button>}
    </Column>
  );
}

function Scanned() {
  return (
    <Column gap={12} align="center" padX={16} tone="text" className={qrStyles.cover}>
      <svg viewBox="0 0 48 48" width="48" height="48" className={qrStyles.scannedMark} aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d="m15 25 7 7 12-14" />
      </svg>
      <p>已扫描</p>
    </Column>
  );
}

/** Drawn over the code instead of antd's own states, whose Chinese differs by a character. */
function codeCover({ phase, failure }: QrSnapshot, refresh: () => void) {
  switch (phase) {
    case 'expired':
      return <Cover text="二维码已过期" action={{ title: '点击刷新', run: refresh }} />;
    case 'failed':
      return <Cover text={failure} action={{ title: '重试', run: refresh }} />;
    case 'scanned':
    case 'confirmed':
      return <Scanned />;
    case 'idle':
    case 'loading':
      return <Cover text="正在准备二维码…" />;
    case 'waiting':
    case 'missing':
      return null;
  }
}

/** Nothing to scan, so no frame for it. */
function NoCode({ words, onPassword }: { words: string; onPassword: (() => void) | undefined }) {
  return (
    <Stack gap={16} items="center" text="center" className={qrStyles.noCode}>
      <p role="status">{words}</p>
      {onPassword === undefined ? null : (
        <Button type="primary" size="large" onClick={onPassword}>
          用密码登录
        </Button>
      )}
    </Stack>
  );
}

interface OnThisPhoneProps {
  /** Where the login is confirmed; undefined while there is none to confirm. */
  readonly url: string | undefined;
  readonly onPassword: (() => void) | undefined;
}

/** A phone cannot scan the code that it shows: here it confirms by itself, and the code is for another one. */
function OnThisPhone({ url, onPassword }: OnThisPhoneProps) {
  return (
    <Column gap={12} className={qrStyles.onThisPhone}>
      <Button
        type="primary"
        size="large"
        block
        disabled={url === undefined}
        {...(url === undefined ? {} : { href: url, target: '_blank', rel: 'noopener' })}
      >
        在本机确认
      </Button>
      {onPassword === undefined ? null : (
        <Button size="large" block onClick={onPassword}>
          用密码登录
        </Button>
      )}
      <Row as="p" gap={12} tone="muted" size={12} className={styles.divider}>
        或用另一部手机扫码
      </Row>
    </Column>
  );
}

const CODE_SIZE = 208;
const SMALL_CODE_SIZE = 136;

/** Login by QR code (扫码登录). */
export function QrLogin(props: QrLoginProps) {
  const { session, isShown, isAgreed, onAgree, onPassword, missingWords, onToken } = props;
  const isPhone = useMedia(upTo('small-phone'));
  const snapshot = useWatched(session, isShown && isAgreed);
  const { phase, url, nick, avatar } = snapshot;
  const handOver = useEffectEvent(onToken);
  useEffect(() => {
    if (phase === 'confirmed') handOver(snapshot.token);
  }, [phase, snapshot.token]);

  if (phase === 'missing') return <NoCode words={missingWords} onPassword={onPassword} />;
  const cover = isAgreed ? (
    codeCover(snapshot, () => askAgain(session.refresh))
  ) : (
    <Cover text="同意协议后显示二维码" action={{ title: '同意并继续', run: onAgree }} />
  );
  const isSaidElsewhere = cover !== null || (isPhone && snapshot.notice === '');
  const isScanned = phase === 'scanned' || phase === 'confirmed';
  const isOpen = phase === 'waiting' && isAgreed;
  return (
    <Column
      align="center"
      gap={12}
      padTop={8}
      className={qrStyles.qr}
      {...shows('LoginServiceMag.createLoginQrcode', 'LoginServiceMag.queryLoginQrcode')}
    >
      {isPhone ? <OnThisPhone url={isOpen ? url : undefined} onPassword={onPassword} /> : null}
      <Box radius="sheet" className={qrStyles.qrFrame}>
        <QRCode
          type="svg"
          aria-label="登录二维码"
          size={isPhone ? SMALL_CODE_SIZE : CODE_SIZE}
          bordered={false}
          value={url || window.location.origin}
          status={cover === null ? 'active' : 'expired'}
          statusRender={() => cover}
        />
      </Box>
      <Row
        gap={12}
        text="center"
        justify="center"
        thumb="always"
        className={qrStyles.qrState}
        role="status"
        aria-live="polite"
      >
        {isScanned ? (
          <>
            {avatar === '' ? null : (
              <img src={avatar} alt="" width="40" height="40" className={qrStyles.avatar} />
            )}
            <span>
              <strong>{nick}</strong>
              <br />
              {phase === 'confirmed' ? '登录成功，正在进入…' : '请在手机上确认'}
            </span>
          </>
        ) : (
          <span className={isSaidElsewhere ? qrStyles.heardOnly : undefined}>
            {isAgreed ? stateInWords(snapshot) : '尚未同意服务协议'}
          </span>
        )}
      </Row>
      {isOpen && !isPhone ? (
        <a className={styles.quiet} href={url} target="_blank" rel="noopener">
          没有扫码工具？在手机上打开
        </a>
      ) : null}
    </Column>
  );
}
