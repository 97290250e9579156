import { useRef, useState } from 'react';
import type { Result } from '#web/lib/result.ts';
import type { Payment } from '../api.ts';

const NOT_REACHED = '没有连上服务器，款项没有变化，请重试';

/** One action on a payment at a time; its answer is shown, its refusal is told. */
export function useAction(show: (payment: Payment) => void) {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

  async function run(name: string, act: () => Promise<Result<Payment>>): Promise<Payment | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(name);
    setProblem('');
    try {
      const result = await act();
      if (result.ok) {
        show(result.value);
        return result.value;
      }
      setProblem(result.message || NOT_REACHED);
      return null;
    } catch {
      setProblem(NOT_REACHED);
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy('');
    }
  }

  return { run, busy, problem };
}
