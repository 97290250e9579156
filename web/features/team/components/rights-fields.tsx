import { INVITED_ROLES, type InvitedRole, ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { TextField } from '#web/components/text-field.tsx';

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

interface RightsFieldsProps {
  readonly rights: TypedRights;
  readonly onChange: (rights: TypedRights) => void;
}

/** Role and limits of a member (角色与额度). The server refuses in the same words as the rules. */
export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  return (
    <>
      <ChoiceList
        label="角色"
        choices={INVITED_ROLES.map((role) => ({
          key: role,
          title: ROLE_NAMES[role],
          note: ROLE_NOTES[role],
        }))}
        chosen={rights.role}
        onChoose={(key) =>
          onChange({ ...rights, role: INVITED_ROLES.find((role) => role === key) ?? 'editor' })
        }
      />
      {rights.role === 'contributor' ? null : (
        <TextField
          label="每月额度（从您的钱包支付）"
          text={rights.monthlyLimit}
          problem=""
          takesFocus={false}
          inputMode="numeric"
          suffix="元"
          onChange={(monthlyLimit) => onChange({ ...rights, monthlyLimit })}
        />
      )}
      <TextField
        label="作品数上限（不限请留空）"
        text={rights.worksLimit}
        problem=""
        takesFocus={false}
        inputMode="numeric"
        suffix="个"
        onChange={(worksLimit) => onChange({ ...rights, worksLimit })}
      />
    </>
  );
}
