import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkQuantity } from '#contracts/rules/price/quantity.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { specAgainst, specAllowsQuantity } from '#contracts/rules/testing/spec-table.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { dataOf, factsOf } from '../testing.ts';
import { SUPER_ID } from './testing.ts';

const CHOICES = 5000;
const LEAST_OF_EACH = 1000;
/** Everything the database says is compared at every so many choices, the cart at every one. */
const WHOLE_DATABASE_AT = 50;

/** A cart line of super for each product that is on sale. */
const LINES = ['90001', '90003', '90002', '90023', '90005', '90026', '90013'];

/** The products whose only limited binding, 铁圈装, has a range of its own. */
const OWN_RANGES: Readonly<Record<string, { least: number; most: number }>> = {
  5: { least: 6, most: 60 },
  7: { least: 1, most: 20_000 },
};

const EDGES = [
  1, 2, 5, 6, 7, 8, 9, 10, 11, 15, 16, 17, 30, 31, 32, 33, 40, 41, 47, 48, 49, 59, 60, 61, 63, 64, 65, 66, 67,
  119, 120, 121, 199, 200, 201, 397, 398, 399, 400, 401, 599, 600, 601, 9998, 9999, 10_000, 10_001, 20_001,
];
const BAD_PAGES = ['0', '', 'x', '64.5', '-64', '064', '1e3', ' 64'];
const GOOD_COUNTS = [1, 2, 49, 50, 99, 100, 299, 300, 500, 777, 999, 1000, 123_457, 999_999, 1_000_000];
const BAD_COUNTS = ['0', '', '1.5', 'x', '-1', '1000001', '01', '1e3', ' 5', '５', '99999999999999999999'];

interface Shape extends PrintLine {
  readonly goods: PrintLine['goods'] & { readonly ID: string };
}

interface Choice {
  readonly cartID: string;
  readonly count: string;
  readonly pages: string;
  readonly line: Shape;
}

let test: TestApp;
let token = '';
const shapes = new Map<string, Shape>();

async function itemOf(cartID: string): Promise<Shape & Readonly<Record<string, unknown>>> {
  return dataOf(await test.call('ShopCarService.cartInfo', { cartID }, { token })).data as Shape &
    Readonly<Record<string, unknown>>;
}

beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf('super');
  for (const id of LINES) shapes.set(id, await itemOf(id));
});
afterAll(() => test.close());

const random = seededRandom(20_261_121);
const below = (end: number) => Math.floor(random() * end);

function oneOf<T>(list: readonly T[]): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new RangeError('nothing to take one of');
  return found;
}

function anyPages(): string {
  const kind = random();
  if (kind < 0.03) return oneOf(BAD_PAGES);
  if (kind < 0.4) return String(oneOf(EDGES));
  return String(kind < 0.85 ? 8 + below(60) : 1 + below(700));
}

function anyCount(): string {
  const kind = random();
  if (kind < 0.08) return oneOf(BAD_COUNTS);
  return String(kind < 0.6 ? oneOf(GOOD_COUNTS) : 1 + below(2000));
}

/** Any option of each step; now and then none, or one that the step does not have. */
function anyChoice(): Choice {
  const cartID = oneOf(LINES);
  const shape = shapes.get(cartID);
  if (shape === undefined) throw new RangeError(`no line ${cartID}`);
  const buzhou = shape.buzhou.map((step) => {
    if (step.items.length === 0) return step;
    const kind = random();
    const selCnum = kind < 0.005 ? '' : kind < 0.01 ? 'XX99' : oneOf(step.items).Cnum;
    return { ...step, selCnum };
  });
  const pages = anyPages();
  const line = { ...shape, pageNum: /^[1-9]\d*$/.test(pages) ? Number(pages) : 0, buzhou };
  return { cartID, count: anyCount(), pages, line };
}

/** The dialog saves a choice that its rules leave as it is, with a quantity that they take. */
function isSavedByDialog({ line, count }: Choice): boolean {
  const { changes, impossible } = reselect(line);
  const isPrintable = line.pageNum > 0 && changes.length + impossible.length === 0;
  return isPrintable && checkQuantity(count).kind === 'done';
}

function nameIn(line: Shape, stepName: string): string {
  const step = line.buzhou.find(({ Name }) => Name === stepName);
  return step?.items.find(({ Cnum }) => Cnum === step.selCnum)?.Name ?? '';
}

/** The same by the table that was written by hand. */
function isAllowedByTable({ line, count }: Choice): boolean {
  const isComplete = line.buzhou.every(
    ({ items, selCnum }) => items.length === 0 || items.some(({ Cnum }) => Cnum === selCnum),
  );
  if (!isComplete || line.pageNum < 1 || !specAllowsQuantity(count)) return false;
  const binding = nameIn(line, '装订方式');
  const against = specAgainst({
    pageNum: line.pageNum,
    goods: line.goods,
    cover: nameIn(line, '封面材质'),
    binding,
    weight: nameIn(line, '内页克重'),
    lamination: nameIn(line, '内页覆膜'),
    ownRange: binding === '铁圈装' ? OWN_RANGES[line.goods.ID] : undefined,
  });
  return against.length === 0;
}

function asked({ line, count, pages }: Choice) {
  const { goods, buzhou } = line;
  return { goodsID: goods.ID, count, pagesNum: pages, memberID: SUPER_ID, cnums: joinCnums(buzhou) };
}

async function saved(choice: Choice, remarkinfo: string): Promise<string> {
  const empty = { fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
  const input = { CartID: choice.cartID, ...asked(choice), remarkinfo, pdfchecked: '1' as const, ...empty };
  const reply = await test.call('ShoppingServiceMag.updateCart', input, { token });
  expect([reply.status, reply.type]).toEqual([200, 'text/plain; charset=utf-8']);
  return reply.text;
}

/** "12.5" in units of ten to the power of minus `decimals`. */
function scaled(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals) throw new RangeError(`more decimals than ${decimals}: ${text}`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function yuan(fen: bigint): string {
  return `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
}

/** floor(count × unit price × (1 − discount)) and total divided by count, worked out without the rules. */
async function priceOf(choice: Choice): Promise<{ totalPrice: string; unitPrice: string }> {
  const reply = await test.call(
    'ShoppingServiceMag.getTotal',
    { ...asked(choice), random: '0.5' },
    { token },
  );
  const values = reply.text.split('|');
  const rest = 10_000n - scaled(values[3] ?? '', 4);
  const fen = (BigInt(choice.count) * scaled(values[6] ?? '', 2) * rest) / 10_000n;
  return { totalPrice: yuan(fen), unitPrice: yuan(fen / BigInt(choice.count)) };
}

/** Every cart line there is, of every member, as it is stored. */
function storedLines(): ReadonlyMap<string, string> {
  const rows = test.world.db.sqlite.prepare<[], { id: number }>('SELECT * FROM cart_lines').all();
  return new Map(rows.map((row) => [String(row.id), JSON.stringify(row)]));
}

function without(lines: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  return new Map([...lines].filter(([other]) => other !== id));
}

async function expectStored(choice: Choice, remark: string, price: object): Promise<void> {
  expect(await itemOf(choice.cartID)).toMatchObject({
    ...price,
    count: Number(choice.count),
    pageNum: choice.line.pageNum,
    buzhou: choice.line.buzhou,
    remarkinfo: remark,
  });
}

describe('generated choices sent to ShoppingServiceMag.updateCart', () => {
  it('are saved exactly where the dialog would save them, at their price, and nothing else ever changes', async () => {
    const answers = { ok: 0, refused: 0 };
    let lines = storedLines();
    for (let index = 0; index < CHOICES; index += 1) {
      const choice = anyChoice();
      const remark = `第 ${index} 次`;
      const facts = index % WHOLE_DATABASE_AT === 0 ? factsOf(test) : null;
      const text = await saved(choice, remark);
      const isOk = text === 'ok';
      const about = `${JSON.stringify(asked(choice))}: ${text}`;
      expect([isOk, isOk], about).toEqual([isSavedByDialog(choice), isAllowedByTable(choice)]);

      const after = storedLines();
      if (isOk) {
        answers.ok += 1;
        await expectStored(choice, remark, await priceOf(choice));
        expect(without(after, choice.cartID), about).toEqual(without(lines, choice.cartID));
      } else {
        answers.refused += 1;
        expect(after, about).toEqual(lines);
        if (facts !== null) expect(factsOf(test), about).toBe(facts);
      }
      lines = after;
    }
    expect(answers.ok).toBeGreaterThan(LEAST_OF_EACH);
    expect(answers.refused).toBeGreaterThan(LEAST_OF_EACH);
    expect(answers.ok + answers.refused).toBe(CHOICES);
  });
});
