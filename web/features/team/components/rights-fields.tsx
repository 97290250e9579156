import { teamRights } from '#contracts/rules/team/invite.ts';
import { INVITED_ROLES, type InvitedRole, ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { type FormState, useForm } from '#web/kit/form/use-form.ts';

/** The rights of a member as typed. */
export interface TypedRights {
  readonly role: InvitedRole;
  readonly monthlyLimit: string;
  readonly worksLimit: string;
}

const ROLE_NOTES: Readonly<Record<InvitedRole, string>> = {
  admin: '额度内直接付款，并可审批其他成员的订单',
  editor: '额度内直接付款，超出后提交审批',
  contributor: '每个订单都要审批后付款',
};

const FIELDS: Readonly<Record<string, keyof TypedRights>> = {
  'bad-monthly-limit': 'monthlyLimit',
  'bad-works-limit': 'worksLimit',
};

function wrongRights(rights: TypedRights): Partial<Record<keyof TypedRights, string>> {
  const checked = teamRights(rights);
  if (checked.kind === 'done') return {};
  return { [(checked.reason === 'bad-field' && FIELDS[checked.problem]) || 'role']: checked.message };
}

/** The rights as a form; the server refuses in the same words as the rules. */
export function useRightsForm(start: TypedRights): FormState<TypedRights> {
  return useForm({ start, check: wrongRights, refusedAt: ({ reason }) => FIELDS[reason] });
}

/** Role and limits of a member (角色与额度). */
export function RightsFields({ form }: { readonly form: FormState<TypedRights> }) {
  const { role } = form.values;
  const monthlyLimit = form.of('monthlyLimit');
  return (
    <>
      <ChoiceList
        label="角色"
        choices={INVITED_ROLES.map((key) => ({ key, title: ROLE_NAMES[key], note: ROLE_NOTES[key] }))}
        chosen={role}
        onChoose={(key) => form.set({ role: INVITED_ROLES.find((one) => one === key) ?? 'editor' })}
      />
      {role === 'contributor' && monthlyLimit.problem === undefined ? null : (
        <TextField label="每月额度（从您的钱包支付）" field={monthlyLimit} inputMode="numeric" suffix="元" />
      )}
      <TextField
        label="作品数上限（不限请留空）"
        field={form.of('worksLimit')}
        inputMode="numeric"
        suffix="个"
      />
    </>
  );
}
