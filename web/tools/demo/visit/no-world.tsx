import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { useStore } from '#web/lib/store.ts';
import { type RefusedWorld, refusedWorld } from '../../refused-world.ts';
import { useLastUser } from '../bar/use-last-user.ts';
import { commonPath } from '../begin-again.ts';
import { logInAs } from '../calls.ts';
import { fieldsOf, textOf } from '../reading.ts';

const ENDED = 'sandbox-ended';
const TICK_MS = 1000;

const WAITS: Readonly<Record<string, string>> = {
  'sandboxes-full': '每位访客都有一套独立的演示环境，目前已全部使用中。',
  'sandbox-share-taken': '您所在的网络已有较多演示环境正在使用。',
  'too-many-sandboxes': '同一时间进入演示的人有点多。',
};

/** There is nothing behind the page: the visit ended, or has no seat yet. Nothing else of the page works then. */
export function NoWorld({ onBegin }: { onBegin: () => void }) {
  const refused = useStore(refusedWorld);
  if (refused === null) return null;
  return refused.reason === ENDED ? <VisitOver onBegin={onBegin} /> : <Queue refused={refused} />;
}

interface CurtainProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly button: ReactNode;
}

/** Before everything, the question for a new login and what failed for want of a world included. */
function Curtain({ title, children, button }: CurtainProps) {
  return (
    <Modal open centered width={440} zIndex={2100} closable={false} title={title} footer={button}>
      <Stack gap={12} padY={8}>
        {children}
      </Stack>
    </Modal>
  );
}

/** 本次演示已结束: what was shown goes on as the same member, with fresh data. */
function VisitOver({ onBegin }: { onBegin: () => void }) {
  const account = textOf(fieldsOf(useLastUser()?.user_account).account);
  const [state, setState] = useState<'asking' | 'beginning' | 'failed'>('asking');

  async function begin(): Promise<void> {
    setState('beginning');
    tokenStore.clear();
    onBegin();
    try {
      if (account !== '') tokenStore.write(await logInAs(account));
      location.assign(account === '' ? '/' : commonPath(location.pathname));
    } catch {
      setState('failed');
    }
  }

  return (
    <Curtain
      title="本次演示已结束"
      button={
        <Button type="primary" autoFocus loading={state === 'beginning'} onClick={() => void begin()}>
          重新开始
        </Button>
      }
    >
      <p>演示环境到时或久未使用会收回。重新开始会得到一套全新的数据，仍是刚才的会员。</p>
      <Note role="alert">{state === 'failed' ? '没有开始成功，请再试一次。' : null}</Note>
    </Curtain>
  );
}

/** 正在排队: counts down and comes again by itself. */
function Queue({ refused: { reason, retryAt } }: { refused: RefusedWorld }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = retryAt === null ? null : Math.max(Math.ceil((retryAt - now) / 1000), 0);
  useEffect(() => {
    if (left === 0) location.reload();
  }, [left]);

  return (
    <Curtain
      title="正在排队进入演示"
      button={
        <Button autoFocus onClick={() => location.reload()}>
          现在重试
        </Button>
      }
    >
      <p>{WAITS[reason]}</p>
      {left === null ? null : <Note role="timer">还有 {left} 秒自动重试，不用刷新。</Note>}
    </Curtain>
  );
}
