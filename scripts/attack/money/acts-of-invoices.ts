/** Invoices, the authority that issues them, and time. */
import { fenOf } from './books.ts';
import { textIn } from './counter.ts';
import { type Act, type Outcome, outcomeOf, type Walk } from './walk.ts';

const AUTHORITY = ['ok', 'slow', 'busy', 'mismatch'] as const;
/** Mostly little time, so that orders are found in every state; now and then a month. */
const SPANS = [
  '40s',
  '2m',
  '6m',
  '11m',
  '16m',
  '35m',
  '2h',
  '5h',
  '12h',
  '1d',
  '2d',
  '4d',
  '9d',
  '16d',
  '31d',
] as const;
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

async function titleOf(walk: Walk, account: string): Promise<string> {
  const titles = await walk.list(account, 'InvoiceServiceMag.getInvoiceTitles', {});
  const title = walk.chance.of(titles);
  if (title) return textIn(title, 'titleID');
  const person = { titleID: '', kind: 'personal', name: '林晚', email: '', isDefault: 'Y' };
  const empty = { taxNo: '', address: '', tel: '', bank: '', account: '' };
  const saved = await walk.ask(account, 'InvoiceServiceMag.saveInvoiceTitle', { ...person, ...empty });
  return textIn(saved.data, 'titleID');
}

async function apply(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const orders = await walk.list(account, 'InvoiceServiceMag.getInvoiceOrders', { pageSize: '20' });
  const chosen = walk.chance.some(orders, 3);
  if (chosen.length === 0) return 'nothing';
  const fen = chosen.reduce((sum, one) => sum + fenOf(textIn(one, 'amount')), walk.chance.isIn(4) ? 1 : 0);
  const wish = {
    orderNos: chosen.map((one) => textIn(one, 'orderNo')).join(','),
    titleID: await titleOf(walk, account),
    type: walk.chance.isIn(85) ? 'normal' : 'special',
    ...{ email: '', remark: '', amount: (fen / 100).toFixed(2) },
  };
  return outcomeOf(await walk.intend(account, 'InvoiceServiceMag.applyInvoice', wish));
}

async function retryOrTakeBack(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const invoices = await walk.list(account, 'InvoiceServiceMag.getInvoices', { pageSize: '20' });
  const invoice = walk.chance.of(invoices);
  if (!invoice) return 'nothing';
  const invoiceNo = textIn(invoice, 'invoiceNo');
  if (invoice.state === 'failed') {
    return outcomeOf(await walk.ask(account, 'InvoiceServiceMag.retryInvoice', { invoiceNo }));
  }
  const reissueTitleID = walk.chance.isIn(50) ? await titleOf(walk, account) : '';
  const wish = { invoiceNo, reason: '抬头开错', reissueTitleID };
  return outcomeOf(await walk.intend(account, 'InvoiceServiceMag.redInvoice', wish));
}

async function tellAuthority(walk: Walk): Promise<Outcome> {
  const params = { answer: walk.chance.of(AUTHORITY) ?? 'ok', times: String(1 + walk.chance.below(3)) };
  return outcomeOf(await walk.counter.control('POST', 'scenarios/tax-authority/run', { params }));
}

async function wait(walk: Walk): Promise<Outcome> {
  const place = Math.min(walk.chance.below(SPANS.length), walk.chance.below(SPANS.length + 4));
  const advance = SPANS[place] ?? '40s';
  const answer = await walk.counter.control('POST', 'clock', { advance });
  walk.passedMs += Number.parseInt(advance, 10) * (UNITS[advance.at(-1) ?? ''] ?? 0);
  walk.books.doubtAll();
  return outcomeOf(answer);
}

export const ACTS_OF_INVOICES: readonly Act[] = [
  { name: 'apply for an invoice', weight: 5, run: apply },
  { name: 'try again, or take it back', weight: 3, run: retryOrTakeBack },
  { name: 'tell the authority', weight: 2, run: tellAuthority },
  { name: 'time passes', weight: 6, run: wait },
];
