import { useState } from 'react';
import { TYPED_IS_SAFE } from '#web/kit/form/problem.tsx';
import { type Problems, useForm } from '#web/kit/form/use-form.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import { fieldOfRefusal } from '../model/field-of-refusal.ts';

interface LoginFormOptions<Values, Answer> {
  readonly start: Values;
  readonly check: (values: Values) => Problems<Values>;
  /** Asked once the fields are right; false where the agreement is missing. */
  readonly mayBegin?: () => boolean;
  readonly call: (values: Values) => Promise<Outcome<Answer>>;
  readonly onDone: (answer: Answer, values: Values) => void;
  /** Takes a failure over by returning true. */
  readonly onFailure?: (error: CallError, values: Values) => boolean;
  /** The field to be typed over where the refusal is about the whole form. */
  readonly retyped?: keyof Values;
}

const FORM = ['form'];

/**
 * A form that leads to a session: sent once at a time, and busy until the page changes; a refusal stands at its field
 * or above all of them.
 */
export function useLoginForm<Values extends object, Answer>(options: LoginFormOptions<Values, Answer>) {
  const { start, check, mayBegin, call, onDone, onFailure, retyped } = options;
  const form = useForm({ start, check, refusedAt: fieldOfRefusal });
  const [problem, setProblem] = useState('');
  const { busy, run } = useGuard();

  async function begin(values: Values): Promise<boolean> {
    if (mayBegin?.() === false) return false;
    setProblem('');
    const outcome = await call(values);
    if (outcome.ok) {
      onDone(outcome.value, values);
      return true;
    }
    const { error } = outcome;
    if (!onFailure?.(error, values) && !form.refused(error)) {
      setProblem(error.kind === 'failed' ? failureWords(error, TYPED_IS_SAFE) : error.message);
      if (retyped !== undefined) form.of(retyped).select();
    }
    return false;
  }

  return {
    form,
    problem,
    setProblem,
    isBusy: busy.size > 0,
    send: () =>
      form.send((values) =>
        run(
          FORM,
          () => begin(values),
          (isLeaving) => isLeaving,
        ),
      ),
  };
}
