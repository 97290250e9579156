import { Button } from 'antd';
import { useState } from 'react';
import { NICK_MAX } from '#contracts/rules/limits.ts';
import {
  byRules,
  codeRule,
  inviteCodeRule,
  mobileRule,
  newPasswordRule,
  nickRule,
} from '#web/kit/form/field-rules.ts';
import fieldsStyles from '#web/kit/form/fields.module.css';
import { Form } from '#web/kit/form/form.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { NO_REGION, type RegionInput } from '#web/kit/form/region.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { THIRD_LOGIN_NAMES } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import { loadRegions } from '#web/lib/words/region-data.ts';
import { register } from '../api.ts';
import type { MemberBinding } from '../model/login-state.ts';
import { CodeField } from './code-field.tsx';
import { LoadedView } from './loaded-view.tsx';
import styles from './panel.module.css';
import { useLoginForm } from './use-login-form.ts';
import { ViewHeader } from './view-header.tsx';

export interface RegisterFormProps {
  readonly isAddressSelectionShown: boolean;
  readonly onAddressSelection: () => void;
  /** An approved outside identity the new member gets. */
  readonly binding: MemberBinding | null;
  readonly mayLogIn: () => boolean;
  readonly onBack: () => void;
  readonly onToken: (token: string) => void;
}

const CHECK = byRules({
  mobile: mobileRule,
  code: codeRule,
  password: newPasswordRule('密码'),
  nick: nickRule,
  inviteCode: inviteCodeRule,
});
const EMPTY = { mobile: '', code: '', password: '', nick: '', inviteCode: '' };

async function loadRegionField() {
  const [{ RegionField }, { options }] = await Promise.all([
    import('#web/kit/form/region-field.tsx'),
    loadRegions(),
  ]);
  return (props: { onChange: (region: RegionInput) => void }) => <RegionField {...props} options={options} />;
}

/** Registration (注册). */
export function RegisterForm(props: RegisterFormProps) {
  const { isAddressSelectionShown, onAddressSelection, binding, mayLogIn, onBack, onToken } = props;
  const [region, setRegion] = useState<RegionInput>(NO_REGION);
  const { form, problem, isBusy, send } = useLoginForm({
    start: { ...EMPTY, nick: binding?.nick ?? '' },
    check: CHECK,
    mayBegin: mayLogIn,
    call: ({ mobile, code, password, nick, inviteCode }) =>
      register({
        mobile: mobile.trim(),
        code: code.trim(),
        password,
        nick: nick.trim(),
        yaoqingma: inviteCode.trim(),
        ...region,
        loginSessionID: binding?.loginSessionID ?? '',
      }),
    onDone: ({ token }) => onToken(token),
  });
  return (
    <Form
      size="large"
      className={styles.form}
      onSend={send}
      {...shows('LoginServiceMag.register', 'LoginServiceMag.sendCode')}
    >
      <ViewHeader title="注册账号" onBack={onBack}>
        {binding === null
          ? undefined
          : `注册后将绑定${THIRD_LOGIN_NAMES[binding.provider]}账号“${binding.nick}”，以后可直接登录`}
      </ViewHeader>
      <Problem text={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField field={form.of('code')} mobile={form.of('mobile')} purpose="register" />
      <PasswordField
        label="密码"
        field={form.of('password')}
        autoComplete="new-password"
        help="8-32 个字符，须含字母和数字"
      />
      <Stack gap={12} className={fieldsStyles.pair}>
        <TextField
          label="昵称"
          field={form.of('nick')}
          isOptional
          autoComplete="nickname"
          maxLength={NICK_MAX}
        />
        <TextField
          label="邀请码"
          field={form.of('inviteCode')}
          isOptional
          autoComplete="off"
          maxLength={20}
        />
      </Stack>
      {isAddressSelectionShown ? (
        <LoadedView load={loadRegionField} props={{ onChange: setRegion }} />
      ) : (
        <button type="button" className={styles.quiet} onClick={onAddressSelection}>
          + 添加所在地区（选填）
        </button>
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        注册并登录
      </Button>
    </Form>
  );
}
