import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { useStore } from '#web/lib/store.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { declinedInvite } from '../model/declined-invite.ts';

/** An invite that was put aside can be taken up again while it is good (重新查看邀请). */
export function DeclinedNote({ onOpen }: { readonly onOpen: (code: string) => void }) {
  const code = useStore(declinedInvite);
  const now = useServerNow(null);
  const { data } = useQuery({ ...ask('TeamServiceMag.getInvite', { code }), ...FRESH, enabled: code !== '' });
  if (code === '' || data === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={`您没有接受 ${data.ownerName} 的邀请，${chinaTimeText(Date.parse(data.expiresAt), now)} 前还可以加入`}
      action={<Button onClick={() => onOpen(code)}>重新查看邀请</Button>}
    />
  );
}
