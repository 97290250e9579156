import { Modal } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Note } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useBackCloses } from '#web/lib/document/use-leave-guard.ts';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import type { ThirdSession } from '../model/third-session.ts';
import { bindingWords } from '../model/third-words.ts';
import styles from './third-binding.module.css';
import { ThirdConsent } from './third-consent.tsx';
import { useThirdLogin } from './use-third-login.ts';
import { useWatched } from './use-watched.ts';

export interface ThirdBindingProps {
  readonly provider: ThirdLoginType;
  readonly onBound: (nick: string) => void;
  /** The server took the member for a visitor. */
  readonly onSessionEnded: () => void;
  /** While the provider has not answered, an answer may still come after the dialog is gone. */
  readonly onClose: (isAnswerOpen: boolean) => void;
}

const WIDTH = 420;

/** Binds an outside identity to the member who is logged in (绑定第三方账号). */
export function ThirdBinding(props: ThirdBindingProps) {
  const { provider, onClose } = props;
  const { underWay, isPopupBlocked, begin } = useThirdLogin();
  const hasBegun = useRef(false);
  const isAnswerOpen = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin(provider);
  });
  useEffect(() => beginOnce(), []);

  const close = () => onClose(isAnswerOpen.current);
  useBackCloses(close);
  useFocusReturn();

  return (
    <Modal
      open
      centered
      title={`绑定${THIRD_LOGIN_NAMES[provider]}`}
      width={WIDTH}
      footer={null}
      // The second click of a double click would close what the first one opened.
      mask={{ closable: false }}
      onCancel={close}
    >
      {underWay === null ? (
        <div className={styles.place} />
      ) : (
        <Consent
          {...props}
          session={underWay.session}
          isPopupBlocked={isPopupBlocked}
          onTryAgain={() => void begin(provider)}
          onAnswerOpen={(isOpen) => {
            isAnswerOpen.current = isOpen;
          }}
        />
      )}
    </Modal>
  );
}

interface ConsentProps extends Omit<ThirdBindingProps, 'onClose'> {
  readonly session: ThirdSession;
  readonly isPopupBlocked: boolean;
  readonly onTryAgain: () => void;
  readonly onAnswerOpen: (isOpen: boolean) => void;
}

function Consent(props: ConsentProps) {
  const { provider, session, isPopupBlocked, onTryAgain, onBound, onSessionEnded, onAnswerOpen } = props;
  const snapshot = useWatched(session, true);
  const { phase, nick } = snapshot;
  const name = THIRD_LOGIN_NAMES[provider];
  const follow = useEffectEvent(() => {
    onAnswerOpen(phase === 'waiting' || phase === 'unheard');
    if (phase === 'bound') onBound(nick);
    if (phase === 'approved' || phase === 'unbound') onSessionEnded();
  });
  // Each phase is told once; `follow` sees the rest as it is at that moment.
  useEffect(() => {
    if (phase !== 'opening') follow();
  }, [phase]);

  return (
    <>
      <ThirdConsent
        provider={provider}
        snapshot={snapshot}
        words={bindingWords({ provider, snapshot, isPopupBlocked })}
        isPopupBlocked={isPopupBlocked}
        codeLabel={`绑定${name}的二维码`}
        onTryAgain={onTryAgain}
      />
      <Note ruled="top" size="12-20" padTop={12}>
        {`同意后即可用${name}登录，我们只取得昵称和专用标识。若授权页提示该${name}账号已绑定其他会员，请换一个账号，或先到那位会员处解绑。`}
      </Note>
    </>
  );
}
