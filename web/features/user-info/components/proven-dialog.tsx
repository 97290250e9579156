import { codeRule, type FieldRule } from '#web/components/fields/field-rules.ts';
import { SentCodeField } from '#web/components/fields/sent-code-field.tsx';
import { TextField, type TextFieldProps } from '#web/components/fields/text-field.tsx';
import type { DataOf, DataOperation, Sent } from '#web/kit/ask/send.ts';
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
  /** The new value. */
  readonly field: Omit<TextFieldProps, 'field'>;
  readonly rule: FieldRule;
  /** Sends a code to the new mobile or address, where the member has to prove to have it. */
  readonly sendCode?: (wished: string) => ReturnType<typeof sendAccountCode>;
  readonly input: (wish: { readonly wished: string; readonly code: string }, proof: ProofSent) => Sent<K>;
  /** The toast. */
  readonly told: (value: DataOf<K>) => string;
}

/** Changes a way to log in, with proof of identity (身份验证). */
export function ProvenDialog<K extends DataOperation>(props: ProvenDialogProps<K>) {
  const { operation, account, title, okText, help, field, rule, sendCode, input, told, onDone, onClose } =
    props;
  const rules = { wished: rule, code: sendCode ? codeRule : anything };
  const { form, way, setWay, problem, send, isDirty } = useProvenForm(account, rules, operation);
  // Spaces are part of a password, and of nothing else; its rule refuses them.
  const wished = field.isPassword ? form.values.wished : form.values.wished.trim();

  async function submit(): Promise<boolean> {
    const saved = await send((proof) => input({ wished, code: form.values.code.trim() }, proof));
    if (saved === null) return false;
    onDone(told(saved));
    return true;
  }

  return (
    <FormDialog
      title={title}
      okText={okText}
      help={help}
      isDirty={isDirty}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      <TextField {...field} field={form.of('wished')} />
      {sendCode ? (
        <SentCodeField
          form={form}
          name="code"
          label={`${field.label}的验证码`}
          send={() => (form.checkOne('wished') ? sendCode(wished) : null)}
          onRefused={(error) => {
            const isOfWished = faultyField(error) === 'wished';
            if (isOfWished) form.refuse('wished', error.message);
            return isOfWished;
          }}
        />
      ) : null}
    </FormDialog>
  );
}
