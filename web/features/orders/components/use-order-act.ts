import { App } from 'antd';
import type { ResourceName } from '#contracts/operations.ts';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { type Act, useAct } from '#web/kit/act/use-act.ts';
import type { DataOf, DataOperation, Sent } from '#web/kit/ask/send.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { isStale } from '../model/stale.ts';

/** The orders, with the badges of the shell. */
export const ORDERS: readonly ResourceName[] = ['orders', 'counters'];

const SAFE = '订单没有变化，请重试';
const READING = ['reading'];

interface OrderActOptions<Value> {
  readonly doneText: string;
  /** It is done, or was refused because the order is no longer what the screen shows; the orders are read again by then. */
  readonly onClosed?: () => void;
  readonly onDone?: (value: Value) => void;
  /** Shows a problem where there is no place for it on the screen. */
  readonly tellProblem?: (problem: string) => void;
}

/** An act on an order. It stays busy until the orders are read again, so that no second act starts from what is outdated. */
export function useOrderAct<K extends DataOperation>(
  operation: K,
  { doneText, onClosed, onDone, tellProblem }: OrderActOptions<DataOf<K>>,
): Act<Sent<K>, DataOf<K>> {
  const { message } = App.useApp();
  const readAgain = useReadAgain();
  const guard = useGuard();
  return useAct<K>(operation, {
    doneText,
    safe: SAFE,
    guard,
    onRead(value) {
      onClosed?.();
      onDone?.(value);
    },
    onFailure(error) {
      if (isStale(error)) {
        void message.info('订单状态已更新');
        void guard.run(READING, () => readAgain(ORDERS)).then(onClosed);
        return true;
      }
      tellProblem?.(failureWords(error, SAFE));
      return tellProblem !== undefined;
    },
  });
}
