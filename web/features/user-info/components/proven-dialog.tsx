import type { ReactNode } from 'react';
import type { DataOf, DataOperation, Sent } from '#web/kit/ask/send.ts';
import { codeRule, type FieldRule } from '#web/kit/form/field-rules.ts';
import { SentCodeField } from '#web/kit/form/sent-code-field.tsx';
import type { FormField } from '#web/kit/form/use-form.ts';
import type { sendAccountCode } from '../account-code.ts';
import type { Account } from '../model/account.ts';
import { anything, faultyField, type ProofSent } from '../model/proof.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProvenForm } from './use-proven-form.ts';

export interface Proven {
  readonly account: Account;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

interface ProvenDialogProps<K extends DataOperation> extends Proven {
  readonly operation: K;
  readonly title: string;
  readonly okText: string;
  readonly help: string;
  readonly rule: FieldRule;
  /** To the new mobile or address, where the member has to prove to have it. */
  readonly code?: { readonly label: string; send(wished: string): ReturnType<typeof sendAccountCode> };
  readonly input: (wish: { readonly wished: string; readonly code: string }, proof: ProofSent) => Sent<K>;
  /** The toast. */
  readonly told: (value: DataOf<K>) => string;
  /** The field of the new value. */
  readonly children: (wished: FormField) => ReactNode;
}

function tidied({ wished, code }: { readonly wished: string; readonly code: string }) {
  return { wished: wished.trim(), code: code.trim() };
}

/** Changes a way to log in, with proof of identity (身份验证). */
export function ProvenDialog<K extends DataOperation>(props: ProvenDialogProps<K>) {
  const { operation, account, title, okText, help, rule, code, input, told, onDone, onClose } = props;
  const { form, way, setWay, act, send } = useProvenForm({
    account,
    rules: { wished: rule, code: code ? codeRule : anything },
    operation,
    onDone: (saved) => onDone(told(saved)),
  });
  const wished = form.of('wished');

  return (
    <FormDialog
      title={title}
      okText={okText}
      help={help}
      isChanged={form.isChanged}
      act={act}
      onSend={() => send((values, proof) => input(tidied(values), proof))}
      onClose={onClose}
    >
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      {props.children(wished)}
      {code ? (
        <SentCodeField
          field={form.of('code')}
          label={code.label}
          send={() => (wished.check() ? code.send(wished.value.trim()) : null)}
          onRefused={(error) => {
            const isOfWished = faultyField(error) === 'wished';
            if (isOfWished) wished.refuse(error.message);
            return isOfWished;
          }}
        />
      ) : null}
    </FormDialog>
  );
}
