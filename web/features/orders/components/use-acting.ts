import { App } from 'antd';
import { useRef, useState } from 'react';
import { type Acted, NOT_REACHED } from '../api.ts';
import { useOrdersRefresh } from './use-orders.ts';

interface Work<T> {
  readonly act: () => Promise<Acted<T>>;
  /** What the toast says when it is done. */
  readonly said: string;
  readonly onDone?: (value: T) => void;
  /** It was refused because the order is no longer what the screen shows. */
  readonly onStale?: () => void;
  /** Where there is no place for a problem, a toast tells it. */
  readonly tellsProblem?: boolean;
}

/** One action on an order at a time: told, refused in place, or followed by what the server knows now. */
export function useActing() {
  const { message } = App.useApp();
  const refresh = useOrdersRefresh();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

  async function run<T>(name: string, { act, said, onDone, onStale, tellsProblem }: Work<T>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(name);
    setProblem('');
    try {
      const outcome = await act();
      if (outcome.ok) {
        void message.success(said);
        await refresh();
        onDone?.(outcome.value);
      } else if (outcome.isStale) {
        void message.info('订单状态已更新');
        await refresh();
        onStale?.();
      } else if (tellsProblem) {
        void message.warning(outcome.message || NOT_REACHED);
      } else {
        setProblem(outcome.message || NOT_REACHED);
      }
    } finally {
      isUnderWay.current = false;
      setBusy('');
    }
  }

  return { run, busy, problem };
}
