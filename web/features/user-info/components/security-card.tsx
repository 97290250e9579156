import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/error-state.tsx';
import { MailAddress } from '#web/components/mail-address.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/skeletons.tsx';
import { shows } from '#web/lib/shows.ts';
import type { Account } from '../api.ts';
import styles from './settings.module.css';
import type { AccountQuery } from './use-account.ts';

export type SecurityChange = 'mobile' | 'email' | 'password';

interface SecurityCardProps {
  readonly settings: AccountQuery;
  readonly onOpen: (change: SecurityChange) => void;
}

/** By what one logs in (账号安全). */
export function SecurityCard({ settings, onOpen }: SecurityCardProps) {
  return (
    <Sheet
      title="账号安全"
      {...shows(
        'AccountServiceMag.getAccount',
        'AccountServiceMag.changeMobile',
        'AccountServiceMag.changeEmail',
        'AccountServiceMag.savePassword',
      )}
    >
      <Loaded settings={settings}>{(account) => <Rows account={account} onOpen={onOpen} />}</Loaded>
    </Sheet>
  );
}

interface LoadedProps {
  readonly settings: AccountQuery;
  readonly children: (account: Account) => ReactNode;
}

function Loaded({ settings, children }: LoadedProps) {
  const { data, error, isPending, isFetching, refetch } = settings;
  if (data) return children(data);
  if (isPending) return <LinesSkeleton count={2} />;
  return (
    <ErrorState
      title="账号设置没有加载出来"
      text="您的设置都还在，请重试。"
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      error={error}
    />
  );
}

function Rows({ account, onOpen }: { account: Account; onOpen: (change: SecurityChange) => void }) {
  const hasPassword = account.hasPassword === 'Y';
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <span className={styles.words}>
          <strong>手机号</strong>
          <span className={styles.state}>{account.mobile || '未绑定，绑定后可用短信登录和找回密码'}</span>
        </span>
        <Button className={styles.act} onClick={() => onOpen('mobile')}>
          {account.mobile === '' ? '绑定手机号' : '更换手机号'}
        </Button>
      </li>
      {account.email === undefined ? null : (
        <li className={styles.row}>
          <span className={styles.words}>
            <strong>邮箱</strong>
            <span className={styles.state}>
              <MailAddress text={account.email || '未绑定，绑定后可接收电子发票'} />
            </span>
          </span>
          <Button className={styles.act} onClick={() => onOpen('email')}>
            {account.email === '' ? '绑定邮箱' : '更换邮箱'}
          </Button>
        </li>
      )}
      <li className={styles.row}>
        <span className={styles.words}>
          <strong>登录密码</strong>
          <span className={styles.state}>
            {hasPassword ? '已设置，建议定期更换' : '未设置，设置后可以用账号和密码登录'}
          </span>
        </span>
        <Button
          className={styles.act}
          type={hasPassword ? 'default' : 'primary'}
          onClick={() => onOpen('password')}
        >
          {hasPassword ? '修改密码' : '设置密码'}
        </Button>
      </li>
    </ul>
  );
}
