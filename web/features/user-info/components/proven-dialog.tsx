import { codeRule, type FieldRule } from '#web/components/fields/field-rules.ts';
import { SentCodeField } from '#web/components/fields/sent-code-field.tsx';
import { TextField, type TextFieldProps } from '#web/components/fields/text-field.tsx';
import type { Action } from '#web/lib/use-action.ts';
import type { Account, sendAccountCode } from '../api.ts';
import { anything, faultyField, type ProofSent } from '../model/proof.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProvenForm } from './use-proven-form.ts';

export interface Proven {
  readonly account: Account;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

interface ProvenDialogProps<Input, Value> extends Proven {
  readonly title: string;
  readonly okText: string;
  readonly help: string;
  /** What is wished for. */
  readonly field: Omit<TextFieldProps, 'field'>;
  readonly rule: FieldRule;
  /** Sends a code to what is wished for, where one has to have it in hand. */
  readonly sendCode?: (wished: string) => ReturnType<typeof sendAccountCode>;
  readonly action: Action<Input, Value>;
  readonly input: (wish: { readonly wished: string; readonly code: string }, proof: ProofSent) => Input;
  /** What was done, in words. */
  readonly told: (value: Value) => string;
}

/** Changes one thing by which one logs in, for whoever proves to be it (身份验证). */
export function ProvenDialog<Input, Value>(props: ProvenDialogProps<Input, Value>) {
  const { account, title, okText, help, field, rule, sendCode, action, input, told, onDone, onClose } = props;
  const rules = { wished: rule, code: sendCode ? codeRule : anything };
  const { form, way, setWay, problem, send, isDirty } = useProvenForm(account, rules, action);
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
