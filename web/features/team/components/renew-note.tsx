import { Alert, Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/lib/session-store.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import styles from './owner-view.module.css';

/** What a membership that is long over leaves of a team (只读), and the way back. */
export function RenewNote() {
  const navigate = useNavigate();
  const here = useLocation();
  const { user } = useSession();
  return (
    <Alert
      className={styles.renew}
      type="warning"
      showIcon
      title="会员已到期，团队都为您保留，可以查看和导出；续费后恢复邀请、管理和企业付款。"
      action={
        <Button type="primary" onClick={() => void navigate(upgradeHref(user?.vip_name, here))}>
          续费会员
        </Button>
      }
    />
  );
}
