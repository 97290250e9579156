import { Alert } from 'antd';
import fieldsStyles from '#web/kit/form/fields.module.css';
import { Row } from '#web/kit/layout/shapes.ts';
import styles from './panel.module.css';

export interface LockedAlertProps {
  /** One account is locked, and not every login from here. */
  readonly isOneAccount: boolean;
  readonly onFindPassword: (() => void) | undefined;
  readonly onCodeLogin: (() => void) | undefined;
}

/** Says that no password is looked at for a while, and what does not have to wait; the time runs in the button. */
export function LockedAlert({ isOneAccount, onFindPassword, onCodeLogin }: LockedAlertProps) {
  if (!isOneAccount) {
    return <Alert type="warning" showIcon role="alert" title="登录失败次数过多，请稍后再试，或扫码登录" />;
  }
  const hasWay = onFindPassword !== undefined || onCodeLogin !== undefined;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="密码错误次数过多，账号暂时锁定"
      description={
        hasWay && (
          <>
            不必等待：
            <Row as="span" align="stretch" inline wraps className={fieldsStyles.ways}>
              {onFindPassword === undefined ? null : (
                <button type="button" className={styles.quiet} onClick={onFindPassword}>
                  找回密码
                </button>
              )}
              {onCodeLogin === undefined ? null : (
                <button type="button" className={styles.quiet} onClick={onCodeLogin}>
                  用验证码登录
                </button>
              )}
            </Row>
          </>
        )
      }
    />
  );
}
