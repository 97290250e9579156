import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { PartsLine } from '#web/components/parts-line.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import type { Invoice } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';

const WRONG_TYPE = '发票类型选错';
const REASONS = ['抬头开错', WRONG_TYPE, '不再需要发票'] as const;

/** Takes an invoice back (红冲), or reissues it for another buyer (红冲重开). */
export function RedDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const reasonId = useId();
  const isSpecial = invoice.type === 'special';
  const [redReason, setRedReason] = useState<string>(REASONS[0]);
  const [chosenTitleID, setTitleID] = useState('');
  // A new one is of the same type: for the other one its orders are applied for again.
  const isWrongType = redReason === WRONG_TYPE;
  const titleID = isWrongType ? '' : chosenTitleID;
  const titles = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const red = useAct('InvoiceServiceMag.redInvoice', {
    doneText: '已申请红冲，通常一分钟内完成',
    outdated: ['invoice-state', 'invoice-title-not-found'],
    onDone: onClose,
  });
  return (
    <ActDialog
      title="红冲发票"
      okText="确认红冲"
      consequence="开具红字发票，冲销整张发票，不能撤销；订单不受影响。"
      isDestructive
      act={red}
      onOk={() => red.run({ invoiceNo: invoice.invoiceNo, reason: redReason, reissueTitleID: titleID })}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <div>
          <label htmlFor={reasonId}>红冲原因</label>
          <Select
            id={reasonId}
            style={{ width: '100%' }}
            value={redReason}
            options={REASONS.map((value) => ({ value, label: value }))}
            onChange={setRedReason}
          />
        </div>
        <div className={styles.titles}>
          <ChoiceList
            label="红冲以后"
            chosen={titleID}
            onChoose={setTitleID}
            choices={[
              {
                key: '',
                title: '只红冲',
                note: `付款 180 天内的订单可以${isWrongType ? '按另一种类型' : ''}重新申请开票`,
              },
              ...(isWrongType ? [] : (titles.data?.list ?? [])).map(
                ({ titleID: key, name, taxNo, specialLacks }) => ({
                  key,
                  title: `重开给 ${name}`,
                  note: (
                    <PartsLine
                      parts={[
                        taxNo === '' ? '个人' : `税号 ${taxNo}`,
                        isSpecial && specialLacks !== '' ? `将重开为数电普票：${specialLacks}` : '',
                      ]}
                    />
                  ),
                }),
              ),
            ]}
          />
          {titles.data === undefined ? (
            <NoAnswer
              query={titles}
              what="发票抬头"
              safe="重试后可以选择重开的抬头，现在仍可只红冲。"
              skeleton={<LinesSkeleton count={2} />}
              unsupported="没有可选的抬头，红冲后可以重新申请开票。"
            />
          ) : null}
        </div>
      </div>
    </ActDialog>
  );
}
