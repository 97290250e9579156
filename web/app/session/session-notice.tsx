import { Alert, Button } from 'antd';
import { useState } from 'react';
import { checkSession, useSessionDoubt } from '#web/features/session/check-session.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import { inGroup } from '#web/lib/call/in-group.ts';
import { LOGIN_GROUP } from '#web/lib/call/loading-groups.ts';

interface SessionNoticeProps {
  /** The server knows the user after all. */
  readonly onConfirmed: () => void;
}

/** Why a member may stand on the login screen: the service could not be asked who is there, and can be asked again. */
export function SessionNotice({ onConfirmed }: SessionNoticeProps) {
  const isInDoubt = useSessionDoubt();
  const [isAsking, setIsAsking] = useState(false);

  async function ask(): Promise<void> {
    setIsAsking(true);
    try {
      const answer = await askAgain(() => checkSession(inGroup(LOGIN_GROUP)));
      if (answer === 'in') onConfirmed();
    } finally {
      setIsAsking(false);
    }
  }

  if (!isInDoubt) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="暂时连不上服务，没有确认到您的登录状态"
      description="作品和订单都是安全的，可以重试，也可以直接登录。"
      action={
        <Button loading={isAsking} onClick={() => void ask()}>
          重试
        </Button>
      }
    />
  );
}
