import { formatFen } from '../money.ts';

export interface LockedLine {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly pageNum: number;
  /** The chosen options, in any form that differs when they do. */
  readonly spec: string;
  readonly totalFen: number;
}

/** The prices shown before ordering. Amounts are fen. */
export interface LockedPrices {
  readonly lines: readonly LockedLine[];
  readonly couponFen: number;
  readonly freightFen: number;
  readonly payFen: number;
}

export interface PriceChange {
  /** What changed, for a line also why: 西湖四时（数量 20 → 60）. */
  readonly what: string;
  /** Amounts in yuan; empty if there was or is none. */
  readonly before: string;
  readonly after: string;
}

const VERSION = 'v2.';

/**
 * 价格锁: the prices shown, as a text for a form or an address. It is no secret and no promise: orders are always
 * priced again, and the lock only tells whether the customer has seen these prices.
 */
export function priceLockOf(prices: LockedPrices): string {
  const packed = {
    l: prices.lines.map(({ id, name, count, pageNum, spec, totalFen }) => [
      id,
      name,
      count,
      pageNum,
      spec,
      totalFen,
    ]),
    c: prices.couponFen,
    f: prices.freightFen,
    p: prices.payFen,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${VERSION}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * The differences from the lock (价格变化), empty if there are none; for an unreadable lock, the whole price. Other
 * options at the same price count as well: the order must match what was on the screen.
 */
export function changesSince(priceLock: string, fresh: LockedPrices): PriceChange[] {
  const locked = readLock(priceLock);
  if (locked === null) {
    return [{ what: '应付（页面上的价格已失效）', before: '', after: formatFen(fresh.payFen) }];
  }
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
  const causes = causesOf(locked, fresh);
  if (before !== after && causes.length === 0) causes.push('单价已调整');
  return causes.length === 0 ? [] : [{ what: `${name}（${causes.join('，')}）`, before, after }];
}

function causesOf(locked: LockedLine | undefined, fresh: LockedLine | undefined): string[] {
  if (!locked) return ['新加入'];
  if (!fresh) return ['已移出'];
  return [
    ...(locked.count === fresh.count ? [] : [`数量 ${locked.count} → ${fresh.count}`]),
    ...(locked.pageNum === fresh.pageNum ? [] : [`页数 ${locked.pageNum} → ${fresh.pageNum}`]),
    ...(locked.spec === fresh.spec ? [] : ['印刷选项已修改']),
  ];
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
  if (!Array.isArray(l) || !isWhole(c) || !isWhole(f) || !isWhole(p)) return null;
  const lines = l.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [id, name, count, pageNum, spec, totalFen]: unknown[] = entry;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof spec !== 'string') return [];
    if (!isWhole(count) || !isWhole(pageNum) || !isWhole(totalFen)) return [];
    return [{ id, name, count, pageNum, spec, totalFen }];
  });
  return lines.length === l.length ? { lines, couponFen: c, freightFen: f, payFen: p } : null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
