import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import { prefillOf } from '../model/asked-invoice.ts';
import type { InvoiceAddress } from '../model/invoice-place.ts';
import { FRESH_PAGE, type Preview, type Title } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { TitleDialog } from './title-dialog.tsx';

const DRAWER_WIDTH = 720;

/** What the preview shows is no longer so: it is asked for again before the refusal is told. */
const OUTDATED = ['bad-choice', 'orders-not-invoicable', 'invoice-title-not-found'];

const FIELD_OF_REASON: Readonly<Record<string, string>> = {
  'bad-invoice-email': 'email',
  'bad-remark': 'remark',
};

const FIELDS = {
  start: { email: '', remark: '' },
  check: ({ remark }: { remark: string }) => {
    const problem = noteProblem('备注', remark);
    return problem === null ? {} : { remark: problem };
  },
  refusedAt: ({ reason }: CallError) => FIELD_OF_REASON[reason],
};

/** Of which orders no invoice can be issued, and why; empty where that is not the matter. */
function refusedOrders(error: CallError | null): string {
  const refused = error && refusalOf(error, 'orders-not-invoicable');
  return (refused?.orders ?? []).map(({ orderNo, reason }) => `${orderNo}：${reason}`).join('；');
}

/** Applies for one invoice for the orders in the address (申请开票), with its preview. */
export function ApplyDrawer({ address }: { address: InvoiceAddress }) {
  const orderNos = address.at.apply;
  const titles = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const [chosen, setChosen] = useState('');
  const [type, setType] = useState<'normal' | 'special' | null>(null);
  const [orders, setOrders] = useState<Preview['orders'] | null>(null);
  const form = useForm(FIELDS);
  const [isAdding, setAdding] = useState(false);
  const applying = useAct('InvoiceServiceMag.applyInvoice', {
    doneText: '已提交，通常一分钟内开出',
    onDone: ({ invoiceNo }) => address.replace({ tab: 'records', page: 1, apply: '', invoice: invoiceNo }),
    outdated: OUTDATED,
    onFailure(error) {
      const orders = refusedOrders(error);
      if (orders !== '') applying.setProblem(orders);
      return orders !== '' || form.refused(error);
    },
  });
  const list = titles.data?.list ?? [];
  const prefill = prefillOf(orders ?? [], list);
  const title = list.find(({ titleID }) => titleID === chosen) ?? prefill.title;
  const wished = type ?? prefill.type;
  const preview = useQuery({
    ...ask('InvoiceServiceMag.previewInvoice', {
      orderNos,
      titleID: title?.titleID ?? '',
      type: typeFor(title, wished),
    }),
    ...FRESH_PAGE,
    enabled: titles.isSuccess,
  });
  // There are two previews: the first, with the default title, tells what the orders asked for.
  if (orders === null && preview.data) {
    setOrders(preview.data.orders);
    form.begin({ email: prefillOf(preview.data.orders, list).email });
  }
  useFocusReturn();
  const close = () => address.replace({ apply: '' });

  /** Another title brings its own e-mail where it has one, and empties none. */
  function choose(other: Title | undefined): void {
    if (!other) return;
    setChosen(other.titleID);
    form.set({ email: other.email || form.values.email });
  }

  function apply(): void {
    if (!title || !preview.data) return;
    const { amount } = preview.data;
    const facts = { orderNos, titleID: title.titleID, type: typeFor(title, wished), amount };
    void form.send((fields) => applying.run({ ...facts, ...fields }));
  }

  return (
    <Drawer
      open
      title="申请开票"
      size={DRAWER_WIDTH}
      onClose={close}
      styles={{ footer: { padding: '12px 24px' } }}
      footer={
        preview.data ? (
          <Stack gap={8}>
            <Problem text={applying.problem} />
            <Row gap={8} gapX={16} justify="between" wraps className={styles.footer}>
              <Money amount={preview.data.amount} isTotal />
              <Button type="primary" disabled={!title} loading={applying.isBusy} onClick={apply}>
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
        {preview.data ? filled(preview.data) : waiting()}
      </div>
      {isAdding ? (
        <TitleDialog
          title={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            choose(saved);
            setAdding(false);
          }}
        />
      ) : null}
    </Drawer>
  );

  function waiting() {
    const failed = titles.isError ? titles : preview;
    if (!failed.isError) return <LinesSkeleton count={8} />;
    const refused = refusedOrders(preview.error);
    return (
      <ErrorState
        title="预览没有加载出来"
        text={refused || '订单不受影响，请重试。'}
        {...(refused === '' ? { onRetry: () => void failed.refetch() } : {})}
        actions={
          refused === '' ? null : (
            <Button onClick={() => address.replace({ tab: 'records', apply: '' })}>查看开票记录</Button>
          )
        }
      />
    );
  }

  function filled({ document, orders }: NonNullable<typeof preview.data>) {
    return (
      <>
        <section>
          <Row gap={8} gapX={16} justify="between" wraps below={8}>
            <h3>抬头</h3>
            <Button onClick={() => setAdding(true)}>新增抬头</Button>
          </Row>
          {prefill.note === '' || chosen !== '' ? null : (
            <Note padY={8} size="12-18" role="status">
              {prefill.note}
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
                chosen={title?.titleID ?? ''}
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
            chosen={typeFor(title, wished)}
            onChoose={(key) => setType(key === 'special' ? 'special' : 'normal')}
            choices={[
              { key: 'normal', title: '数电普票', note: '用于报销' },
              { key: 'special', title: '数电专票', note: '用于抵扣', obstacle: title?.specialLacks ?? '' },
            ]}
          />
        </section>
        <Stack as="section" gap={8} gapX={16} className={styles.fields}>
          <TextField label="接收邮箱（选填）" field={form.of('email')} />
          <TextField label="备注（选填，印在发票上）" field={form.of('remark')} />
        </Stack>
        <section>
          <h3>预览（{orders.length} 个订单）</h3>
          <InvoicePaper paper={{ ...document, remark: form.values.remark }} />
          <Note padY={8} size="12-18">
            金额为实付减去退款。余额支付的部分按消费开票，充值不再另开。
          </Note>
        </section>
      </>
    );
  }
}

function typeFor(title: Title | undefined, wished: 'normal' | 'special'): 'normal' | 'special' {
  return title?.specialLacks === '' ? wished : 'normal';
}
