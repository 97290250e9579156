import { codeRule, emailRule } from '#web/components/fields/field-rules.ts';
import { SentCodeField } from '#web/components/fields/sent-code-field.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { type Account, sendEmailCode } from '../api.ts';
import { faultyField } from '../model/proof.ts';
import { mutations } from '../mutations.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProvenForm } from './use-proven-form.ts';

interface EmailDialogProps {
  readonly account: Account;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

const RULES = { email: emailRule, code: codeRule };

/** Another mail address (更换邮箱), or the first one (绑定邮箱). */
export function EmailDialog({ account, onDone, onClose }: EmailDialogProps) {
  const verb = account.email === '' ? '绑定' : '更换';
  const { form, way, setWay, problem, send, isDirty } = useProvenForm(account, RULES, mutations.changeEmail);
  const email = form.values.email.trim();

  async function submit(): Promise<boolean> {
    const saved = await send((proof) => ({ email, code: form.values.code.trim(), ...proof }));
    if (saved === null) return false;
    onDone(`邮箱已${verb}为 ${saved.email}`);
    return true;
  }

  return (
    <FormDialog
      title={`${verb}邮箱`}
      okText={`${verb}邮箱`}
      help="新邮箱将用于接收电子发票。"
      isDirty={isDirty}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      <TextField
        label="新邮箱"
        field={form.of('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      <SentCodeField
        form={form}
        name="code"
        label="新邮箱的验证码"
        send={() => (form.checkOne('email') ? sendEmailCode(email) : null)}
        onRefused={(error) => {
          const isOfEmail = faultyField(error) === 'email';
          if (isOfEmail) form.refuse('email', error.message);
          return isOfEmail;
        }}
      />
    </FormDialog>
  );
}
