import { formatFen } from '../money.ts';

export interface LockedLine {
  readonly id: string;
  readonly name: string;
  /** What exactly is printed, in any words that differ when it does. */
  readonly spec: string;
  readonly totalFen: number;
}

/** What a customer saw before ordering. Amounts are fen. */
export interface LockedPrices {
  readonly lines: readonly LockedLine[];
  readonly couponFen: number;
  readonly freightFen: number;
  readonly payFen: number;
}

export interface PriceChange {
  readonly what: string;
  /** Amounts in yuan; empty where there was or is none. */
  readonly before: string;
  readonly after: string;
}

const VERSION = 'v1.';

/**
 * 价格锁: the prices shown, as a text that travels in a form or an address. It is no secret and no promise: orders are
 * always priced anew, and the lock only tells whether the customer has seen these prices.
 */
export function priceLockOf(prices: LockedPrices): string {
  const packed = {
    l: prices.lines.map(({ id, name, spec, totalFen }) => [id, name, spec, totalFen]),
    c: prices.couponFen,
    f: prices.freightFen,
    p: prices.payFen,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${VERSION}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * What is no longer as it was locked (价格变化), none when all is; null when the lock cannot be read. Other options at
 * the same price count as well: nobody should order what was not on the screen.
 */
export function changesSince(priceLock: string, fresh: LockedPrices): PriceChange[] | null {
  const locked = readLock(priceLock);
  if (locked === null) return null;
  const ids = new Set([...fresh.lines, ...locked.lines].map(({ id }) => id));
  const amounts = [
    { what: '优惠券', before: formatFen(locked.couponFen), after: formatFen(fresh.couponFen) },
    { what: '运费', before: formatFen(locked.freightFen), after: formatFen(fresh.freightFen) },
    { what: '应付', before: formatFen(locked.payFen), after: formatFen(fresh.payFen) },
  ];
  return [
    ...[...ids].flatMap((id) => lineChange(lineOf(locked, id), lineOf(fresh, id))),
    ...amounts.filter(({ before, after }) => before !== after),
  ];
}

function lineOf({ lines }: LockedPrices, id: string): LockedLine | undefined {
  return lines.find((each) => each.id === id);
}

function lineChange(locked: LockedLine | undefined, fresh: LockedLine | undefined): PriceChange[] {
  const name = locked?.name ?? fresh?.name ?? '';
  const before = locked ? formatFen(locked.totalFen) : '';
  const after = fresh ? formatFen(fresh.totalFen) : '';
  if (before !== after) return [{ what: name, before, after }];
  return locked?.spec === fresh?.spec ? [] : [{ what: `${name}（印刷选项已修改）`, before, after }];
}

function readLock(priceLock: string): LockedPrices | null {
  if (!priceLock.startsWith(VERSION)) return null;
  try {
    const base64 = priceLock.slice(VERSION.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return unpack(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

function unpack(packed: unknown): LockedPrices | null {
  if (typeof packed !== 'object' || packed === null) return null;
  const { l, c, f, p }: Partial<Record<string, unknown>> = { ...packed };
  if (!Array.isArray(l) || !isFen(c) || !isFen(f) || !isFen(p)) return null;
  const lines = l.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [id, name, spec, totalFen]: unknown[] = entry;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof spec !== 'string') return [];
    return isFen(totalFen) ? [{ id, name, spec, totalFen }] : [];
  });
  return lines.length === l.length ? { lines, couponFen: c, freightFen: f, payFen: p } : null;
}

function isFen(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
