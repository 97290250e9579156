import type { KeyboardEvent } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import type { LoginType } from '../model/login-state.ts';
import styles from './panel.module.css';

const TITLES: Readonly<Record<LoginType, string>> = {
  qr: '扫码登录',
  password: '密码登录',
  code: '验证码登录',
};

export interface LoginTabsProps {
  readonly prefix: string;
  readonly offered: readonly LoginType[];
  readonly chosen: LoginType;
  readonly onChoose: (loginType: LoginType) => void;
}

/** Login type (登录方式). The arrow keys go round, as in any row of tabs. */
export function LoginTabs({ prefix, offered, chosen, onChoose }: LoginTabsProps) {
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = offered.at((offered.indexOf(chosen) + (key === 'ArrowLeft' ? -1 : 1)) % offered.length);
    if (next === undefined) return;
    onChoose(next);
    document.getElementById(`${prefix}${next}-tab`)?.focus();
  }

  return (
    <Row
      align="stretch"
      ruled="bottom"
      className={styles.tabs}
      role="tablist"
      aria-label="登录方式"
      onKeyDown={onKeyDown}
    >
      {offered.map((loginType) => (
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
          {TITLES[loginType]}
        </button>
      ))}
    </Row>
  );
}
