import type { CodePurpose } from '#contracts/rules/account/verification-code.ts';
import { refusedField } from '#web/components/fields/refused-field.ts';
import { SentCodeField } from '#web/components/fields/sent-code-field.tsx';
import type { FieldHandle } from '#web/components/fields/use-fields.ts';
import { sendCode } from '../api.ts';

/** What the code field needs of the form it stands in. */
interface CodeForm {
  readonly values: { readonly mobile: string };
  of(name: 'code'): FieldHandle;
  set(name: 'code', value: string): void;
  focus(name: 'code'): void;
  forgive(name: 'code'): void;
  checkOne(name: 'mobile'): boolean;
  refuse(name: 'mobile' | 'code', problem: string): void;
}

/** Verification code (验证码) to the mobile that was typed. */
export function CodeField({ form, purpose }: { form: CodeForm; purpose: CodePurpose }) {
  return (
    <SentCodeField
      form={form}
      name="code"
      send={() => (form.checkOne('mobile') ? sendCode({ mobile: form.values.mobile.trim(), purpose }) : null)}
      onRefused={(error) => {
        const isOfMobile = refusedField(error) === 'mobile';
        if (isOfMobile) form.refuse('mobile', error.message);
        return isOfMobile;
      }}
    />
  );
}
