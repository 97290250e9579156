import { REFUSE_REASON_MAX } from '#contracts/rules/team/spending.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { byRules, required } from '#web/kit/form/field-rules.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import type { TeamRequest } from '../model/team.ts';

const CHECK = byRules({ reason: required('拒绝理由') });

/** Refuses to pay an order, with a reason (拒绝审批). */
export function RefuseDialog({ request, onClose }: { request: TeamRequest; onClose: () => void }) {
  const form = useForm({ start: { reason: '' }, check: CHECK });
  const deciding = useAct('TeamServiceMag.decideRequest', {
    doneText: '已拒绝，成员会收到理由',
    onDone: onClose,
    onFailure: form.refused,
  });

  const refuse = () =>
    form.send(({ reason }) => deciding.run({ requestID: request.requestID, decision: 'refuse', reason }));

  return (
    <ActDialog
      title={`拒绝 ${request.name} 的订单`}
      okText="拒绝"
      consequence="成员会看到理由；订单保留，可以自己付款，也可以修改后重新提交。"
      isDestructive
      act={deciding}
      onOk={refuse}
      onClose={onClose}
    >
      <TextField
        label={`拒绝理由（最多 ${REFUSE_REASON_MAX} 个字符）`}
        field={form.of('reason')}
        takesFocus
        onEnter={refuse}
      />
    </ActDialog>
  );
}
