import { Alert } from 'antd';
import { useEffect, useId, useReducer, useState } from 'react';
import { LoadingLine } from '#web/components/states/loading-line.tsx';
import { Box, Note } from '#web/kit/layout/shapes.ts';
import { LOGIN_GROUP } from '#web/lib/call/loading-groups.ts';
import type { ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { createLoginQrcode, queryLoginQrcode } from '../api.ts';
import { INITIAL_LOGIN_STATE, type LoginType, loginReducer, loginView } from '../model/login-state.ts';
import { lostWayWords } from '../model/login-ways.ts';
import { createQrSession } from '../model/qr-session.ts';
import { AgreementLine } from './agreement-line.tsx';
import { LoadedView } from './loaded-view.tsx';
import { LoginTabs } from './login-tabs.tsx';
import styles from './panel.module.css';
import { PasswordLogin, type RenderAccounts } from './password-login.tsx';
import { QrLogin } from './qr-login.tsx';
import { ThirdPartyRow } from './third-party-row.tsx';
import { useLoginWays } from './use-login-ways.ts';
import { useThirdLogin } from './use-third-login.ts';

export interface LoginPanelProps {
  readonly onLoggedIn: (token: string) => void;
  /** Why a session has to begin anew and what is safe. */
  readonly reason?: string;
  readonly renderAccounts?: RenderAccounts;
}

const loadCodeLogin = async () => (await import('./code-login.tsx')).CodeLogin;
const loadRegisterForm = async () => (await import('./register-form.tsx')).RegisterForm;
const loadFindPassword = async () => (await import('./find-password-form.tsx')).FindPasswordForm;
const loadThirdLogin = async () => (await import('./third-login.tsx')).ThirdLogin;
const loadBindMember = async () => (await import('./bind-member.tsx')).BindMember;

/** Every way of logging in (登录), for the login screen and for the dialog over an expired session. */
export function LoginPanel({ onLoggedIn, reason, renderAccounts }: LoginPanelProps) {
  const prefix = useId();
  const [state, dispatch] = useReducer(loginReducer, INITIAL_LOGIN_STATE);
  const [isAgreementMissed, setIsAgreementMissed] = useState(false);
  const [qrSession] = useState(() =>
    createQrSession({ create: () => createLoginQrcode(), query: (id) => queryLoginQrcode(id) }),
  );
  const thirdLogin = useThirdLogin();
  const view = loginView(state);
  const isBase = view === 'base';
  const agreementId = `${prefix}agreement`;

  const ways = useLoginWays();
  const isCodeOffered = ways.hasCode;
  const isCodeLost = state.loginType === 'code' && !isCodeOffered;
  const chosen = isCodeLost ? 'password' : state.loginType;
  // Kept once it was wanted, like the other forms.
  const [isCodeWanted, setIsCodeWanted] = useState(false);

  useEffect(() => {
    if (isCodeLost) document.getElementById(`${prefix}password-tab`)?.focus();
  }, [isCodeLost, prefix]);

  function choose(loginType: LoginType): void {
    if (loginType === 'code') setIsCodeWanted(true);
    dispatch({ type: 'loginTypeChosen', loginType });
  }

  function agree(isAgreed: boolean): void {
    dispatch({ type: 'protocolAgreed', isAgreed });
    setIsAgreementMissed(false);
  }

  function mayLogIn(): boolean {
    if (state.isProtocolAgreed) return true;
    setIsAgreementMissed(true);
    document.getElementById(agreementId)?.focus();
    return false;
  }

  function beginThirdLogin(provider: ThirdLoginType): void {
    if (!mayLogIn()) return;
    dispatch({ type: 'thirdLoginOpened', provider });
    void thirdLogin.begin(provider);
  }

  const goBack = () => dispatch({ type: 'wentBack' });
  const openRegistration = () => dispatch({ type: 'registrationOpened' });

  return (
    <Box holds className={styles.panel}>
      <LoadingLine group={LOGIN_GROUP} edge="top" />
      {reason === undefined ? null : <Alert type="info" showIcon title={reason} />}
      {/* Hidden and not taken away, so that what was typed is there again on the way back. */}
      <div className={styles.form} hidden={!isBase}>
        <LoginTabs
          prefix={prefix}
          offered={isCodeOffered ? ['qr', 'password', 'code'] : ['qr', 'password']}
          chosen={chosen}
          onChoose={choose}
        />
        {isCodeLost ? <Alert type="info" showIcon title={lostWayWords('code', ways.left)} /> : null}
        <div
          role="tabpanel"
          id={`${prefix}qr-panel`}
          aria-labelledby={`${prefix}qr-tab`}
          className={styles.tabPanel}
          hidden={chosen !== 'qr'}
        >
          <QrLogin
            session={qrSession}
            isShown={isBase && chosen === 'qr'}
            isAgreed={state.isProtocolAgreed}
            onAgree={() => agree(true)}
            onPassword={ways.hasPassword ? () => choose('password') : undefined}
            missingWords={lostWayWords('qr', ways.left)}
            onToken={onLoggedIn}
          />
        </div>
        <div
          role="tabpanel"
          id={`${prefix}password-panel`}
          aria-labelledby={`${prefix}password-tab`}
          className={styles.tabPanel}
          hidden={chosen !== 'password'}
        >
          <PasswordLogin
            knownAccount={state.knownAccount}
            mayLogIn={mayLogIn}
            renderAccounts={renderAccounts}
            onFindPassword={ways.hasReset ? () => dispatch({ type: 'findPasswordOpened' }) : undefined}
            missingWords={ways.hasPassword ? '' : lostWayWords('password', ways.left)}
            onCodeLogin={isCodeOffered ? () => choose('code') : undefined}
            onToken={onLoggedIn}
          />
        </div>
        {isCodeOffered ? (
          <div
            role="tabpanel"
            id={`${prefix}code-panel`}
            aria-labelledby={`${prefix}code-tab`}
            className={styles.tabPanel}
            hidden={chosen !== 'code'}
          >
            {isCodeWanted ? (
              <LoadedView load={loadCodeLogin} props={{ mayLogIn, onToken: onLoggedIn }} />
            ) : null}
          </div>
        ) : null}
      </div>
      {view === 'registration' ? (
        <LoadedView
          load={loadRegisterForm}
          onBack={goBack}
          props={{
            isAddressSelectionShown: state.isAddressSelectionShown,
            onAddressSelection: () => dispatch({ type: 'addressSelectionOpened' }),
            binding: state.memberBinding,
            mayLogIn,
            onBack: goBack,
            onToken: onLoggedIn,
          }}
        />
      ) : null}
      {view === 'findPassword' ? (
        <LoadedView
          load={loadFindPassword}
          onBack={goBack}
          props={{
            onBack: goBack,
            onReset: (account: string) => dispatch({ type: 'passwordReset', account }),
          }}
        />
      ) : null}
      {view === 'thirdLogin' && thirdLogin.underWay !== null ? (
        <LoadedView
          load={loadThirdLogin}
          onBack={goBack}
          props={{
            ...thirdLogin.underWay,
            isPopupBlocked: thirdLogin.isPopupBlocked,
            onTryAgain: () => beginThirdLogin(thirdLogin.underWay?.provider ?? 'weixin'),
            onBack: goBack,
            onToken: onLoggedIn,
            onUnbound: (binding) => dispatch({ type: 'memberUnbound', binding }),
          }}
        />
      ) : null}
      {view === 'memberBinding' && state.memberBinding !== null ? (
        <LoadedView
          load={loadBindMember}
          onBack={goBack}
          props={{
            binding: state.memberBinding,
            mayLogIn,
            onBack: goBack,
            onRegister: openRegistration,
            onToken: onLoggedIn,
          }}
        />
      ) : null}
      {view === 'findPassword' || view === 'thirdLogin' ? null : (
        <AgreementLine
          checkboxId={agreementId}
          isAgreed={state.isProtocolAgreed}
          isMissed={isAgreementMissed}
          onChange={agree}
        />
      )}
      {isBase ? (
        <>
          <ThirdPartyRow providers={ways.providers} onChoose={beginThirdLogin} />
          {ways.hasRegister ? (
            <Note text="center">
              还没有账号？
              <button type="button" className={styles.quiet} onClick={openRegistration}>
                立即注册
              </button>
            </Note>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
