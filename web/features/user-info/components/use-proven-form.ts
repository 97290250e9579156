import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import type { DataOf, DataOperation, Sent } from '#web/kit/ask/send.ts';
import { byRules, type FieldRule } from '#web/kit/form/field-rules.ts';
import { TYPED_IS_SAFE } from '#web/kit/form/problem.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
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

interface ProvenFormOptions<Name extends Own, K extends DataOperation> {
  readonly account: Account;
  readonly rules: Readonly<Record<Name, FieldRule>>;
  readonly operation: K;
  readonly onDone: (value: DataOf<K>) => void;
}

/** A form with proof of identity: its own fields and those of the proof. */
export function useProvenForm<Name extends Own, K extends DataOperation>(
  options: ProvenFormOptions<Name, K>,
) {
  const { account, operation, onDone } = options;
  const [way, setWay] = useState<ProofWay | undefined>(() => proofWays(account)[0]);
  const rules = { ...proofRules(way), ...options.rules } as Readonly<
    Record<Name | 'oldPassword' | 'ownCode', FieldRule>
  >;
  const [start] = useState(
    () =>
      Object.fromEntries(Object.keys(rules).map((name) => [name, ''])) as Record<keyof typeof rules, string>,
  );
  const form = useForm({ start, check: byRules(rules), refusedAt: faultyField });
  const act = useAct<K>(operation, { safe: TYPED_IS_SAFE, onDone, onFailure: form.refused });

  /** Sends it where nothing is wrong. */
  function send(input: (values: typeof start, proof: ProofSent) => Sent<K>): unknown {
    return form.send((values) => act.run(input(values, proofSent(way, values))));
  }

  return { form, way, setWay, act, send };
}
