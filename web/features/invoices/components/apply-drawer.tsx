import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import type { InvoiceAddress } from '../model/invoice-place.ts';
import type { Preview } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { InvoiceTitleDialog } from './invoice-title-dialog.tsx';
import { type Application, useApplication } from './use-application.ts';

const DRAWER_WIDTH = 720;

/** What the preview shows is no longer so: it is asked for again before the refusal is told. */
const OUTDATED = [
  // The amount changed, or the title lost what a special invoice needs.
  'bad-choice',
  'orders-not-invoicable',
  'invoice-title-not-found',
];

/** Of which orders no invoice can be issued, and why; empty where that is not the matter. */
function refusedOrders(error: CallError | null): string {
  const refused = error && refusalOf(error, 'orders-not-invoicable');
  return (refused?.orders ?? []).map(({ orderNo, reason }) => `${orderNo}：${reason}`).join('；');
}

interface WithoutPreviewProps {
  readonly application: Application;
  readonly onRecords: () => void;
}

/** Loading and error state. */
function WithoutPreview({ application: { titles, preview }, onRecords }: WithoutPreviewProps) {
  const failed = titles.isError ? titles : preview;
  if (!failed.isError) return <LinesSkeleton count={8} />;
  // What the server refused in words is refused again; only what did not come is worth another try.
  const isRefused = !failed.error.isSaid;
  const why = refusedOrders(preview.error) || (isRefused ? failed.error.message : '');
  return (
    <ErrorState
      title="预览没有加载出来"
      text={why || '订单不受影响，请重试。'}
      {...(why === '' ? { onRetry: () => void failed.refetch() } : {})}
      actions={why === '' ? null : <Button onClick={onRecords}>查看开票记录</Button>}
    />
  );
}

interface ApplicationFormProps {
  readonly application: Application;
  readonly preview: Preview;
  readonly onAddTitle: () => void;
}

function ApplicationForm({ application, preview, onAddTitle }: ApplicationFormProps) {
  const { list, invoiceTitle, type, warning, form, choose, chooseType } = application;
  return (
    <>
      <section>
        <Row gap={8} gapX={16} justify="between" wraps below={8}>
          <h3>抬头</h3>
          <Button onClick={onAddTitle}>新增抬头</Button>
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
export function ApplyDrawer({ address }: { address: InvoiceAddress }) {
  const orderNos = address.at.apply;
  const application = useApplication(orderNos);
  const { invoiceTitle, type, form } = application;
  const preview = application.preview.data;
  const [isAdding, setAdding] = useState(false);
  const applying = useAct('InvoiceServiceMag.applyInvoice', {
    doneText: '已提交，通常一分钟内开出',
    onDone: ({ invoiceNo }) => address.replace({ tab: 'records', apply: '', invoice: invoiceNo }),
    outdated: OUTDATED,
    onFailure(error) {
      const refused = refusedOrders(error);
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
            <Problem text={applying.problem} />
            <Row gap={8} gapX={16} justify="between" wraps className={styles.footer}>
              <Money amount={preview.amount} isTotal />
              <Button type="primary" disabled={!invoiceTitle} loading={applying.isBusy} onClick={apply}>
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
          <ApplicationForm application={application} preview={preview} onAddTitle={() => setAdding(true)} />
        ) : (
          <WithoutPreview
            application={application}
            onRecords={() => address.replace({ tab: 'records', apply: '' })}
          />
        )}
      </div>
      {isAdding ? (
        <InvoiceTitleDialog
          invoiceTitle={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            application.choose(saved);
            setAdding(false);
          }}
        />
      ) : null}
    </Drawer>
  );
}
