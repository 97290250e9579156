import { Button, Modal } from 'antd';
import { useState } from 'react';
import { INVITE_DAYS, teamRights } from '#contracts/rules/team/invite.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Invite } from '../api.ts';
import { mutations } from '../mutations.ts';
import styles from './dialogs.module.css';
import { InviteLink } from './invite-link.tsx';
import { RightsFields, type TypedRights } from './rights-fields.tsx';

/** Makes a link for one person (邀请成员), and shows it at once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [rights, setRights] = useState<TypedRights>({ role: 'editor', monthlyLimit: '500', worksLimit: '' });
  const [days, setDays] = useState<string>('3');
  const [made, setMade] = useState<Invite | null>(null);
  const intent = useIntentKey();
  const { isBusy, problem, setProblem, act } = useToldAction(mutations.invite);

  async function invite(): Promise<void> {
    const wish = { ...rights, days };
    const checked = teamRights(wish);
    if (checked.kind !== 'done') {
      setProblem(checked.message);
      return;
    }
    const done = await act({ ...wish, idemKey: intent.keyFor(wish) });
    if (done === null) return;
    intent.end();
    setMade(done);
  }

  if (made) return <InviteLinkDialog invite={made} onClose={onClose} />;
  return (
    <ActionModal
      title="邀请成员"
      okText="生成邀请链接"
      loses="链接只能给一个人使用，对方接受后还要您通过；未使用前占一个席位，可以随时撤销。"
      isBusy={isBusy}
      problem={problem}
      onOk={() => void invite()}
      onClose={onClose}
    >
      <RightsFields
        rights={rights}
        onChange={(next) => {
          setRights(next);
          setProblem('');
        }}
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
    </ActionModal>
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
