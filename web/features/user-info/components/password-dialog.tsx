import { newPasswordRule } from '#web/components/fields/field-rules.ts';
import { TextField } from '#web/components/fields/text-field.tsx';
import type { Account } from '../api.ts';
import { mutations } from '../mutations.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProvenForm } from './use-proven-form.ts';

interface PasswordDialogProps {
  readonly account: Account;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

const RULES = { next: newPasswordRule('新密码') };

/** A new password (修改密码), or the first one (设置密码). */
export function PasswordDialog({ account, onDone, onClose }: PasswordDialogProps) {
  const verb = account.hasPassword === 'Y' ? '修改' : '设置';
  const { form, way, setWay, problem, send, isDirty } = useProvenForm(account, RULES, mutations.savePassword);

  async function submit(): Promise<boolean> {
    const saved = await send(({ password, ...proof }) => ({
      password: form.values.next,
      ...proof,
      ...(password === undefined ? {} : { oldPassword: password }),
    }));
    if (saved === null) return false;
    const ended = saved.ended === 0 ? '' : `，其他 ${saved.ended} 台设备已退出登录`;
    onDone(`密码已${verb}${ended}`);
    return true;
  }

  return (
    <FormDialog
      title={`${verb}登录密码`}
      okText={`${verb}密码`}
      help="保存后，其他设备需要用新密码重新登录。"
      isDirty={isDirty}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      <TextField
        label="新密码"
        field={form.of('next')}
        isPassword
        autoComplete="new-password"
        maxLength={64}
        help="8-32 个字符，须含字母和数字"
      />
    </FormDialog>
  );
}
