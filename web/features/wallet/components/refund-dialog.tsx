import { App } from 'antd';
import { useState } from 'react';
import { ActionModal } from '#web/components/action-modal.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Money } from '#web/components/money.tsx';
import { moneyWords } from '#web/lib/money-words.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Recharge } from '../api.ts';
import { mutations } from '../mutations.ts';

interface RefundDialogProps {
  readonly recharge: Recharge;
  readonly onClose: () => void;
}

const TITLES = { N: '退回赠送', Y: '保留赠送' } as const;

/** Wants the principal of a recharge back (申请充值退款), its bonus returned or kept. */
export function RefundDialog({ recharge, onClose }: RefundDialogProps) {
  const { message } = App.useApp();
  const { payNo, refunds, bonus, channelName, title } = recharge;
  const [kept, setKept] = useState<'Y' | 'N'>(refunds[0]?.keepBonus ?? 'N');
  const intent = useIntentKey();
  const { isBusy, problem, act } = useToldAction(mutations.refund);
  const chosen = refunds.find(({ keepBonus }) => keepBonus === kept);

  async function ask(): Promise<void> {
    if (!chosen) return;
    const wish = { payNo, keepBonus: chosen.keepBonus, amount: chosen.amount };
    const asked = await act({ ...wish, idemKey: intent.keyFor(wish) });
    if (asked === null) return;
    void message.success('已申请退款，款项会原路退回');
    onClose();
  }

  return (
    <ActionModal
      title={`申请退款：${title}`}
      okText="确认退款"
      loses={`只退本金，原路退回${channelName}，1 天内到账；提交后不能撤销，处理期间这部分余额不能使用。`}
      isEnding
      isBusy={isBusy}
      problem={problem}
      onOk={() => void ask()}
      onClose={onClose}
    >
      {bonus === '0.00' ? (
        <p>{moneyWords(chosen?.text ?? '')}</p>
      ) : (
        <ChoiceList
          label="赠送金额的处理方式"
          choices={refunds.map(({ keepBonus, text, amount }) => ({
            key: keepBonus,
            title: TITLES[keepBonus],
            note: moneyWords(text),
            value: <Money amount={amount} />,
          }))}
          chosen={kept}
          onChoose={(key) => setKept(key === 'Y' ? 'Y' : 'N')}
        />
      )}
    </ActionModal>
  );
}
