import { useState } from 'react';
import type { FieldRule } from '#web/components/fields/field-rules.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import type { DataOf, DataOperation, Sent } from '#web/kit/ask/send.ts';
import type { Account } from '../model/account.ts';
import {
  faultyField,
  type ProofSent,
  type ProofWay,
  proofRules,
  proofSent,
  proofWays,
} from '../model/proof.ts';

type Own = 'wished' | 'code' | 'words';

/** A form with proof of identity: its own fields and those of the proof. */
export function useProvenForm<Name extends Own, K extends DataOperation>(
  account: Account,
  own: Readonly<Record<Name, FieldRule>>,
  operation: K,
) {
  const [way, setWay] = useState<ProofWay | undefined>(() => proofWays(account)[0]);
  const rules = { ...proofRules(way), ...own } as Readonly<
    Record<Name | 'oldPassword' | 'ownCode', FieldRule>
  >;
  const [empty] = useState(() => Object.fromEntries(Object.keys(rules).map((name) => [name, ''])));
  const form = useFields(rules, empty as Readonly<Record<Name | 'oldPassword' | 'ownCode', string>>);
  const { run, problem, setProblem } = useAct<K>(operation, {
    onFailure(error) {
      const field = faultyField(error);
      if (field !== undefined && Object.hasOwn(rules, field)) form.refuse(field as Name, error.message);
      else setProblem(formProblem(error));
      return true;
    },
  });

  /** Sends it where nothing is wrong; null where it is not done. */
  async function send(input: (proof: ProofSent) => Sent<K>): Promise<DataOf<K> | null> {
    return form.checkAll() ? run(input(proofSent(way, form.values))) : null;
  }

  const isDirty = Object.values(form.values).some((value) => value !== '');
  return { form, way, setWay, problem, send, isDirty };
}
