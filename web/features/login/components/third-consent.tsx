import { Button, QRCode } from 'antd';
import { ProviderGlyph } from '#web/components/pictures/provider-glyph.tsx';
import { Box, Column, Row } from '#web/kit/layout/shapes.ts';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import type { ThirdSnapshot } from '../model/third-session.ts';
import type { ThirdWords } from '../model/third-words.ts';
import styles from './panel.module.css';
import qrStyles from './qr.module.css';

interface ThirdConsentProps {
  readonly provider: ThirdLoginType;
  readonly snapshot: ThirdSnapshot;
  readonly words: ThirdWords;
  readonly isPopupBlocked: boolean;
  /** What the code is for, as a reader of the screen hears it. */
  readonly codeLabel: string;
  readonly onTryAgain: () => void;
}

/** The way to the consent of an outside identity (授权): a QR code for weixin, their own page for the others. */
export function ThirdConsent(props: ThirdConsentProps) {
  const { provider, snapshot, words, isPopupBlocked, codeLabel, onTryAgain } = props;
  const { phase, address } = snapshot;
  const isOpen = phase === 'waiting' || phase === 'unheard';
  const isCode = provider === 'weixin' && !words.isDeadEnd;
  return (
    <Column
      align="center"
      gap={12}
      padTop={8}
      className={qrStyles.qr}
      {...shows(
        'UserCenterMag.getThirdLoginInfo',
        'LoginServiceMag.getThirdLoginPage',
        'LoginServiceMag.queryThirdLogin',
      )}
    >
      {isCode ? (
        <Box radius="sheet" className={qrStyles.qrFrame}>
          <QRCode
            type="svg"
            aria-label={codeLabel}
            size={208}
            bordered={false}
            value={address || window.location.origin}
            status={isOpen ? 'active' : 'loading'}
          />
        </Box>
      ) : (
        <div className={words.isDeadEnd && !words.isFinal ? qrStyles.deadEnd : qrStyles.providerMark}>
          <ProviderGlyph provider={provider} />
        </div>
      )}
      <Row
        gap={12}
        text="center"
        justify="center"
        thumb="always"
        className={qrStyles.qrState}
        role="status"
        aria-live="polite"
      >
        <span>{words.text}</span>
      </Row>
      {words.isDeadEnd && !words.isFinal ? (
        <Button type="primary" size="large" onClick={onTryAgain}>
          重新授权
        </Button>
      ) : null}
      {isOpen && !isPopupBlocked ? (
        <a className={styles.quiet} href={address} target="_blank" rel="noopener">
          {isCode ? '没有扫码工具？打开授权页' : '页面没有打开？点此前往'}
        </a>
      ) : null}
      {isOpen && isPopupBlocked ? (
        <Button type="primary" size="large" href={address} target="_blank" rel="noopener">
          {`前往${THIRD_LOGIN_NAMES[provider]}授权`}
        </Button>
      ) : null}
    </Column>
  );
}
