import { useState } from 'react';
import type { Act } from '#web/kit/act/use-act.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import { useGuard } from '#web/lib/use-guard.ts';

const SAFE = '款项没有变化，请重试';
/** Part of every name, because only one thing at a time is done with a payment. */
const PAYMENT = 'payment';

/** What the acts on one payment share: one at a time, and one place for a problem. */
export function usePaymentActs() {
  const guard = useGuard();
  const [problem, setProblem] = useState('');
  return {
    busy: guard.busy,
    problem,
    setProblem,
    options: {
      guard,
      onFailure(error: CallError): true {
        setProblem(failureWords(error, SAFE));
        return true;
      },
    },
    run<Wish, Value>(act: Act<Wish, Value>, name: string, wish: Wish): Promise<Value | null> {
      setProblem('');
      return act.run(wish, [PAYMENT, name]);
    },
  };
}
