import { useEffect, useState } from 'react';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { nickRule } from '#web/components/fields/field-rules.ts';
import { formProblem } from '#web/components/fields/form-alert.tsx';
import type { RegionInput } from '#web/components/fields/region.ts';
import { RegionField } from '#web/components/fields/region-field.tsx';
import { TextField } from '#web/components/fields/text-field.tsx';
import { useFields } from '#web/components/fields/use-fields.ts';
import { loadRegions, type RegionOption } from '#web/lib/region-data.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Account, MemberInfo } from '../api.ts';
import { faultyField } from '../model/proof.ts';
import { mutations } from '../mutations.ts';
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
  const [problem, setProblem] = useState('');
  const { run } = useAction(mutations.saveProfile);
  useEffect(() => {
    let isThere = true;
    void loadRegions().then((regions) => isThere && setOptions(regions.options));
    return () => {
      isThere = false;
    };
  }, []);

  async function submit(): Promise<boolean> {
    if (!form.checkAll()) return false;
    setProblem('');
    const outcome = await run({ nick: form.values.nick.trim(), ...region });
    if (outcome === null) return false;
    if (outcome.ok) {
      onDone(outcome.value.nick);
      return true;
    }
    if (faultyField(outcome.error) === 'nick') form.refuse('nick', outcome.error.message);
    else setProblem(formProblem(outcome.error));
    return false;
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
