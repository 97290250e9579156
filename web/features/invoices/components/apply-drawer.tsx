import { Button, Drawer } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { useFocusGoesOn } from '#web/lib/document/use-focus-goes-on.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import type { InvoicesUrl } from '../model/invoice-place.ts';
import {
  DRAWER_WIDTH,
  type InvoiceTitle,
  NOT_LOADED,
  type Preview,
  takesSpecial,
} from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { InvoiceTitleDialog } from './invoice-title-dialog.tsx';
import { type Application, useApplication } from './use-application.ts';

/** What the preview shows is no longer so: it is asked for again before the refusal is told. */
const OUTDATED = [
  // The amount changed, or the title lost what a special invoice needs.
  'bad-choice',
  'orders-not-invoicable',
  'invoice-title-not-found',
];

/** Of which orders no invoice can be issued, and why; none where that is not the matter. */
function refusedOrders(error: CallError | null) {
  return (error && refusalOf(error, 'orders-not-invoicable'))?.orders ?? [];
}

function refusedOrdersText(error: CallError | null): string {
  return refusedOrders(error)
    .map(({ orderNo, reason: why }) => `${orderNo}：${why}`)
    .join('；');
}

/** What the server says of why it refuses; empty where it did not refuse. */
function refusedText(error: CallError | null): string {
  return error?.kind === 'refused' ? refusedOrdersText(error) || error.message : '';
}

interface WithoutPreviewProps {
  readonly application: Application;
  readonly actions: ReactNode;
}

/** Before the preview has come, or where it does not: the orders cannot be invoiced, or nothing answered. */
function WithoutPreview({ application: { titles, preview }, actions }: WithoutPreviewProps) {
  const failed = titles.isError ? titles : preview;
  // What the server refused in words is refused again; only what did not come is worth another try.
  const why = refusedText(failed.error);
  return why === '' ? (
    <NoAnswer query={failed} what="预览" skeleton={<LinesSkeleton count={8} />} {...NOT_LOADED} />
  ) : (
    <ErrorState title="这些订单现在不能开票" text={why} actions={actions} />
  );
}

/** Goes on without the orders that are refused. */
function LeaveOutButton({ onLeaveOut }: { onLeaveOut: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusGoesOn(panel);
  return (
    <div ref={panel}>
      <Button onClick={onLeaveOut}>去掉这些订单</Button>
    </div>
  );
}

interface ApplicationFormProps {
  readonly application: Application;
  readonly preview: Preview;
  readonly onEditTitle: (invoiceTitle: InvoiceTitle | 'new') => void;
}

function ApplicationForm({ application, preview, onEditTitle }: ApplicationFormProps) {
  const { list, invoiceTitle, type, warning, form, choose, chooseType } = application;
  const toComplete = invoiceTitle?.kind === 'company' && !takesSpecial(invoiceTitle) ? invoiceTitle : null;
  return (
    <>
      <section>
        <Row gap={8} gapX={16} justify="between" wraps below={8}>
          <h3>抬头</h3>
          <Button onClick={() => onEditTitle('new')}>新增抬头</Button>
        </Row>
        {warning === '' ? null : (
          <Note padY={8} size="12-18" role="status">
            {warning}
          </Note>
        )}
        {list.length === 0 ? (
          <Note padY={8} size="12-18">
            还没有抬头，新增一个就可以提交。
          </Note>
        ) : (
          <div className={styles.titles}>
            <ChoiceList
              label="抬头"
              chosen={invoiceTitle?.titleID ?? ''}
              onChoose={(key) => choose(list.find(({ titleID }) => titleID === key))}
              choices={list.map(({ titleID, name, taxNo, kind }) => ({
                key: titleID,
                title: name,
                note: kind === 'personal' ? '个人' : `税号 ${taxNo}`,
              }))}
            />
          </div>
        )}
      </section>
      <section>
        <h3>发票类型</h3>
        <ChoiceList
          label="发票类型"
          chosen={type}
          onChoose={(key) => chooseType(key === 'special' ? 'special' : 'normal')}
          choices={[
            { key: 'normal', title: '数电普票', note: '用于报销' },
            {
              key: 'special',
              title: '数电专票',
              note: '用于抵扣',
              obstacle: invoiceTitle?.specialLacks ?? '',
              value: toComplete ? (
                <Button aria-label={`补全 ${toComplete.name}`} onClick={() => onEditTitle(toComplete)}>
                  补全
                </Button>
              ) : undefined,
            },
          ]}
        />
      </section>
      <Stack as="section" gap={8} gapX={16} className={styles.fields}>
        <TextField label="接收邮箱（选填）" field={form.of('email')} />
        <TextField label="备注（选填，印在发票上）" field={form.of('remark')} />
      </Stack>
      <section>
        <h3>预览（{preview.orders.length} 个订单）</h3>
        <InvoicePaper paper={{ ...preview.document, remark: form.values.remark }} />
        <Note padY={8} size="12-18">
          金额为实付减去退款。余额支付的部分按消费开票，充值不再另开。
        </Note>
      </section>
    </>
  );
}

/** Applies for one invoice for the orders in the address (申请开票), with its preview. */
export function ApplyDrawer({ address }: { address: InvoicesUrl }) {
  const orderNos = address.at.apply;
  const application = useApplication(orderNos);
  const { invoiceTitle, type, form } = application;
  const { data: preview, error: previewError, isPlaceholderData: isOfBefore } = application.preview;
  const [toEdit, setToEdit] = useState<InvoiceTitle | 'new' | null>(null);
  const applying = useAct('InvoiceServiceMag.applyInvoice', {
    doneText: '已提交，通常一分钟内开出',
    onDone: ({ invoiceNo }) => address.replace({ tab: 'records', apply: '', invoice: invoiceNo }),
    outdated: OUTDATED,
    onFailure(error) {
      const refused = refusedOrdersText(error);
      if (refused !== '') applying.setProblem(refused);
      return refused !== '' || form.refused(error);
    },
  });
  useFocusReturn();

  function apply(): void {
    if (!invoiceTitle || !preview) return;
    const facts = { orderNos, titleID: invoiceTitle.titleID, type, amount: preview.amount };
    void form.send((fields) => applying.run({ ...facts, ...fields }));
  }

  const refused = new Set(refusedOrders(previewError).map(({ orderNo }) => orderNo));
  const rest = orderNos.split(',').filter((orderNo) => !refused.has(orderNo));
  function leaveOut(): void {
    applying.setProblem('');
    address.replace({ apply: rest.join(',') });
  }
  const leaveOutButton =
    refused.size > 0 && rest.length > 0 ? <LeaveOutButton onLeaveOut={leaveOut} /> : null;

  return (
    <Drawer
      open
      title="申请开票"
      size={DRAWER_WIDTH}
      onClose={() => address.replace({ apply: '' })}
      styles={{ footer: { padding: '12px 24px' } }}
      footer={
        preview ? (
          <Stack gap={8}>
            <Problem text={applying.problem || refusedText(previewError)} />
            {leaveOutButton}
            <Row gap={8} gapX={16} justify="between" wraps className={styles.footer}>
              <Money amount={preview.amount} isTotal />
              <Button
                type="primary"
                disabled={!invoiceTitle || isOfBefore || application.titles.isFetching}
                loading={applying.isBusy}
                onClick={apply}
              >
                提交申请
              </Button>
            </Row>
          </Stack>
        ) : null
      }
    >
      <div
        className={styles.parts}
        {...shows('InvoiceServiceMag.previewInvoice', 'InvoiceServiceMag.applyInvoice')}
      >
        {preview ? (
          <ApplicationForm application={application} preview={preview} onEditTitle={setToEdit} />
        ) : (
          <WithoutPreview
            application={application}
            actions={
              <>
                {leaveOutButton}
                <Button onClick={() => address.replace({ tab: 'records', apply: '' })}>查看开票记录</Button>
              </>
            }
          />
        )}
      </div>
      {toEdit === null ? null : (
        <InvoiceTitleDialog
          invoiceTitle={toEdit === 'new' ? null : toEdit}
          onClose={() => setToEdit(null)}
          onSaved={(saved) => {
            application.choose(saved);
            if (toEdit !== 'new' && takesSpecial(saved)) application.chooseType('special');
            setToEdit(null);
          }}
        />
      )}
    </Drawer>
  );
}
