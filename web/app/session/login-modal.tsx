import { Modal } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LoginPanel } from '#web/features/login/components/login-panel.tsx';
import { loginPathFor } from '#web/lib/session/login-path.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { demoAccounts } from '../demo-accounts.tsx';
import { goOn } from '../overlays.ts';
import { whoIsThere } from './who-is-there.ts';

type Check = 'none' | 'running' | 'failed';

/** The session expired in the middle of work (登录已失效): the screen below stays as it is, typed words included. */
export function LoginModal() {
  const [check, setCheck] = useState<Check>('none');
  const navigate = useNavigate();
  const place = useLocation();

  async function verify(): Promise<void> {
    setCheck('running');
    switch (await whoIsThere()) {
      case 'the same':
        return goOn();
      case 'another':
        // What waits belongs to the first member: the page starts afresh.
        return location.reload();
      case 'nobody':
        return setCheck('none');
      case 'unclear':
        return setCheck('failed');
    }
  }

  function enter(token: string): void {
    tokenStore.write(token);
    void verify();
  }

  function giveUp(): void {
    tokenStore.clear();
    sessionStore.logOut();
    void navigate(loginPathFor(place));
  }

  return (
    <Modal
      open
      centered
      footer={null}
      width={440}
      zIndex={1500}
      mask={{ closable: false }}
      title="登录已失效"
      onCancel={giveUp}
    >
      {check === 'failed' ? (
        <ErrorState
          title="登录成功，但没有确认到您的身份"
          text="您填写的内容都还在，请重试。"
          onRetry={() => void verify()}
        />
      ) : (
        <LoginPanel
          {...demoAccounts()}
          onLoggedIn={enter}
          reason="请重新登录。您填写的内容都还在，登录后接着操作。"
        />
      )}
    </Modal>
  );
}
