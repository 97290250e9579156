/** Sections 5, 7 and 9: what a price holds, and which choices have one. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Provenance } from '#contracts/operations.ts';
import { parseDecimal } from '#contracts/rules/decimal.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { totalPrice } from '#contracts/rules/price/price.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import type { RefusalRule } from '#contracts/rules/print/step-availability.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { choiceOf } from '../live-ids.ts';
import { isSuccess } from '../reply-success.ts';
import type { Values } from '../request.ts';
import type { Found } from '../run.ts';
import { type Exchange, type Probe, type Run, tokenFor } from '../run.ts';
import { Skipped } from '../skipped.ts';
import { drawFrom } from '../values/random.ts';
import { isSameAmount } from './amounts.ts';
import { inParts, nothingToOrder } from './cart.ts';
import { atEveryEdge, type PrintChoice, printChoices } from './print-choices.ts';

const OPERATION = 'ShoppingServiceMag.getTotal';
const VALUES = 7;
const DRAWN = 3;
const MANY = 1001;
const PAUSE_MS = 20;

export const RULES: readonly { rule: RefusalRule; name: string; isWithoutPastedown?: boolean }[] = [
  { rule: 'saddle-stitch-multiple', name: '骑马钉 takes multiples of 4', isWithoutPastedown: false },
  {
    rule: 'saddle-stitch-multiple',
    name: '骑马钉 of editor type 3 without pasted-down pages takes 2 more than multiples of 4',
    isWithoutPastedown: true,
  },
  { rule: 'binding-page-range', name: 'a binding takes the pages of its range' },
  { rule: 'cloth-cover-needs-hardcover', name: '布艺 takes 精装 or 豪华装' },
  { rule: 'binding-needs-lamination', name: '对裱精装, 对裱平装 and 豪华装 refuse 不覆膜' },
  { rule: 'weight-page-range', name: 'an inner weight takes the pages of its range' },
];

interface Question {
  readonly run: Run;
  readonly probe: Probe;
}

async function ask({ run, probe }: Question, choice: Values): Promise<Exchange> {
  const input = { ...choice, memberID: run.live.memberID ?? '', random: '0.1' };
  return probe.fitting({ operation: OPERATION, input, token: tokenFor(run, OPERATION) });
}

function rule(expected: string, actual: string): Found {
  return { kind: 'rule', expected, actual, pointer: '', provenance: 'documented' };
}

export async function checkPrice(run: Run): Promise<void> {
  if (!run.isChosen(OPERATION)) return;
  const lines = run.orderable;
  const choices = printChoices(lines);
  // That took a while without a look at the network: a connection that the target closed meanwhile must be noticed.
  await pause(PAUSE_MS);
  const allowed = choices.filter(({ refusedBy }) => refusedBy.length === 0);
  const check = (name: string, work: (question: Question) => Promise<void>) =>
    run.check(OPERATION, name, async (probe) => {
      tokenFor(run, OPERATION);
      if (lines.length === 0) throw nothingToOrder(run);
      await work({ run, probe });
    });

  await check('a price has its values', async (question) => {
    for (const line of drawFrom(lines, DRAWN, run.seed, 'prices')) {
      const choice = choiceOf(line);
      const exchange = await ask(question, choice);
      const count = parseWholeNumber(choice.count ?? '');
      if (count === null) continue;
      const wrong = wrongInValues(exchange, count);
      if (wrong) question.probe.found(exchange, wrong);
    }
  });
  await check('a total is rounded down to whole fen', async (question) => {
    for (const { values } of drawFrom(allowed, DRAWN, run.seed, 'rounding'))
      await checkRounding(question, values);
  });
  await check('the quantity is a whole number from 1 to 1000000', (question) =>
    checkQuantity(question, allowed),
  );
  await check('what every rule allows has a price', async (question) => {
    const drawn = drawFrom(allowed, 2 * DRAWN, run.seed, 'allowed');
    for (const choice of [...drawn, ...atEveryEdge(allowed, run.seed, 'allowed')]) {
      await demandPrice(question, choice.values, certaintyOf(run, choice));
    }
    for (const choice of drawFrom(ownOf(run, allowed), DRAWN, run.seed, 'own')) {
      await demandPrice(question, choice.values, 'documented');
    }
  });
  for (const { rule: name, name: title, isWithoutPastedown } of RULES) {
    const forbidden = choices.filter(
      ({ refusedBy, isWithoutPastedown: is }) =>
        refusedBy.length === 1 && refusedBy[0] === name && is === (isWithoutPastedown ?? is),
    );
    await check(title, (question) => checkForbidden(question, forbidden, title));
  }
}

function wrongInValues({ reply }: Exchange, count: number): Found | null {
  // A choice that nobody can print any more is refused, which the schema allows.
  if (!isSuccess(OPERATION, reply)) return null;
  const values = reply.text.split('|');
  if (values.length < VALUES) return rule(`at least ${VALUES} values`, `${values.length} values`);
  const [, , , discount = '', , , unitPrice = ''] = values;
  const rate = parseDecimal(discount);
  if (rate === null || rate.digits >= 10n ** BigInt(rate.scale)) {
    return rule('a discount rate of 0 or more, below 1, as the 4th value', discount);
  }
  const price = parseDecimal(unitPrice);
  if (price === null || price.digits === 0n) return rule('a unit price above 0 as the 7th value', unitPrice);
  // What the 2nd value of another server means, nobody knows; ours says of itself that it is the total.
  const total = parseTotalReply(reply.text)?.extras?.total;
  const expected = totalPrice({ count, unitPrice, discount });
  if (total === undefined || isSameAmount(total, expected)) return null;
  return rule(`${expected} as the total, which is ${inParts({ unitPrice, discount }, count)}`, total);
}

/** Many copies, because only a discount leaves parts of a fen. */
async function checkRounding(question: Question, choice: Values): Promise<void> {
  const { reply } = await ask(question, { ...choice, count: String(MANY) });
  const count = isSuccess(OPERATION, reply) ? unevenCount(reply.text) : null;
  if (count === null) return;
  const exchange = await ask(question, { ...choice, count: String(count) });
  const wrong = wrongInValues(exchange, count);
  // Any other difference is no matter of rounding, and a check of its own tells it.
  if (wrong && isOneFenOff(wrong)) question.probe.found(exchange, wrong);
}

function isOneFenOff({ expected, actual }: Found): boolean {
  const [due, told] = [parseFen(expected.split(' ')[0] ?? ''), parseFen(actual)];
  return due !== null && told !== null && Math.abs(due - told) === 1;
}

/** The first quantity whose total is no whole number of fen; null where every total is one. */
function unevenCount(text: string): number | null {
  const [, , , discount = '', , , unitPrice = ''] = text.split('|');
  const [rate, price] = [parseDecimal(discount), parseDecimal(unitPrice)];
  if (rate === null || price === null) return null;
  const left = 10n ** BigInt(rate.scale) - rate.digits;
  const whole = 10n ** BigInt(rate.scale + price.scale);
  const counts = Array.from({ length: 100 }, (_, by) => MANY + by);
  return counts.find((count) => (BigInt(count) * price.digits * left * 100n) % whole !== 0n) ?? null;
}

/** The choices that the member's lines have themselves: the dialog opens with them, and with their price (section 4). */
function ownOf(run: Run, allowed: readonly PrintChoice[]): PrintChoice[] {
  return allowed.filter((choice) => certaintyOf(run, choice) === 'documented');
}

/** An option is enabled "only if" (section 5): that each of the other choices has a price is our reading. */
function certaintyOf(run: Run, { values }: PrintChoice): Provenance {
  const isOwn = run.orderable.some((line) => {
    const own = choiceOf(line);
    return ['goodsID', 'cnums', 'pagesNum'].every((name) => own[name] === values[name]);
  });
  return isOwn ? 'documented' : 'assumed';
}

async function demandPrice(question: Question, choice: Values, provenance: Provenance): Promise<void> {
  const exchange = await ask(question, choice);
  const { reply } = exchange;
  if (isSuccess(OPERATION, reply)) return;
  const wrong = rule(`a price for ${inWords(choice)}`, reply.text.slice(0, 120));
  question.probe.found(exchange, { ...wrong, provenance });
}

async function demandRefusal(
  question: Question,
  choice: Values,
  why: string,
  provenance: Provenance,
): Promise<void> {
  const exchange = await ask(question, choice);
  if (!isSuccess(OPERATION, exchange.reply)) return;
  const price = parseTotalReply(exchange.reply.text)?.unitPrice ?? exchange.reply.text;
  const wrong = rule(`a refusal: ${why}`, `a price of ${price} for ${inWords(choice)}`);
  question.probe.found(exchange, { ...wrong, provenance });
}

function inWords({ count, cnums, pagesNum }: Values): string {
  return `${count} of ${cnums} with ${pagesNum} pages`;
}

async function checkQuantity(question: Question, allowed: readonly PrintChoice[]): Promise<void> {
  const { run } = question;
  const own = ownOf(run, allowed);
  const [choice] = drawFrom(own.length > 0 ? own : allowed, 1, run.seed, 'quantity');
  if (!choice) throw new Skipped('no cart line can be printed');
  for (const count of ['1', '1000000']) {
    await demandPrice(question, { ...choice.values, count }, certaintyOf(run, choice));
  }
  // Section 5 bounds what is typed and stored; that the price call refuses the rest is our reading.
  for (const count of ['0', '1000001', '1.5']) {
    await demandRefusal(question, { ...choice.values, count }, `a quantity of ${count}`, 'assumed');
  }
}

/** Section 5 says what a dialog offers. That the server refuses the rest is our reading. */
async function checkForbidden(
  question: Question,
  forbidden: readonly PrintChoice[],
  title: string,
): Promise<void> {
  if (forbidden.length === 0) throw new Skipped('no cart line has such options');
  const { seed } = question.run;
  const drawn = drawFrom(forbidden, DRAWN, seed, title);
  for (const { values } of [...drawn, ...atEveryEdge(forbidden, seed, title)]) {
    await demandRefusal(question, values, title, 'assumed');
  }
}
