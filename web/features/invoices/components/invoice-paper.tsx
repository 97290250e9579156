import { amountText } from '#contracts/rules/money.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import type { Invoice } from '../model/invoices.ts';
import styles from './invoice-paper.module.css';

interface InvoicePaperProps {
  readonly paper: Invoice['documents'][number];
  /** Its application is over: what has no number gets none. */
  readonly isNeverIssued?: boolean;
}

/** An invoice as it is on paper (票面), marked as the sample that it is. */
export function InvoicePaper({ paper, isNeverIssued = false }: InvoicePaperProps) {
  return (
    <Box
      as="article"
      radius="control"
      ground="paper"
      digits
      className={styles.paper}
      aria-label={`${paper.kind}${paper.number}`}
    >
      <Text tone="seal" nowrap className={styles.watermark} aria-hidden="true" />
      <Stack as="header" gap={6} items="center">
        <Box as="h3" tone="text" text="center" className={styles.kind}>
          {paper.kind}
        </Box>
        <Box as="p" size={12} tone="seal" className={styles.sample}>
          样张 · 非税务凭证
        </Box>
        <Stack as="dl" gapX={12} className={styles.facts}>
          <dt>发票号码</dt>
          <dd>{paper.number || (isNeverIssued ? '未开具' : '开具后生成')}</dd>
          <dt>开票日期</dt>
          <dd>{paper.day || (isNeverIssued ? '未开具' : '开具当天')}</dd>
        </Stack>
      </Stack>
      <Stack above={12} className={styles.parties}>
        <Party label="购买方" party={paper.buyer} nobody="请选择抬头" />
        <Party label="销售方" party={paper.seller} nobody="" />
      </Stack>
      <table className={styles.lines}>
        <caption className="only-read">货物明细</caption>
        <thead>
          <tr>
            <th scope="col">项目名称</th>
            <th scope="col">数量</th>
            <th scope="col">金额</th>
            <th scope="col">税率</th>
            <th scope="col">税额</th>
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two may be alike.
            <tr key={index}>
              <td>
                {line.name}
                <span className={styles.spec}>{line.spec}</span>
              </td>
              <td>
                {line.quantity} {line.unit}
              </td>
              <td>{amountText(line.amount)}</td>
              <td>{line.taxRate}</td>
              <td>{amountText(line.tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              合计
            </th>
            <td>
              <Money amount={paper.amount} />
            </td>
            <td />
            <td>
              <Money amount={paper.tax} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Row as="p" gap={4} gapX={12} align="baseline" wraps padY={10} className={styles.total}>
        <span>价税合计</span>
        <span>{paper.totalWords}</span>
        <b>
          <Money amount={paper.total} />
        </b>
      </Row>
      <Box as="p" breaks className={styles.remark}>
        备注：{paper.remark === '' ? '无' : paper.remark}
      </Box>
      <Box as="p" breaks className={styles.remark}>
        开票人：{paper.issuer}
      </Box>
    </Box>
  );
}

function Party({
  label,
  party,
  nobody,
}: {
  label: string;
  party: Invoice['documents'][number]['buyer'];
  nobody: string;
}) {
  const more = [party.address, party.tel, party.bank, party.account].filter((part) => part !== '');
  return (
    <Box as="dl" shrinks className={styles.party}>
      <dt>{label}</dt>
      <dd>{party.name === '' ? nobody : party.name}</dd>
      {party.taxNo === '' ? null : <dd>税号 {party.taxNo}</dd>}
      {more.length === 0 ? null : <dd className={styles.spec}>{more.join('，')}</dd>}
    </Box>
  );
}
