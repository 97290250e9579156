import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queriesOf } from '#web/app/query-client.ts';
import { beginAgain, commonPath } from '../begin-again.ts';
import { lastWrites, logInAs, rewindTo } from '../calls.ts';
import { tourStore } from '../tour/tour-store.ts';
import bar from './demo-bar.module.css';
import { lastStepOf } from './last-step.ts';

interface UndoStepProps {
  /** Who goes on afterwards; empty where nobody is logged in. */
  readonly account: string;
}

/** Takes back what was done last (撤回上一步), so that it can be shown once more without a reset. */
export function UndoStep({ account }: UndoStepProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function takeBack(): Promise<string> {
    const step = lastStepOf(await lastWrites());
    if (step === null) return '没有可以撤回的操作';
    await rewindTo(step.id);
    const { status, cameFrom } = tourStore.get();
    if (status === 'running' && cameFrom?.write === step.id) {
      const { write: _, ...spot } = cameFrom;
      tourStore.change({ ...spot, cameFrom: null });
      await navigate(spot.path);
    }
    if (step.endsSession && account !== '') {
      await beginAgain(await logInAs(account), commonPath(location.pathname), navigate);
    } else {
      await queriesOf().invalidateQueries();
    }
    return `已撤回：${step.word}`;
  }

  async function press(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      void message.info(await takeBack());
    } catch {
      void message.error('没有撤回成功，请重试');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={bar.action}
      aria-label="撤回上一步"
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      <RollbackOutlined aria-hidden="true" />
      <span className={bar.long} aria-hidden="true">
        撤回上一步
      </span>
    </button>
  );
}
