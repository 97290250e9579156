import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { regionText } from '#contracts/rules/address/region-text.ts';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { INVOICABLE_STATES } from '#contracts/rules/invoices/invoicable.ts';
import { PRINT_FORMS } from '#contracts/rules/print/print-forms.ts';
import { Money } from '#web/components/buying/money.tsx';
import type { OrderAction, OrderDetail } from '#web/features/orders/model/orders.ts';
import { whyNotReplace } from '#web/features/orders/model/why-not-replace.ts';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { PhotosShown } from '../photos-shown.tsx';
import { LinePrint } from '../printing/line-print.tsx';
import { PrintedStrip } from '../printing/printed-strip.tsx';
import { Stars } from '../stars.tsx';
import { DetailSection, FactList } from './detail-section.tsx';
import styles from './order-detail.module.css';
import { ReplaceCountdown } from './replace-countdown.tsx';

interface PapersProps {
  readonly detail: OrderDetail;
  readonly now: number;
  readonly onAction: (action: OrderAction) => void;
}

/** It was paid, and its money is not on its way back. */
const CAN_BE_INVOICED: readonly OrderDetail['state'][] = INVOICABLE_STATES;
/** It will be printed, and with this file. */
const LATE: readonly OrderDetail['state'][] = ['proofing', 'ready', 'producing', 'delayed'];

/** What is printed (印刷文件), which version of it, and whether there is a newer one. */
export function Files({ detail, now, onAction }: PapersProps) {
  const { replaceUntil, state } = detail;
  const isReplaceable = detail.files.some(({ canReplace }) => canReplace === 'Y');
  return (
    <DetailSection
      title="印刷文件"
      extra={replaceUntil === '' ? null : <ReplaceCountdown until={replaceUntil} className={styles.meta} />}
    >
      <Stack as="ul" gap={12}>
        {detail.files.map(({ lineID, name, version, versionAt, canReplace }) => (
          <Stack as="li" key={lineID} gap={8}>
            <Row gap={16} align="start" justify="between" className={styles.row}>
              <span>
                {name}
                <span className={styles.meta}>
                  第 {version} 版 · 更新于 {chinaTimeText(Date.parse(versionAt), now)}
                </span>
              </span>
              {canReplace === 'Y' ? (
                <Text tone="ink" size={12} nowrap>
                  作品有新版本
                </Text>
              ) : null}
            </Row>
            <PrintedStrip orderNo={detail.orderNo} lineID={lineID} />
            {PRINT_FORMS.map((form) => (
              <LinePrint key={form} orderNo={detail.orderNo} lineID={lineID} form={form} />
            ))}
          </Stack>
        ))}
      </Stack>
      {isReplaceable ? (
        <Button className={styles.below} onClick={() => onAction('replaceFile')}>
          替换文件
        </Button>
      ) : null}
      {LATE.includes(state) ? <p className={styles.meta}>{whyNotReplace(state)}</p> : null}
    </DetailSection>
  );
}

/** What was asked for after receipt (售后), the latest first. */
export function AfterSales({ detail, now, onAction }: PapersProps) {
  if (detail.afterSales.length === 0) return null;
  return (
    <DetailSection title="售后">
      <Stack as="ul" gap={12}>
        {[...detail.afterSales].reverse().map((sale) => (
          <Text as="li" key={sale.afterSaleNo} padY={12} padX={16} ground="paper" radius="sheet" breaks>
            <Row as="p" gap={16} align="stretch" justify="between">
              <b>
                {sale.kindText} · {sale.stateText}
              </b>
              {sale.amount === '0.00' ? null : <Money amount={sale.amount} />}
            </Row>
            <p>
              {sale.part === undefined ? '' : `${detail.parts?.[sale.part - 1]?.name ?? ''} 收到的，`}
              {sale.reason}
              {sale.description === '' ? '' : `：${sale.description}`}
            </p>
            <PhotosShown photos={sale.photos} />
            {sale.answer === '' ? null : (
              <Box as="p" above={4} tone="ink">
                客服答复：{sale.answer}
              </Box>
            )}
            <p className={styles.meta}>
              {chinaTimeText(Date.parse(sale.at), now)} · 售后单号 {sale.afterSaleNo}
            </p>
            {sale.canWithdraw === 'Y' ? (
              <Button className={styles.below} onClick={() => onAction('cancelAfterSale')}>
                撤销售后
              </Button>
            ) : null}
          </Text>
        ))}
      </Stack>
    </DetailSection>
  );
}

/** How it was paid (付款记录). */
export function Payments({ detail, now }: Omit<PapersProps, 'onAction'>) {
  if (detail.payments.length === 0) return null;
  return (
    <DetailSection title="付款记录">
      <Stack as="ul" gap={12}>
        {detail.payments.map(({ payNo, channelName, amount, stateText, at, payer, serialNo, slipPath }) => (
          <Row as="li" key={payNo} gap={16} align="start" justify="between" className={styles.row}>
            <span>
              {channelName} · {stateText}
              <span className={styles.meta}>
                {chinaTimeText(Date.parse(at), now)} · {payNo}
              </span>
              {serialNo === '' ? null : (
                <span className={styles.meta}>
                  付款户名 {payer} · 转账流水号 {serialNo}
                </span>
              )}
              {slipPath ? (
                <a className={styles.meta} href={slipPath} target="_blank" rel="noreferrer">
                  查看转账回单
                </a>
              ) : null}
            </span>
            <Money amount={amount} />
          </Row>
        ))}
      </Stack>
    </DetailSection>
  );
}

function invoiceText({ kind, title, taxNo, email, type }: OrderDetail['invoice']): string {
  if (kind === 'none') return '不开发票';
  const parts = [
    type === 'special' ? '数电专票' : '',
    kind === 'company' ? '企业' : '个人',
    title,
    taxNo,
    email,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** 申请开票: where it cannot be, the screen of invoices says why. */
function InvoiceLink({ orderNo }: { orderNo: string }) {
  return <Link to={PATHS.invoice.getHref({ apply: orderNo })}>申请开票</Link>;
}

/** Where it goes, and what else was wished (收货与发票). */
export function Wishes({ detail, onAction }: Omit<PapersProps, 'now'>) {
  const { address, receiver, parts = [], delivery, remark, invoice, reason } = detail;
  const isPickup = delivery.code === 'pickup';
  return (
    <DetailSection
      title={isPickup ? '自提与发票' : '收货与发票'}
      extra={
        detail.handleOption.includes('updateAddress') ? (
          <Button type="link" size="small" onClick={() => onAction('updateAddress')}>
            修改地址
          </Button>
        ) : null
      }
    >
      <FactList
        facts={[
          ...(parts.length > 0
            ? ([['收货人', `${receiver.name}（${receiver.region}）`]] as const)
            : ([
                [isPickup ? '取书人' : '收货人', `${receiver.name} ${receiver.mobile}`],
                [isPickup ? '自提地点' : '地址', `${regionText(address)}${address.street}${address.detail}`],
              ] as const)),
          ['配送', delivery.name],
          ['发票', invoiceText(invoice)],
          ...(CAN_BE_INVOICED.includes(detail.state)
            ? [['开票', <InvoiceLink key="invoice" orderNo={detail.orderNo} />] as const]
            : []),
          ...(remark === '' ? [] : [['备注', remark] as const]),
          ...(reason === '' ? [] : [['说明', reason] as const]),
        ]}
      />
    </DetailSection>
  );
}

/** What the customer said of it (评价). */
export function Review({ detail }: { detail: OrderDetail }) {
  const { stars, text, photos } = detail.review;
  if (stars === 0) return null;
  return (
    <DetailSection title="我的评价">
      <Stars stars={stars} />
      {text === '' ? null : <p>{text}</p>}
      <PhotosShown photos={photos} />
    </DetailSection>
  );
}
