import { Segmented } from '#web/components/segmented.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { SentCodeField } from '#web/kit/form/sent-code-field.tsx';
import type { FormField } from '#web/kit/form/use-form.ts';
import { sendAccountCode } from '../account-code.ts';
import type { Account } from '../model/account.ts';
import { type ProofWay, proofWays } from '../model/proof.ts';
import styles from './form-dialog.module.css';

interface ProofFieldsProps {
  readonly form: { of(name: 'oldPassword' | 'ownCode'): FormField };
  readonly account: Account;
  readonly way: ProofWay | undefined;
  readonly onWay: (way: ProofWay) => void;
}

const WAY_NAMES: Readonly<Record<ProofWay, string>> = { password: '用密码验证', code: '用短信验证' };

/** Proof of identity (身份验证): the password or a code to the mobile, where the account has either. */
export function ProofFields({ form, account, way, onWay }: ProofFieldsProps) {
  const ways = proofWays(account);
  return (
    <>
      {ways.length > 1 ? (
        <Segmented
          className={styles.ways}
          aria-label="验证方式"
          options={ways.map((value) => ({ value, label: WAY_NAMES[value] }))}
          value={way ?? 'password'}
          onChange={onWay}
        />
      ) : null}
      {way === 'password' ? (
        <PasswordField
          label="当前密码"
          field={form.of('oldPassword')}
          autoComplete="current-password"
          maxLength={64}
        />
      ) : null}
      {way === 'code' ? (
        <SentCodeField
          field={form.of('ownCode')}
          label={`当前手机号 ${account.mobile} 的验证码`}
          send={() => sendAccountCode({ mobile: '' })}
        />
      ) : null}
    </>
  );
}
