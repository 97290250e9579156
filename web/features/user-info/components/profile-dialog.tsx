import { useEffect, useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { byRules, firstProblem, nickRule, required } from '#web/kit/form/field-rules.ts';
import { TYPED_IS_SAFE } from '#web/kit/form/problem.tsx';
import type { RegionInput } from '#web/kit/form/region.ts';
import { RegionField } from '#web/kit/form/region-field.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
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

const CHECK = byRules({ nick: firstProblem(required('昵称'), nickRule) });

/** Name and region (编辑资料). */
export function ProfileDialog({ info, account, onDone, onClose }: ProfileDialogProps) {
  const before: RegionInput = {
    regionCodes: account.regionCodes.join(','),
    regionNames: info.region ?? '',
  };
  const form = useForm({ start: { nick: info.nick ?? '' }, check: CHECK, refusedAt: faultyField });
  const [region, setRegion] = useState(before);
  const [options, setOptions] = useState<RegionOption[] | null>(null);
  const saving = useAct('AccountServiceMag.saveProfile', {
    safe: TYPED_IS_SAFE,
    onDone: ({ nick }) => onDone(nick),
    onFailure: form.refused,
  });
  useEffect(() => {
    let isThere = true;
    void loadRegions().then((regions) => isThere && setOptions(regions.options));
    return () => {
      isThere = false;
    };
  }, []);

  return (
    <FormDialog
      title="编辑资料"
      okText="保存"
      isChanged={form.isChanged || region.regionCodes !== before.regionCodes}
      act={saving}
      onSend={() => form.send(({ nick }) => saving.run({ nick: nick.trim(), ...region }))}
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
