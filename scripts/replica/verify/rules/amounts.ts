/** Section 7 wherever amounts stand: the unit price of a line is its total divided by its count, and sums add up. */
import type { OperationId } from '#contracts/operations.ts';
import { parseDecimal } from '#contracts/rules/decimal.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { isSuccess } from '../reply-success.ts';
import type { Values } from '../request.ts';
import { type Exchange, type Run, tokenFor } from '../run.ts';
import { Skipped } from '../skipped.ts';
import { isObject, type Keys, pointerOf, wordAt } from '../values/json-parts.ts';

export interface WrongAmount {
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
}

/** Whether two texts are one amount; with how many decimals it is written is a matter of form. */
export function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [parseDecimal(one), parseDecimal(other)];
  if (a === null || b === null) return one === other;
  return a.digits * 10n ** BigInt(b.scale) === b.digits * 10n ** BigInt(a.scale);
}

/** Every line and every sum in a reply that contradicts itself. */
export function wrongAmounts(value: unknown, keys: Keys = []): WrongAmount[] {
  if (Array.isArray(value)) {
    return [...wrongSums(value, keys), ...value.flatMap((part, at) => wrongAmounts(part, [...keys, at]))];
  }
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => wrongAmounts(part, [...keys, key]));
  return [...wrongUnitPrice(value, keys), ...inside];
}

function wrongUnitPrice(line: object, keys: Keys): WrongAmount[] {
  const [total, actual] = [wordAt(line, ['totalPrice']), wordAt(line, ['unitPrice'])];
  const count = parseWholeNumber(wordAt(line, ['count']));
  if (count === null || count < 1 || parseDecimal(total) === null || actual === '') return [];
  const unitPrice = shownUnitPrice({ total, count });
  if (isSameAmount(actual, unitPrice)) return [];
  const expected = `${unitPrice}, which is ${total} divided by ${count}, rounded down`;
  return [{ pointer: pointerOf([...keys, 'unitPrice']), expected, actual }];
}

/** Rows that are added and taken off, with their sum in the last one. */
function wrongSums(rows: readonly unknown[], keys: Keys): WrongAmount[] {
  const parts = rows.map((row) => ({ sign: wordAt(row, ['sign']), fen: fenOf(wordAt(row, ['amount'])) }));
  const last = parts.at(-1);
  if (last === undefined || last.sign !== 'sum' || last.fen === null) return [];
  let sum = 0n;
  for (const { sign, fen } of parts.slice(0, -1)) {
    if (fen === null || (sign !== 'plus' && sign !== 'minus')) return [];
    sum += sign === 'plus' ? fen : -fen;
  }
  if (sum === last.fen) return [];
  const pointer = pointerOf([...keys, rows.length - 1, 'amount']);
  return [{ pointer, expected: `${yuan(sum)}, the sum of the rows above`, actual: yuan(last.fen) }];
}

function fenOf(amount: string): bigint | null {
  const value = parseDecimal(amount);
  return value === null || value.scale > 2 ? null : value.digits * 10n ** BigInt(2 - value.scale);
}

function yuan(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Lists and orders are ours, but a cart line in a list is the same line. */
export async function checkAmounts(run: Run): Promise<void> {
  const cartIDs = { cartIDs: wordAt(run.orderable[0], ['ID']), delivery: '', couponID: '' };
  const orderNo = { orderNo: run.live.orderNo ?? '' };
  await checkReply(run, 'ShopCarService.cartList', { page: '1', pageSize: '100' });
  await checkReply(run, 'OrderServiceMag.previewOrder', cartIDs);
  await checkReply(run, 'OrderServiceMag.getOrderList', {});
  await checkReply(run, 'OrderServiceMag.getOrderDetail', orderNo);
}

async function checkReply(run: Run, operation: OperationId, input: Values): Promise<void> {
  await run.check(operation, 'its amounts follow the price rule', async (probe) => {
    const token = tokenFor(run, operation);
    if (input.cartIDs === '' || input.orderNo === '')
      throw new Skipped('the member has nothing to ask about');
    const exchange: Exchange = await probe.call({ operation, input, token });
    if (!isSuccess(operation, exchange.reply)) return;
    const isCart = operation === 'ShopCarService.cartList';
    for (const wrong of wrongAmounts(exchange.reply.json)) {
      probe.found(exchange, {
        kind: 'rule',
        ...wrong,
        ...(isCart ? { provenance: 'documented' as const } : {}),
      });
    }
  });
}
