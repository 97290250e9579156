import { Button } from 'antd';
import { useState } from 'react';
import { codeRule, mobileRule } from '#web/components/fields/field-rules.ts';
import { FormAlert, formProblem } from '#web/components/fields/form-alert.tsx';
import { refusedField } from '#web/components/fields/refused-field.ts';
import { TextField } from '#web/components/fields/text-field.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useSubmit } from '#web/components/fields/use-submit.ts';
import { shows } from '#web/lib/shows.ts';
import { loginByCode } from '../api.ts';
import { keepLockOut, NO_LOCK } from '../model/lock-out.ts';
import { CodeField } from './code-field.tsx';
import styles from './panel.module.css';

export interface CodeLoginProps {
  readonly mayLogIn: () => boolean;
  readonly onToken: (token: string) => void;
}

const RULES = { mobile: mobileRule, code: codeRule };

/** Login by code (验证码登录). */
export function CodeLogin({ mayLogIn, onToken }: CodeLoginProps) {
  const form = useFields(RULES, { mobile: '', code: '' });
  const [problem, setProblem] = useState('');

  async function logIn(): Promise<boolean> {
    if (!form.checkAll() || !mayLogIn()) return false;
    const { mobile, code } = form.values;
    setProblem('');
    const outcome = await loginByCode({ mobile: mobile.trim(), code: code.trim() });
    if (outcome.ok) {
      // Whoever came in by a code has ended the lock of the password.
      keepLockOut(NO_LOCK);
      onToken(outcome.value.token);
      return true;
    }
    const { error } = outcome;
    const field = refusedField(error);
    if (field === 'mobile' || field === 'code') form.refuse(field, error.message);
    else setProblem(formProblem(error));
    return false;
  }

  const { isBusy, onSubmit } = useSubmit(logIn);
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      {...shows('LoginServiceMag.loginByCode', 'LoginServiceMag.sendCode')}
    >
      <FormAlert problem={problem} />
      <TextField
        label="手机号"
        field={form.of('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="注册时的手机号"
        maxLength={11}
      />
      <CodeField form={form} purpose="login" />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </form>
  );
}
