/** Section 3: what a cart line holds, and that its amounts are those of the price rule. */
import { totalPrice } from '#contracts/rules/price/price.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import type { Aspect } from '#server/servlet/reply-place.ts';
import { choiceOf } from '../live-ids.ts';
import { isSuccess } from '../reply-success.ts';
import { type Probe, type Run, tokenFor } from '../run.ts';
import { Skipped } from '../skipped.ts';
import { isObject, type Keys, listAt, partAt, pointerOf, wordAt } from '../values/json-parts.ts';
import { drawFrom } from '../values/random.ts';
import { told } from '../values/redact.ts';
import { isSameAmount, wrongAmounts } from './amounts.ts';

const OPERATION = 'ShopCarService.cartInfo';
const LINES = 5;
const AMOUNT = /^(0|[1-9]\d*)\.\d{2}$/;

const LINE_FIELDS = [
  ...['ID', 'photoPath', 'clientDesignName', 'goodsName', 'showPageNum', 'pageNum', 'count', 'unitPrice'],
  ...['totalPrice', 'yhstr', 'remarkinfo', 'goods', 'zhuangDingPageCfg', 'buzhou'],
];
const GOODS_FIELDS = ['ID', 'EditorType', 'isHasPastedown'];
const STEP_FIELDS = ['ID', 'Name', 'IsShow', 'selCnum', 'items'];
const ITEM_FIELDS = ['Cnum', 'Name'];

interface Wrong {
  readonly keys: Keys;
  readonly expected: string;
  readonly actual: string;
  readonly aspect: Aspect;
}

export async function checkCart(run: Run): Promise<void> {
  const ids = drawFrom(run.lines, LINES, run.seed, 'cart lines').map((line) => wordAt(line, ['ID']));
  await run.check(OPERATION, 'a line has all its fields', async (probe) => {
    const token = tokenFor(run, OPERATION);
    if (ids.length === 0) throw new Skipped(NO_LINES);
    for (const cartID of ids) {
      const exchange = await probe.call({ operation: OPERATION, input: { cartID }, token });
      // What is no line at all is told by the check of the usual input.
      if (!isSuccess(OPERATION, exchange.reply)) continue;
      const inner = ['data', 'data'];
      for (const { keys, expected, actual, aspect } of wrongIn(partAt(exchange.reply.json, inner))) {
        const pointer = pointerOf([...inner, ...keys]);
        probe.found(exchange, { kind: 'rule', expected, actual, pointer, aspect });
      }
    }
  });
  await run.check(OPERATION, 'the total of a line follows the price rule', async (probe) => {
    const token = tokenFor(run, OPERATION);
    if (ids.length === 0) throw new Skipped(NO_LINES);
    for (const cartID of ids) await checkTotal(run, probe, cartID, token);
  });
}

const NO_LINES = 'the member has no cart line that this run knows of; --cart-id can name one';

/** Why no line of the cart can be asked about as if it were ordered. */
export function nothingToOrder({ lines }: Run): Skipped {
  return new Skipped(lines.length === 0 ? NO_LINES : 'the member has no cart line that can be ordered');
}

/** The fields that an object lacks; where there is no object, its own absence is what is wrong. */
function missing(value: unknown, fields: readonly string[], keys: Keys): Wrong[] {
  if (!isObject(value)) return [];
  return fields
    .filter((field) => !Object.hasOwn(value, field))
    .map((field) => ({
      keys: [...keys, field],
      expected: `the field ${field}`,
      actual: 'missing',
      aspect: 'presence',
    }));
}

function outside(value: unknown, keys: Keys, pattern: RegExp): Wrong[] {
  const part = partAt(value, keys);
  if (part === undefined || (typeof part === 'string' && pattern.test(part))) return [];
  return [{ keys, expected: `text like ${pattern.source}`, actual: told(part), aspect: 'form' }];
}

/** What is wrong with a line, in the order of its fields. */
function wrongIn(line: unknown): Wrong[] {
  const steps = listAt(line, ['buzhou']).flatMap((step, at) => {
    const here = ['buzhou', at];
    const items = listAt(step, ['items']).flatMap((item, position) => {
      const place = [...here, 'items', position];
      const computed = isObject(item) && Object.hasOwn(item, 'enable');
      return [
        ...missing(item, ITEM_FIELDS, place),
        ...outside(line, [...place, 'Cnum'], /^[^|]+$/),
        ...(computed
          ? [
              {
                keys: [...place, 'enable'],
                expected: 'no such field',
                actual: 'sent',
                aspect: 'further field' as const,
              },
            ]
          : []),
      ];
    });
    return [...missing(step, STEP_FIELDS, here), ...outside(line, [...here, 'IsShow'], /^[YN]$/), ...items];
  });
  return [
    ...missing(line, LINE_FIELDS, []),
    ...missing(partAt(line, ['goods']), GOODS_FIELDS, ['goods']),
    ...outside(line, ['unitPrice'], AMOUNT),
    ...outside(line, ['totalPrice'], AMOUNT),
    ...steps,
  ];
}

async function checkTotal(run: Run, probe: Probe, cartID: string, token: string | null): Promise<void> {
  const exchange = await probe.fitting({ operation: OPERATION, input: { cartID }, token });
  const line = partAt(exchange.reply.json, ['data', 'data']);
  const choice = choiceOf(line);
  const input = { ...choice, memberID: run.live.memberID ?? '', random: '0.1' };
  const priced = await probe.call({ operation: 'ShoppingServiceMag.getTotal', input, token });
  const quote = parseTotalReply(priced.reply.text);
  const count = parseWholeNumber(choice.count ?? '');
  // A choice that cannot be printed has no price; what is wrong with a price is getTotal's own finding.
  const priceOf = quote === null || count === null ? null : { ...quote, count };
  const actual = wordAt(line, ['totalPrice']);
  const total = priceOf === null ? actual : totalPrice(priceOf);
  if (priceOf !== null && !isSameAmount(actual, total)) {
    const expected = `${total}, which is ${inParts(priceOf, priceOf.count)}`;
    const pointer = '/data/data/totalPrice';
    probe.found(exchange, { kind: 'rule', expected, actual, pointer, provenance: 'documented' });
    // Of a wrong total everything else would be wrong too.
    return;
  }
  for (const wrong of wrongAmounts(line, ['data', 'data'])) {
    probe.found(exchange, { kind: 'rule', ...wrong, provenance: 'documented' });
  }
}

/** The parts of a total, as the target itself gives them. */
export function inParts(
  { unitPrice, discount }: { readonly unitPrice: string; readonly discount: string },
  count: number,
): string {
  return `${count} × ${unitPrice} × (1 − ${discount}), rounded down`;
}
