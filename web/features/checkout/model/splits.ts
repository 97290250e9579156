import type { Split } from '#contracts/rules/parcels/order-parts.ts';
import type { PreviewLine } from './checkout.ts';

type Line = Pick<PreviewLine, 'cartID' | 'count'>;
type Splits = readonly Split[];

/** Whether the customer has said how the copies of a line are split; otherwise they are split evenly. */
function isByHand(splits: Splits, cartID: string): boolean {
  return splits.some(({ copies }) => Object.hasOwn(copies, cartID));
}

export function isAnyByHand(splits: Splits): boolean {
  return splits.some(({ copies }) => Object.keys(copies).length > 0);
}

/** Which copies go where (分配): as the customer said, and evenly where nothing was said. */
export function settledSplits(splits: Splits, lines: readonly Line[]): Splits {
  // What cannot be split evenly goes to one address after the other, so that few works reach all of them.
  let turn = 0;
  const ofLines = lines.map(({ cartID, count }) => {
    if (isByHand(splits, cartID)) return splits.map(({ copies }) => copies[cartID] ?? 0);
    const each = Math.floor(count / splits.length);
    const rest = count % splits.length;
    const first = turn;
    turn = (turn + rest) % Math.max(splits.length, 1);
    return splits.map((_, at) => each + ((at - first + splits.length) % splits.length < rest ? 1 : 0));
  });
  return splits.map(({ addrID }, at) => ({
    addrID,
    copies: Object.fromEntries(lines.map(({ cartID }, of) => [cartID, ofLines[of]?.[at] ?? 0])),
  }));
}

export function withAddress(splits: Splits, addrID: string): Splits {
  return [...splits, { addrID, copies: {} }];
}

export function withoutAddress(splits: Splits, addrID: string): Splits {
  return splits.filter((split) => split.addrID !== addrID);
}

/** One number is said; so the line's other numbers stay as they are shown. */
export function withCopies(
  splits: Splits,
  lines: readonly Line[],
  { addrID, cartID, count }: { readonly addrID: string; readonly cartID: string; readonly count: number },
): Splits {
  const shown = settledSplits(splits, lines);
  return splits.map((split, at) => ({
    ...split,
    copies: {
      ...split.copies,
      [cartID]: split.addrID === addrID ? count : (shown[at]?.copies[cartID] ?? 0),
    },
  }));
}

/** All lines evenly again (平均分配). */
export function evenly(splits: Splits): Splits {
  return splits.map(({ addrID }) => ({ addrID, copies: {} }));
}

export function copiesIn({ copies }: Split): number {
  return Object.values(copies).reduce((sum, count) => sum + count, 0);
}
