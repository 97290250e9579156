import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { readTitleText, TITLE_TEXT_MAX } from '#contracts/rules/invoices/read-title-text.ts';
import { checkTitle, TITLE_LABELS, type TitleField } from '#contracts/rules/invoices/title-fields.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useGiveUpQuestion } from '#web/components/use-give-up-question.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { useLeaveGuard } from '#web/lib/document/use-leave-guard.ts';
import { fieldOfReason } from '../model/field-of-reason.ts';
import type { Title } from '../model/invoices.ts';
import styles from './title-dialog.module.css';

interface TitleDialogProps {
  /** Null for a new one. */
  readonly title: Title | null;
  readonly onSaved: (title: Title) => void;
  readonly onClose: () => void;
}

const EMPTY = { name: '', taxNo: '', address: '', tel: '', bank: '', account: '', email: '' };
const OF_COMPANY: readonly TitleField[] = ['name', 'taxNo', 'address', 'tel', 'bank', 'account', 'email'];
const OF_PERSON: readonly TitleField[] = ['name', 'email'];
const KINDS = [
  { value: 'company' as const, label: '企业' },
  { value: 'personal' as const, label: '个人' },
];
const FOR_SPECIAL: readonly TitleField[] = ['address', 'tel', 'bank', 'account'];

/** A title as a form (编辑抬头), filled by hand or out of pasted text. */
export function TitleDialog({ title, onSaved, onClose }: TitleDialogProps) {
  const [before] = useState({ ...EMPTY, kind: 'company' as 'company' | 'personal', ...own(title) });
  const [fields, setFields] = useState(before);
  const [pasted, setPasted] = useState('');
  const [isDefault, setDefault] = useState(title?.isDefault === 'Y');
  const [unsure, setUnsure] = useState<readonly TitleField[]>([]);
  const [wrong, setWrong] = useState<{ field: TitleField; message: string } | null>(null);
  const saving = useAct('InvoiceServiceMag.saveInvoiceTitle', { onDone: onSaved });
  const isDirty =
    pasted !== '' ||
    isDefault !== (title?.isDefault === 'Y') ||
    JSON.stringify(fields) !== JSON.stringify(before);
  const close = useGiveUpQuestion({ isDirty, loses: '填写的内容不会保存。', onClose });
  useLeaveGuard(isDirty, close);
  const shown = fields.kind === 'company' ? OF_COMPANY : OF_PERSON;

  function change(field: TitleField, text: string): void {
    setFields({ ...fields, [field]: text });
    setUnsure(unsure.filter((one) => one !== field));
    setWrong(null);
  }

  async function save(): Promise<void> {
    const checked = checkTitle(fields);
    if (checked.kind !== 'done') {
      setWrong({ field: fieldOfReason(checked.field), message: checked.message });
      return;
    }
    const titleID = title?.titleID ?? '';
    await saving.run({ titleID, ...checked.value, isDefault: isDefault ? 'Y' : 'N' });
  }

  return (
    <ActDialog
      title={title === null ? '新增抬头' : '修改抬头'}
      okText="保存"
      consequence="专票需要填写全部企业资料；已开的发票不会随抬头改变。"
      width={640}
      act={saving}
      onOk={save}
      onClose={close}
    >
      {title === null ? (
        <PasteTitle
          text={pasted}
          onChange={setPasted}
          onRead={(read) => {
            setFields({ ...fields, ...read.fields });
            setUnsure(read.unsure);
            setWrong(null);
          }}
        />
      ) : null}
      <Segmented
        aria-label="抬头类型"
        options={KINDS}
        value={fields.kind}
        onChange={(kind) => setFields({ ...fields, kind })}
      />
      <Stack gap={12} gapX={16} className={styles.fields}>
        {shown.map((field) => (
          <div key={field} data-unsure={unsure.includes(field)} className={styles.field}>
            <TextField
              label={labelOf(field, fields.kind)}
              text={fields[field]}
              problem={wrong?.field === field ? wrong.message : ''}
              takesFocus={wrong?.field === field}
              suffix={<span className={styles.unsure}>{unsure.includes(field) ? '请核对' : ''}</span>}
              onChange={(text) => change(field, text)}
              onEnter={() => void save()}
            />
          </div>
        ))}
      </Stack>
      <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        设为{fields.kind === 'company' ? '企业' : '个人'}默认抬头
      </Checkbox>
    </ActDialog>
  );
}

function own(title: Title | null): Partial<typeof EMPTY & { kind: 'company' | 'personal' }> {
  if (title === null) return {};
  const { titleID: _, isDefault: _is, specialLacks: _lacks, ...fields } = title;
  return fields;
}

function labelOf(field: TitleField, kind: 'company' | 'personal'): string {
  if (field === 'name') return kind === 'company' ? '企业名称' : '抬头';
  const label = field === 'email' ? '接收邮箱' : TITLE_LABELS[field];
  if (FOR_SPECIAL.includes(field)) return `${label}（专票必填）`;
  return field === 'email' ? `${label}（选填）` : label;
}

interface PasteTitleProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onRead: (read: ReturnType<typeof readTitleText>) => void;
}

/** Fills the form out of what somebody sent (粘贴识别). */
function PasteTitle({ text, onChange, onRead }: PasteTitleProps) {
  const id = useId();
  const [said, setSaid] = useState('');

  function read(): void {
    const found = readTitleText(text);
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
        maxLength={TITLE_TEXT_MAX}
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
