import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { mustBeDone } from '#contracts/rules/decision.ts';
import {
  BUYER_LABELS,
  type BuyerField,
  checkBuyer,
  FOR_SPECIAL,
  type InvoiceBuyer,
} from '#contracts/rules/invoices/buyer.ts';
import { BUYER_TEXT_MAX, readBuyerText } from '#contracts/rules/invoices/read-buyer-text.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { type FieldHandle, type Problems, useForm } from '#web/kit/form/use-form.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { fieldOfReason, refusedAt } from '../model/field-of-reason.ts';
import type { InvoiceTitle } from '../model/invoices.ts';
import styles from './invoice-title-dialog.module.css';

interface InvoiceTitleDialogProps {
  /** Null for a new one. */
  readonly invoiceTitle: InvoiceTitle | null;
  readonly onSaved: (saved: InvoiceTitle) => void;
  readonly onClose: () => void;
}

type InvoiceTitleDraft = InvoiceBuyer & { readonly isDefault: boolean };
const EMPTY: InvoiceTitleDraft = {
  kind: 'company',
  ...{ name: '', taxNo: '', address: '', tel: '', bank: '', account: '', email: '' },
  isDefault: false,
};
const OF_COMPANY: readonly BuyerField[] = ['name', 'taxNo', 'address', 'tel', 'bank', 'account', 'email'];
const OF_PERSON: readonly BuyerField[] = ['name', 'email'];
const KINDS = [
  { value: 'company' as const, label: '企业' },
  { value: 'personal' as const, label: '个人' },
];

/** An invoice title as a form (编辑抬头), filled by hand or out of pasted text. */
export function InvoiceTitleDialog({ invoiceTitle, onSaved, onClose }: InvoiceTitleDialogProps) {
  const form = useForm({
    start: { ...EMPTY, ...own(invoiceTitle) },
    check: wrongInBuyer,
    refusedAt,
  });
  const { kind, isDefault } = form.values;
  const isTheDefault = invoiceTitle?.isDefault === 'Y' && invoiceTitle.kind === kind;
  const [pasted, setPasted] = useState('');
  const [filled, setFilled] = useState<Partial<InvoiceBuyer>>({});
  const [unsure, setUnsure] = useState<readonly BuyerField[]>([]);
  const saving = useAct('InvoiceServiceMag.saveInvoiceTitle', {
    onDone: onSaved,
    onFailure: form.refused,
    ...(invoiceTitle === null ? { safe: '请看看抬头里有没有它，没有再重试' } : {}),
  });
  const close = useLeaveDialog({
    isChanged: pasted !== '' || form.isChanged,
    loses: '填写的内容不会保存。',
    isBusy: saving.isBusy,
    onClose,
  });

  function fieldOf(name: BuyerField): FieldHandle {
    const field = form.of(name);
    function change(text: string): void {
      field.change(text);
      setUnsure(unsure.filter((one) => one !== name));
    }
    return { ...field, change };
  }

  const save = () =>
    form.send(({ isDefault, ...fields }) =>
      saving.run({
        titleID: invoiceTitle?.titleID ?? '',
        ...mustBeDone(checkBuyer(fields)),
        isDefault: isDefault ? 'Y' : 'N',
      }),
    );

  return (
    <ActDialog
      title={invoiceTitle === null ? '新增抬头' : '修改抬头'}
      okText="保存"
      consequence="专票需要填写全部企业资料；已开的发票不会随抬头改变。"
      width={640}
      act={saving}
      onOk={save}
      onClose={close}
    >
      {invoiceTitle === null ? (
        <PasteBuyer
          text={pasted}
          onChange={setPasted}
          onRead={(read) => {
            form.set({ ...withoutEarlier(filled, form.values), ...read.fields });
            setFilled(read.fields);
            setUnsure(read.unsure);
          }}
        />
      ) : null}
      <Segmented aria-label="抬头类型" options={KINDS} value={kind} onChange={form.of('kind').change} />
      <Stack gap={12} gapX={16} className={styles.fields}>
        {(kind === 'company' ? OF_COMPANY : OF_PERSON).map((field) => (
          <div key={field} data-unsure={unsure.includes(field)} className={styles.field}>
            <TextField
              label={labelOf(field, kind)}
              field={fieldOf(field)}
              suffix={
                <Text size={12} tone="brass">
                  {unsure.includes(field) ? '请核对' : ''}
                </Text>
              }
              onEnter={save}
            />
          </div>
        ))}
      </Stack>
      <Row wraps gap={4} gapX={8} thumb>
        <Checkbox
          checked={isDefault || isTheDefault}
          disabled={isTheDefault}
          onChange={({ target }) => form.set({ isDefault: target.checked })}
        >
          设为{kind === 'company' ? '企业' : '个人'}默认抬头
        </Checkbox>
        {isTheDefault ? (
          <Text size="12-20" tone="muted">
            要更换默认抬头，请把另一个抬头设为默认
          </Text>
        ) : null}
      </Row>
    </ActDialog>
  );
}

function own(invoiceTitle: InvoiceTitle | null): Partial<InvoiceTitleDraft> {
  if (invoiceTitle === null) return {};
  const { titleID: _, isDefault: _is, specialLacks: _lacks, ...fields } = invoiceTitle;
  return fields;
}

function wrongInBuyer(draft: InvoiceTitleDraft): Problems<InvoiceTitleDraft> {
  const checked = checkBuyer(draft);
  return checked.kind === 'done' ? {} : { [fieldOfReason(checked.problem)]: checked.message };
}

function labelOf(field: BuyerField, kind: 'company' | 'personal'): string {
  if (field === 'name') return kind === 'company' ? '企业名称' : '抬头';
  const label = field === 'email' ? '接收邮箱' : BUYER_LABELS[field];
  if (FOR_SPECIAL.includes(field)) return `${label}（专票必填）`;
  return field === 'email' ? `${label}（选填）` : label;
}

/** Empties what an earlier text filled in and no hand has changed since, so that two companies never mix. */
function withoutEarlier(filled: Partial<InvoiceBuyer>, values: InvoiceBuyer): Partial<InvoiceBuyer> {
  const fields = OF_COMPANY.filter((field) => filled[field] !== undefined && filled[field] === values[field]);
  return Object.fromEntries(fields.map((field) => [field, '']));
}

interface PasteBuyerProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onRead: (read: ReturnType<typeof readBuyerText>) => void;
}

/** Fills the form from a pasted text (粘贴识别). */
function PasteBuyer({ text, onChange, onRead }: PasteBuyerProps) {
  const id = useId();
  const [said, setSaid] = useState('');

  function read(): void {
    const found = readBuyerText(text);
    const count = Object.keys(found.fields).filter((field) => field !== 'kind').length;
    setSaid(
      count === 0
        ? '没有识别到开票资料，请直接填写'
        : `已识别 ${count} 项${found.unsure.length > 0 ? `，其中 ${found.unsure.length} 项请核对` : ''}`,
    );
    if (count > 0) onRead(found);
  }

  return (
    <Stack gap={8} below={16} padY={12} padX={12} ground="paper" radius="control">
      <label htmlFor={id}>粘贴开票资料，自动填写</label>
      <Input.TextArea
        id={id}
        value={text}
        maxLength={BUYER_TEXT_MAX}
        autoSize={{ minRows: 2, maxRows: 5 }}
        placeholder={'名称：…　税号：…\n地址电话：…　开户行及账号：…'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Row gap={8} gapX={12} wraps tone="muted" size={12}>
        <Button disabled={text.trim() === ''} onClick={read}>
          识别并填写
        </Button>
        <span role="status">{said}</span>
      </Row>
    </Stack>
  );
}
