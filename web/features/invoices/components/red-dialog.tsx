import { useQuery } from '@tanstack/react-query';
import { App, Select } from 'antd';
import { useId, useState } from 'react';
import { ActionModal } from '#web/components/action-modal.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useToldAction } from '#web/lib/use-told-action.ts';
import type { Invoice } from '../api.ts';
import { mutations } from '../mutations.ts';
import { queries } from '../queries.ts';
import styles from './invoice-drawer.module.css';

const REASONS = ['抬头开错', '发票类型选错', '不再需要发票'] as const;

/** Takes an invoice back (红冲), or issues it anew for another title (红冲重开). */
export function RedDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { message } = App.useApp();
  const reasonId = useId();
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [titleID, setTitleID] = useState('');
  const titles = useQuery(queries.titles());
  const intent = useIntentKey();
  const { isBusy, problem, act } = useToldAction(mutations.red);

  async function red(): Promise<void> {
    const wish = { invoiceNo: invoice.invoiceNo, reason, reissueTitleID: titleID };
    if ((await act({ ...wish, idemKey: intent.keyFor(wish) })) === null) return;
    void message.success('已申请红冲，通常一分钟内完成');
    onClose();
  }

  return (
    <ActionModal
      title="红冲发票"
      okText="确认红冲"
      loses="整张发票作废并开具红字发票，不能撤销；订单不受影响。"
      isEnding
      isBusy={isBusy}
      problem={problem}
      onOk={() => void red()}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <div>
          <label htmlFor={reasonId}>红冲原因</label>
          <Select
            id={reasonId}
            style={{ width: '100%' }}
            value={reason}
            options={REASONS.map((value) => ({ value, label: value }))}
            onChange={setReason}
          />
        </div>
        <div className={styles.titles}>
          <ChoiceList
            label="红冲以后"
            chosen={titleID}
            onChoose={setTitleID}
            choices={[
              { key: '', title: '只红冲', note: '订单可以重新申请开票' },
              ...(titles.data?.list ?? []).map(({ titleID: key, name, taxNo }) => ({
                key,
                title: `重开给 ${name}`,
                note: taxNo === '' ? '个人' : `税号 ${taxNo}`,
              })),
            ]}
          />
        </div>
      </div>
    </ActionModal>
  );
}
