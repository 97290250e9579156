import { useState } from 'react';
import type { FieldRule } from '#web/components/fields/field-rules.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { type Action, useAction } from '#web/lib/use-action.ts';
import type { Account } from '../api.ts';
import {
  faultyField,
  type ProofSent,
  type ProofWay,
  proofRules,
  proofSent,
  proofWays,
} from '../model/proof.ts';

type Own = 'wished' | 'code' | 'words';

/** A form that wants to know who sends it: its own fields and those of the proof. */
export function useProvenForm<Name extends Own, Input, Value>(
  account: Account,
  own: Readonly<Record<Name, FieldRule>>,
  action: Action<Input, Value>,
) {
  const [way, setWay] = useState<ProofWay | undefined>(() => proofWays(account)[0]);
  const [problem, setProblem] = useState('');
  const rules = { ...proofRules(way), ...own } as Readonly<
    Record<Name | 'oldPassword' | 'ownCode', FieldRule>
  >;
  const [empty] = useState(() => Object.fromEntries(Object.keys(rules).map((name) => [name, ''])));
  const form = useFields(rules, empty as Readonly<Record<Name | 'oldPassword' | 'ownCode', string>>);
  const { run } = useAction(action);

  /** Sends it where nothing is wrong; what came of it, or null. */
  async function send(input: (proof: ProofSent) => Input): Promise<Value | null> {
    if (!form.checkAll()) return null;
    setProblem('');
    const outcome = await run(input(proofSent(way, form.values)));
    if (outcome === null) return null;
    if (outcome.ok) return outcome.value;
    const field = faultyField(outcome.error);
    if (field !== undefined && Object.hasOwn(rules, field)) form.refuse(field as Name, outcome.error.message);
    else setProblem(formProblem(outcome.error));
    return null;
  }

  const isDirty = Object.values(form.values).some((value) => value !== '');
  return { form, way, setWay, problem, send, isDirty };
}
