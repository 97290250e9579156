import { Button, Segmented } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import type { OrderPreview } from '../api.ts';
import type { InvoiceKind, InvoiceWish } from '../model/checkout-draft.ts';
import type { InvoiceProblems } from '../model/invoice-problems.ts';
import { Field, Fields } from './fields.tsx';
import styles from './invoice-choice.module.css';

interface InvoiceChoiceProps {
  readonly invoice: InvoiceWish;
  readonly problems: InvoiceProblems;
  /** The last one of each kind, which need not be typed again. */
  readonly last: OrderPreview['member']['invoices'];
  readonly onChange: (invoice: InvoiceWish) => void;
}

const KINDS: { value: InvoiceKind; label: string }[] = [
  { value: 'none', label: '不开发票' },
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
];

/** Whether and for whom an invoice is issued (发票). */
export function InvoiceChoice({ invoice, problems, last, onChange }: InvoiceChoiceProps) {
  const isCompany = invoice.kind === 'company';
  const known = last.find(({ kind }) => kind === invoice.kind);
  const isOffered = known !== undefined && (known.title !== invoice.title || known.taxNo !== invoice.taxNo);
  return (
    <Sheet title="发票">
      <Segmented
        aria-label="发票类型"
        options={KINDS}
        value={invoice.kind}
        onChange={(kind) => onChange({ ...invoice, kind })}
      />
      {isOffered ? (
        <Button className={styles.last} onClick={() => onChange(known)}>
          用上次的抬头：{known.title}
        </Button>
      ) : null}
      {invoice.kind === 'none' ? null : (
        <Fields>
          <Field
            label={isCompany ? '企业名称' : '抬头'}
            value={invoice.title}
            problem={problems.title}
            maxLength={100}
            autoComplete={isCompany ? 'organization' : 'name'}
            onChange={(title) => onChange({ ...invoice, title })}
          />
          {isCompany ? (
            <Field
              label="税号"
              value={invoice.taxNo}
              problem={problems.taxNo}
              maxLength={20}
              note="15、17、18 或 20 位大写字母和数字"
              onChange={(taxNo) => onChange({ ...invoice, taxNo: taxNo.toUpperCase() })}
            />
          ) : null}
          <Field
            label="接收邮箱（选填）"
            value={invoice.email}
            problem={problems.email}
            maxLength={100}
            autoComplete="email"
            note="订单完成后开具数电普票，也可以在订单中下载"
            onChange={(email) => onChange({ ...invoice, email })}
          />
        </Fields>
      )}
    </Sheet>
  );
}
