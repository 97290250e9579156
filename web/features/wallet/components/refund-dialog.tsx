import { useState } from 'react';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Recharge } from '../model/wallet.ts';

interface RefundDialogProps {
  readonly recharge: Recharge;
  readonly onClose: () => void;
}

const TITLES = { N: '退回赠送', Y: '保留赠送' } as const;

/** Requests a refund of the principal (申请充值退款), with its bonus returned or kept. */
export function RefundDialog({ recharge, onClose }: RefundDialogProps) {
  const { payNo, refunds, bonus, channelName, title } = recharge;
  const [kept, setKept] = useState<'Y' | 'N'>(refunds[0]?.keepBonus ?? 'N');
  const refund = useAct('WalletServiceMag.refundRecharge', {
    doneText: '已申请退款，款项会原路退回',
    onDone: onClose,
  });
  const chosen = refunds.find(({ keepBonus }) => keepBonus === kept);
  return (
    <ActDialog
      title={`申请退款：${title}`}
      okText="确认退款"
      consequence={`只退本金，原路退回${channelName}，1 天内到账；提交后不能撤销，处理期间这部分余额不能使用。`}
      isDestructive
      act={refund}
      onOk={() => chosen && refund.run({ payNo, keepBonus: chosen.keepBonus, amount: chosen.amount })}
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
    </ActDialog>
  );
}
