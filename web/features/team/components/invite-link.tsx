import { Input, QRCode } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Invite } from '../model/team.ts';
import styles from './dialogs.module.css';

const CODE_SIZE = 184;

/** An invite to scan or to send. */
export function InviteLink({ invite }: { invite: Invite }) {
  const now = useServerNow(null);
  return (
    <Stack gap={16} items="center" padY={8} text="center">
      <QRCode
        value={invite.url}
        type="svg"
        size={CODE_SIZE}
        errorLevel="M"
        bordered={false}
        aria-label="邀请二维码"
      />
      <p>
        发给{invite.note || '要邀请的人'}（{ROLE_NAMES[invite.role]}），
        {chinaTimeText(Date.parse(invite.expiresAt), now)} 前有效，只能使用一次。
      </p>
      <Stack gap={8} fills className={styles.address}>
        <Input readOnly value={invite.url} aria-label="邀请地址" onFocus={(event) => event.target.select()} />
        <CopyButton text={invite.url} label="复制链接" isPlain={false} />
      </Stack>
    </Stack>
  );
}
