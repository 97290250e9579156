import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { MailAddress } from '#web/components/mail-address.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { shows } from '#web/lib/shows.ts';
import type { Account } from '../model/account.ts';
import styles from './settings.module.css';

export type SecurityChange = 'mobile' | 'email' | 'password';

interface SecurityCardProps {
  readonly settings: UseQueryResult<Account, CallError>;
  readonly onOpen: (change: SecurityChange) => void;
}

/** The ways to log in (账号安全). */
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
      <Answer
        query={settings}
        what="账号设置"
        safe="您的设置都还在，请重试。"
        skeleton={<LinesSkeleton count={2} />}
      >
        {(account) => <Rows account={account} onOpen={onOpen} />}
      </Answer>
    </Sheet>
  );
}

function Rows({ account, onOpen }: { account: Account; onOpen: (change: SecurityChange) => void }) {
  const hasPassword = account.hasPassword === 'Y';
  return (
    <ul className={styles.rows}>
      <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
        <Stack as="span" shrinks className={styles.words}>
          <strong>手机号</strong>
          <span className={styles.state}>{account.mobile || '未绑定，绑定后可用短信登录和找回密码'}</span>
        </Stack>
        <Button className={styles.act} onClick={() => onOpen('mobile')}>
          {account.mobile === '' ? '绑定手机号' : '更换手机号'}
        </Button>
      </Row>
      {account.email === undefined ? null : (
        <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
          <Stack as="span" shrinks className={styles.words}>
            <strong>邮箱</strong>
            <span className={styles.state}>
              <MailAddress text={account.email || '未绑定，绑定后可接收电子发票'} />
            </span>
          </Stack>
          <Button className={styles.act} onClick={() => onOpen('email')}>
            {account.email === '' ? '绑定邮箱' : '更换邮箱'}
          </Button>
        </Row>
      )}
      <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
        <Stack as="span" shrinks className={styles.words}>
          <strong>登录密码</strong>
          <span className={styles.state}>
            {hasPassword ? '已设置，建议定期更换' : '未设置，设置后可以用账号和密码登录'}
          </span>
        </Stack>
        <Button
          className={styles.act}
          type={hasPassword ? 'default' : 'primary'}
          onClick={() => onOpen('password')}
        >
          {hasPassword ? '修改密码' : '设置密码'}
        </Button>
      </Row>
    </ul>
  );
}
