import { Alert, Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/lib/session/session-store.ts';
import { upgradeHref } from '#web/lib/upgrade-way.ts';
import styles from './owner-view.module.css';

/** Says that the team of an expired membership is read-only (只读), with the button to renew it. */
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
