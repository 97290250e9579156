import type { ReactNode } from 'react';
import { AccountPicker } from './demo/accounts/account-picker.tsx';
import styles from './login-extra.module.css';

interface LoginExtraProps {
  readonly onLoggedIn: (token: string) => void;
  /** The login screen itself, which stays whole. */
  readonly children: ReactNode;
}

/** The login screen of the demo: the real ways in, and the demo accounts beside them. */
export function LoginExtra({ onLoggedIn, children }: LoginExtraProps) {
  return (
    <div className={styles.split}>
      <div className={styles.login}>{children}</div>
      <aside className={styles.extra} aria-label="演示环境">
        <AccountPicker onLoggedIn={onLoggedIn} />
      </aside>
    </div>
  );
}
