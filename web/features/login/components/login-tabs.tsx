import type { KeyboardEvent } from 'react';
import type { LoginType } from '../model/login-state.ts';
import styles from './panel.module.css';

const TABS = [
  { loginType: 'qr', title: '扫码登录' },
  { loginType: 'password', title: '密码登录' },
] as const;

export interface LoginTabsProps {
  readonly prefix: string;
  readonly chosen: LoginType;
  readonly onChoose: (loginType: LoginType) => void;
}

/** Login type (登录方式). The arrow keys change between the two, as in any row of tabs. */
export function LoginTabs({ prefix, chosen, onChoose }: LoginTabsProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = chosen === 'qr' ? 'password' : 'qr';
    onChoose(other);
    document.getElementById(`${prefix}${other}-tab`)?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="登录方式" onKeyDown={onKeyDown}>
      {TABS.map(({ loginType, title }) => (
        <button
          key={loginType}
          type="button"
          role="tab"
          id={`${prefix}${loginType}-tab`}
          aria-controls={`${prefix}${loginType}-panel`}
          aria-selected={chosen === loginType}
          tabIndex={chosen === loginType ? 0 : -1}
          onClick={() => onChoose(loginType)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
