import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { INVOICE_NOTE_MAX } from '#contracts/rules/limits.ts';
import { Money } from '#web/components/buying/money.tsx';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { ErrorState } from '#web/components/states/error-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { shows } from '#web/lib/shows.ts';
import { beginningOf } from '../model/asked-invoice.ts';
import type { InvoiceAddress } from '../model/invoice-place.ts';
import { FRESH_PAGE, type Preview, type Title } from '../model/invoices.ts';
import styles from './invoice-drawer.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import { TitleDialog } from './title-dialog.tsx';

const DRAWER_WIDTH = 720;

/** Applies for one invoice for the orders in the address (申请开票), with its preview. */
export function ApplyDrawer({ address }: { address: InvoiceAddress }) {
  const orderNos = address.at.apply;
  const titles = useQuery(ask('InvoiceServiceMag.getInvoiceTitles'));
  const [chosen, setChosen] = useState('');
  const [type, setType] = useState<'normal' | 'special' | null>(null);
  const [orders, setOrders] = useState<Preview['orders'] | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const [isAdding, setAdding] = useState(false);
  const applying = useAct('InvoiceServiceMag.applyInvoice', {
    doneText: '已提交，通常一分钟内开出',
    onDone: ({ invoiceNo }) => address.replace({ tab: 'records', page: 1, apply: '', invoice: invoiceNo }),
  });
  const list = titles.data?.list ?? [];
  const beginning = beginningOf(orders ?? [], list);
  const title = list.find(({ titleID }) => titleID === chosen) ?? beginning.title;
  const wished = type ?? beginning.type;
  const preview = useQuery({
    ...ask('InvoiceServiceMag.previewInvoice', {
      orderNos,
      titleID: title?.titleID ?? '',
      type: typeFor(title, wished),
    }),
    ...FRESH_PAGE,
    enabled: titles.isFetched,
  });
  // The first answer tells what the orders asked for; what is chosen here afterwards stays.
  if (orders === null && preview.data) setOrders(preview.data.orders);
  const to = email ?? beginning.email;
  useFocusReturn();
  const close = () => address.replace({ apply: '' });

  /** Another title brings its own e-mail where it has one, and empties none. */
  function choose(other: Title | undefined): void {
    if (!other) return;
    setChosen(other.titleID);
    setEmail(other.email || to);
  }

  async function apply(): Promise<void> {
    if (!title || !preview.data) return;
    const { titleID } = title;
    await applying.run({
      orderNos,
      titleID,
      type: typeFor(title, wished),
      email: to,
      remark,
      amount: preview.data.amount,
    });
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
          <Row gap={8} gapX={16} justify="between" wraps className={styles.footer}>
            <Money amount={preview.data.amount} isTotal />
            <Button type="primary" disabled={!title} loading={applying.isBusy} onClick={() => void apply()}>
              提交申请
            </Button>
          </Row>
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
    if (!preview.isError) return <LinesSkeleton count={8} />;
    const refused = refusalOf(preview.error, 'orders-not-invoicable')?.orders ?? [];
    return (
      <ErrorState
        title="预览没有加载出来"
        text={
          refused.map(({ orderNo, reason }) => `${orderNo}：${reason}`).join('；') || '订单不受影响，请重试。'
        }
        {...(refused.length === 0 ? { onRetry: () => void preview.refetch() } : {})}
        actions={
          refused.length === 0 ? null : (
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
          {beginning.note === '' || chosen !== '' ? null : (
            <Note padY={8} size="12-18" role="status">
              {beginning.note}
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
          <TextField label="接收邮箱（选填）" field={{ value: to, change: setEmail }} />
          <TextField
            label="备注（选填，印在发票上）"
            field={{
              value: remark,
              problem: [...remark].length > INVOICE_NOTE_MAX ? `备注最多 ${INVOICE_NOTE_MAX} 个字` : '',
              change: setRemark,
            }}
          />
        </Stack>
        <section>
          <h3>预览（{orders.length} 个订单）</h3>
          <InvoicePaper paper={{ ...document, remark }} />
          <Note padY={8} size="12-18">
            金额为实付减去退款。余额支付的部分按消费开票，充值不再另开。
          </Note>
        </section>
        <Problem text={applying.problem} />
      </>
    );
  }
}

function typeFor(title: Title | undefined, wished: 'normal' | 'special'): 'normal' | 'special' {
  return title?.specialLacks === '' ? wished : 'normal';
}
