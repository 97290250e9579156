import { Button, Modal } from 'antd';
import { useState } from 'react';
import { INVITE_DAYS, INVITE_NOTE_MAX } from '#contracts/rules/team/invite.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import type { Invite } from '../model/team.ts';
import styles from './dialogs.module.css';
import { InviteLink } from './invite-link.tsx';
import { RightsFields, useRightsForm } from './rights-fields.tsx';

/** Makes a link for one person (邀请成员), and shows it at once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useRightsForm({ role: 'editor', monthlyLimit: '500', worksLimit: '' });
  const [days, setDays] = useState<string>('3');
  const [note, setNote] = useState('');
  const [made, setMade] = useState<Invite | null>(null);
  const inviting = useAct('TeamServiceMag.inviteMember', { onDone: setMade, onFailure: form.refused });

  if (made) return <InviteLinkDialog invite={made} onClose={onClose} />;
  return (
    <ActDialog
      title="邀请成员"
      okText="生成邀请链接"
      consequence="链接只能给一个人使用，对方接受后还要您通过；未使用前占一个席位，可以随时撤销。"
      act={inviting}
      onOk={() => form.send((rights) => inviting.run({ ...rights, note, days }))}
      onClose={onClose}
    >
      <RightsFields form={form} />
      <TextField
        label="给谁（只有您看得到）"
        isOptional
        placeholder="例如：王小明，市场部"
        maxLength={INVITE_NOTE_MAX}
        field={{ value: note, change: setNote }}
      />
      <fieldset className={styles.days}>
        <legend>链接有效期</legend>
        {INVITE_DAYS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="invite-days"
              checked={days === String(each)}
              onChange={() => setDays(String(each))}
            />
            {each} 天
          </label>
        ))}
      </fieldset>
    </ActDialog>
  );
}

/** The link again (邀请链接), to be copied or scanned. */
export function InviteLinkDialog({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  useFocusReturn();
  return (
    <Modal
      open
      centered
      title="邀请链接"
      footer={
        <Button type="primary" onClick={onClose}>
          完成
        </Button>
      }
      onCancel={onClose}
    >
      <InviteLink invite={invite} />
    </Modal>
  );
}
