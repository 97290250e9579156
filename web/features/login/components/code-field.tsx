import type { CodePurpose } from '#contracts/rules/account/verification-code.ts';
import { SentCodeField } from '#web/kit/form/sent-code-field.tsx';
import type { FormField } from '#web/kit/form/use-form.ts';
import { sendCode } from '../api.ts';
import { fieldOfRefusal } from '../model/field-of-refusal.ts';

interface CodeFieldProps {
  readonly field: FormField;
  readonly mobile: FormField;
  readonly purpose: CodePurpose;
}

/** Verification code (验证码) to the mobile that was typed. */
export function CodeField({ field, mobile, purpose }: CodeFieldProps) {
  return (
    <SentCodeField
      field={field}
      send={() => (mobile.check() ? sendCode({ mobile: mobile.value.trim(), purpose }) : null)}
      onRefused={(error) => {
        const isOfMobile = fieldOfRefusal(error) === 'mobile';
        if (isOfMobile) mobile.refuse(error.message);
        return isOfMobile;
      }}
    />
  );
}
