import { App } from 'antd';
import { useState } from 'react';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { REFUSE_REASON_MAX } from '#contracts/rules/team/spending.ts';
import { ActionModal } from '#web/components/action-modal.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { TeamRequest } from '../api.ts';
import { mutations } from '../mutations.ts';

/** Says why an order is not paid (拒绝审批). */
export function RefuseDialog({ request, onClose }: { request: TeamRequest; onClose: () => void }) {
  const { message } = App.useApp();
  const [reason, setReason] = useState('');
  const { isBusy, problem, setProblem, act } = useToldAction(mutations.decide);

  async function refuse(): Promise<void> {
    if (reason.trim() === '') {
      setProblem(FORM_MESSAGES.required('拒绝理由'));
      return;
    }
    const { requestID } = request;
    if ((await act({ requestID, decision: 'refuse', reason })) === null) return;
    void message.success('已拒绝，成员会收到理由');
    onClose();
  }

  return (
    <ActionModal
      title={`拒绝 ${request.name} 的订单`}
      okText="拒绝"
      loses="成员会看到理由；订单保留，可以自己付款，也可以修改后重新提交。"
      isEnding
      isBusy={isBusy}
      problem={problem}
      onOk={() => void refuse()}
      onClose={onClose}
    >
      <TextField
        label={`拒绝理由（最多 ${REFUSE_REASON_MAX} 个字符）`}
        text={reason}
        problem=""
        onChange={(text) => {
          setReason(text);
          setProblem('');
        }}
        onEnter={() => void refuse()}
      />
    </ActionModal>
  );
}
