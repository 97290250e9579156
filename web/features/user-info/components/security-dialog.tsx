import { emailRule, mobileRule, newPasswordRule } from '#web/kit/form/field-rules.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { sendAccountCode } from '../account-code.ts';
import { type Proven, ProvenDialog } from './proven-dialog.tsx';
import type { SecurityChange } from './security-card.tsx';

const DIALOGS = { mobile: MobileDialog, email: EmailDialog, password: PasswordDialog };

/** The dialog of one change in 账号安全. */
export function SecurityDialog({ change, ...proven }: Proven & { readonly change: SecurityChange }) {
  const Dialog = DIALOGS[change];
  return <Dialog {...proven} />;
}

/** Another mobile (换绑手机), or the first one (绑定手机). */
function MobileDialog(proven: Proven) {
  const verb = proven.account.mobile === '' ? '绑定' : '更换';
  return (
    <ProvenDialog
      {...proven}
      title={`${verb}手机号`}
      okText={`${verb}手机号`}
      help="新手机号将用于登录、找回密码和接收验证码。"
      rule={mobileRule}
      code={{ label: '新手机号的验证码', send: (mobile) => sendAccountCode({ mobile }) }}
      operation="AccountServiceMag.changeMobile"
      input={({ wished, code }, proof) => ({ mobile: wished, code, ...proof })}
      told={({ mobile }) => `手机号已${verb}为 ${mobile}`}
    >
      {(field) => (
        <TextField
          label="新手机号"
          field={field}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
        />
      )}
    </ProvenDialog>
  );
}

/** Another mail address (更换邮箱), or the first one (绑定邮箱). */
function EmailDialog(proven: Proven) {
  const verb = proven.account.email === '' ? '绑定' : '更换';
  return (
    <ProvenDialog
      {...proven}
      title={`${verb}邮箱`}
      okText={`${verb}邮箱`}
      help="新邮箱将用于接收电子发票。"
      rule={emailRule}
      code={{ label: '新邮箱的验证码', send: (email) => sendAccountCode({ mobile: '', email }) }}
      operation="AccountServiceMag.changeEmail"
      input={({ wished, code }, proof) => ({ email: wished, code, ...proof })}
      told={({ email }) => `邮箱已${verb}为 ${email}`}
    >
      {(field) => (
        <TextField
          label="新邮箱"
          field={field}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
        />
      )}
    </ProvenDialog>
  );
}

/** A new password (修改密码), or the first one (设置密码). */
function PasswordDialog(proven: Proven) {
  const verb = proven.account.hasPassword === 'Y' ? '修改' : '设置';
  return (
    <ProvenDialog
      {...proven}
      title={`${verb}登录密码`}
      okText={`${verb}密码`}
      help="保存后，其他设备需要用新密码重新登录。"
      rule={newPasswordRule('新密码')}
      operation="AccountServiceMag.savePassword"
      input={({ wished }, { password, ...proof }) => ({
        password: wished,
        ...proof,
        ...(password === undefined ? {} : { oldPassword: password }),
      })}
      told={({ ended }) => `密码已${verb}${ended === 0 ? '' : `，其他 ${ended} 台设备已退出登录`}`}
    >
      {(field) => (
        <PasswordField
          label="新密码"
          field={field}
          autoComplete="new-password"
          maxLength={64}
          help="8-32 个字符，须含字母和数字"
        />
      )}
    </ProvenDialog>
  );
}
