import { useState } from 'react';
import type { FieldRule } from '#web/components/fields/field-rules.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import { type CodeFormField, refusedField } from '#web/components/fields/refused-field.ts';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useSubmit } from '#web/components/fields/use-submit.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface CodeFormOptions<Name extends CodeFormField, Answer> {
  readonly rules: Readonly<Record<Name, FieldRule>>;
  readonly initial: Values<Name>;
  /** Asked once the fields are right; false where the agreement is missing. */
  readonly mayBegin?: () => boolean;
  readonly call: (values: Values<Name>) => Promise<Outcome<Answer>>;
  readonly onDone: (answer: Answer) => void;
}

/** A form with a code by text message: sent once at a time, and a refusal stands at its field or above all of them. */
export function useCodeForm<Name extends CodeFormField, Answer>(options: CodeFormOptions<Name, Answer>) {
  const { rules, initial, mayBegin, call, onDone } = options;
  const form = useFields(rules, initial);
  const [problem, setProblem] = useState('');
  const isOwn = (field: CodeFormField | undefined): field is Name => field !== undefined && field in rules;

  async function send(): Promise<boolean> {
    if (!form.checkAll() || mayBegin?.() === false) return false;
    setProblem('');
    const outcome = await call(form.values);
    if (outcome.ok) {
      onDone(outcome.value);
      return true;
    }
    const field = refusedField(outcome.error);
    if (isOwn(field)) form.refuse(field, outcome.error.message);
    else setProblem(formProblem(outcome.error));
    return false;
  }

  return { form, problem, ...useSubmit(send) };
}
