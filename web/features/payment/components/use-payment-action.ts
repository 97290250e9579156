import { useState } from 'react';
import type { Outcome } from '#web/lib/outcome.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import type { Payment } from '../api.ts';

const NOT_REACHED = '没有连上服务器，款项没有变化，请重试';
/** Part of every name, because only one thing at a time is done with a payment. */
const PAYMENT = 'payment';

/** One action on a payment at a time; its answer is shown, its refusal is told. */
export function usePaymentAction(show: (payment: Payment) => void) {
  const { busy, run } = useGuard();
  const [problem, setProblem] = useState('');

  async function act(call: () => Promise<Outcome<Payment>>): Promise<Payment | null> {
    setProblem('');
    const outcome = await call();
    if (outcome.ok) {
      show(outcome.value);
      return outcome.value;
    }
    setProblem(outcome.error.isSaid ? NOT_REACHED : outcome.error.message);
    return null;
  }

  return {
    busy,
    problem,
    tell: setProblem,
    run: (name: string, call: () => Promise<Outcome<Payment>>) => run([PAYMENT, name], () => act(call)),
  };
}
