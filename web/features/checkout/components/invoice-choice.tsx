import { Button } from 'antd';
import { type MouseEvent, useRef, useState } from 'react';
import { emailBeside } from '#contracts/rules/invoices/buyer.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { SavedInvoiceTitleDialog } from '#web/features/invoices/components/saved-invoice-title-dialog.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { OrderPreview } from '../model/checkout.ts';
import { type InvoiceForm, type InvoiceKind, sentInvoice, specialTitle } from '../model/checkout-draft.ts';
import type { InvoiceProblems } from '../model/invoice-problems.ts';
import { Fields } from './fields.tsx';
import styles from './invoice-choice.module.css';

type Member = OrderPreview['member'];
type CompanyTitle = NonNullable<Member['titles']>[number];

interface InvoiceChoiceProps {
  readonly invoice: InvoiceForm;
  readonly problems: InvoiceProblems;
  /** The last one of each kind, which need not be typed again. */
  readonly last: Member['invoices'];
  /** The kept companies, which alone can have a special invoice; undefined before a backend that keeps none. */
  readonly titles: Member['titles'];
  readonly onChange: (invoice: InvoiceForm) => void;
  readonly onTitleSaved: () => void;
}

const KINDS: { value: InvoiceKind; label: string }[] = [
  { value: 'none', label: '不开发票' },
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
];

/** Whether and for whom an invoice is issued (发票). */
export function InvoiceChoice(props: InvoiceChoiceProps) {
  const { invoice, problems, last, titles, onChange } = props;
  const fields = useRef<HTMLDivElement>(null);
  const isCompany = invoice.kind === 'company';
  const own = sentInvoice(invoice).title;
  const withTitle = (title: string) =>
    isCompany ? { ...invoice, title } : { ...invoice, personalTitle: title };
  const special = specialTitle(invoice, titles);
  const known = special ? undefined : last.find(({ kind }) => kind === invoice.kind);
  const isOffered =
    known !== undefined && (known.title !== own || (isCompany && known.taxNo !== invoice.taxNo));
  return (
    <Sheet title="发票">
      <Segmented
        aria-label="发票类型"
        options={KINDS}
        value={invoice.kind}
        onChange={(kind) => onChange({ ...invoice, kind })}
      />
      {isCompany && titles ? <SpecialChoice {...props} titles={titles} /> : null}
      {isOffered ? (
        <Button className={styles.last} onClick={(event) => takeLast(event, known)}>
          用上次的抬头：{known.title}
        </Button>
      ) : null}
      {invoice.kind === 'none' ? null : (
        <Fields place={fields}>
          {special ? null : (
            <TextField
              label={isCompany ? '企业名称' : '抬头'}
              field={{
                value: own,
                problem: problems.title,
                change: (title) => onChange(withTitle(title)),
              }}
              maxLength={100}
              autoComplete={isCompany ? 'organization' : 'name'}
            />
          )}
          {isCompany && !special ? (
            <TextField
              label="税号"
              field={{
                value: invoice.taxNo,
                problem: problems.taxNo,
                change: (taxNo) => onChange({ ...invoice, taxNo: taxNo.toUpperCase() }),
              }}
              maxLength={20}
              help="15、17、18 或 20 位大写字母和数字"
            />
          ) : null}
          <TextField
            label="接收邮箱（选填）"
            field={{
              value: invoice.email,
              problem: problems.email,
              change: (email) => onChange({ ...invoice, email }),
            }}
            maxLength={100}
            autoComplete="email"
            help={`订单完成后开具${special ? '数电专票' : '数电普票'}，也可以在「发票」里下载`}
          />
        </Fields>
      )}
    </Sheet>
  );

  /** The button goes, so the keyboard goes on to what it filled in; a finger wants no keys on the screen. */
  function takeLast({ detail }: MouseEvent, last: Member['invoices'][number]): void {
    onChange(lastAgain(last));
    if (detail === 0) fields.current?.querySelector('input')?.focus();
  }

  function lastAgain({ title, taxNo, email }: Member['invoices'][number]): InvoiceForm {
    return { ...withTitle(title), ...(isCompany ? { taxNo } : {}), email, specialTitleID: '' };
  }
}

/** Normal or special (普票或专票); a special one takes a title that is whole, as the invoice screen has it. */
function SpecialChoice(props: InvoiceChoiceProps & { readonly titles: readonly CompanyTitle[] }) {
  const { invoice, titles, onChange, onTitleSaved } = props;
  const [edited, setEdited] = useState<string | null>(null);
  const special = specialTitle(invoice, titles);
  const first = titles.find(({ specialLacks }) => specialLacks === '');
  // A title that was saved just now is chosen before the list has it: what is pressed must not go meanwhile.
  const showsTitles = invoice.specialTitleID !== '' || !first;
  function choose(title: CompanyTitle | undefined): void {
    if (!title) onChange({ ...invoice, specialTitleID: '' });
    else {
      const { titleID: specialTitleID, name, taxNo } = title;
      const email = emailBeside(invoice.email, special?.email ?? '', title.email);
      onChange({ ...invoice, title: name, taxNo, email, specialTitleID });
    }
  }
  return (
    <Stack gap={12} above={12} items="start" className={styles.special}>
      <Row gap={8} gapX={12} align="stretch" wraps>
        <Segmented
          aria-label="票种"
          options={[
            { value: 'normal', label: '数电普票' },
            { value: 'special', label: '数电专票', disabled: first === undefined },
          ]}
          value={special ? 'special' : 'normal'}
          onChange={(type) => choose(type === 'special' ? first : undefined)}
        />
        {showsTitles ? <Button onClick={() => setEdited('')}>新增抬头</Button> : null}
      </Row>
      {first ? null : <Note size="12-18">数电专票需要完整的企业资料，补全或新增一个抬头就可以选。</Note>}
      {showsTitles && titles.length > 0 ? (
        <ChoiceList
          label="专票抬头"
          chosen={special?.titleID ?? ''}
          onChoose={(key) => choose(titles.find(({ titleID }) => titleID === key))}
          choices={titles.map(({ titleID, name, taxNo, specialLacks }) => ({
            key: titleID,
            title: name,
            note: `税号 ${taxNo}`,
            obstacle: specialLacks,
            value:
              specialLacks === '' ? undefined : (
                <Button aria-label={`补全 ${name}`} onClick={() => setEdited(titleID)}>
                  补全
                </Button>
              ),
          }))}
        />
      ) : null}
      {edited === null ? null : (
        <SavedInvoiceTitleDialog
          titleID={edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null);
            if (saved.kind === 'company') choose(saved);
            onTitleSaved();
          }}
        />
      )}
    </Stack>
  );
}
