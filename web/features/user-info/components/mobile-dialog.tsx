import { codeRule, mobileRule } from '#web/components/fields/field-rules.ts';
import { SentCodeField } from '#web/components/fields/sent-code-field.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { type Account, sendAccountCode } from '../api.ts';
import { faultyField } from '../model/proof.ts';
import { mutations } from '../mutations.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProvenForm } from './use-proven-form.ts';

interface MobileDialogProps {
  readonly account: Account;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

const RULES = { mobile: mobileRule, code: codeRule };

/** Another mobile (换绑手机), or the first one (绑定手机). */
export function MobileDialog({ account, onDone, onClose }: MobileDialogProps) {
  const verb = account.mobile === '' ? '绑定' : '更换';
  const { form, way, setWay, problem, send, isDirty } = useProvenForm(account, RULES, mutations.changeMobile);
  const mobile = form.values.mobile.trim();

  async function submit(): Promise<boolean> {
    const saved = await send((proof) => ({ mobile, code: form.values.code.trim(), ...proof }));
    if (saved === null) return false;
    onDone(`手机号已${verb}为 ${saved.mobile}`);
    return true;
  }

  return (
    <FormDialog
      title={`${verb}手机号`}
      okText={`${verb}手机号`}
      help="新手机号将用于登录、找回密码和接收验证码。"
      isDirty={isDirty}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      <TextField
        label="新手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <SentCodeField
        form={form}
        name="code"
        label="新手机号的验证码"
        send={() => (form.checkOne('mobile') ? sendAccountCode(mobile) : null)}
        onRefused={(error) => {
          const isOfMobile = faultyField(error) === 'mobile';
          if (isOfMobile) form.refuse('mobile', error.message);
          return isOfMobile;
        }}
      />
    </FormDialog>
  );
}
