import { useEffect, useState } from 'react';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { nickRule } from '#web/components/fields/field-rules.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import type { RegionInput } from '#web/components/fields/region.ts';
import { RegionField } from '#web/components/fields/region-field.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import type { MemberInfo } from '#web/lib/readers/member-info.ts';
import { loadRegions, type RegionOption } from '#web/lib/words/region-data.ts';
import type { Account } from '../model/account.ts';
import { faultyField } from '../model/proof.ts';
import { FormDialog } from './form-dialog.tsx';

interface ProfileDialogProps {
  readonly info: MemberInfo;
  readonly account: Account;
  readonly onDone: (nick: string) => void;
  readonly onClose: () => void;
}

const RULES = {
  nick: (value: string) => (value.trim() === '' ? FORM_MESSAGES.required('昵称') : nickRule(value)),
};

/** Name and region (编辑资料). */
export function ProfileDialog({ info, account, onDone, onClose }: ProfileDialogProps) {
  const before: RegionInput = {
    regionCodes: account.regionCodes.join(','),
    regionNames: info.region ?? '',
  };
  const form = useFields(RULES, { nick: info.nick ?? '' });
  const [region, setRegion] = useState(before);
  const [options, setOptions] = useState<RegionOption[] | null>(null);
  const { run, problem, setProblem } = useAct('AccountServiceMag.saveProfile', {
    onDone: ({ nick }) => onDone(nick),
    onFailure(error) {
      if (faultyField(error) === 'nick') form.refuse('nick', error.message);
      else setProblem(formProblem(error));
      return true;
    },
  });
  useEffect(() => {
    let isThere = true;
    void loadRegions().then((regions) => isThere && setOptions(regions.options));
    return () => {
      isThere = false;
    };
  }, []);

  async function submit(): Promise<boolean> {
    if (!form.checkAll()) return false;
    return (await run({ nick: form.values.nick.trim(), ...region })) !== null;
  }

  const isDirty = form.values.nick !== (info.nick ?? '') || region.regionCodes !== before.regionCodes;
  return (
    <FormDialog
      title="编辑资料"
      okText="保存"
      isDirty={isDirty}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="昵称"
        field={form.of('nick')}
        autoComplete="nickname"
        maxLength={40}
        help="最多 20 个字符"
      />
      {options === null ? null : (
        <RegionField options={options} codes={account.regionCodes} takesFocus={false} onChange={setRegion} />
      )}
    </FormDialog>
  );
}
