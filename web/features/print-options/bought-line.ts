import { keptStore } from '#web/lib/kept-store.ts';

/** The line of the cart that 立即购买 made last, with the choice it was made for. */
export interface BoughtLine {
  readonly cartID: string;
  readonly publicationID: string;
  readonly goodsID: string;
  readonly cnums: string;
  readonly count: string;
  readonly pagesNum: string;
  readonly remarkinfo: string;
}

const FIELDS = ['cartID', 'publicationID', 'goodsID', 'cnums', 'count', 'pagesNum', 'remarkinfo'];

function isBoughtLine(kept: unknown): kept is BoughtLine {
  if (typeof kept !== 'object' || kept === null) return false;
  return FIELDS.every((field) => typeof Reflect.get(kept, field) === 'string');
}

const remembered = keptStore<BoughtLine | null>('boughtLine', null, {
  write: (line) => line,
  read: (kept) => (isBoughtLine(kept) ? kept : null),
});

/** Going back before ordering shows the same choice and continues with the same line. */
export function boughtLineOf(publicationID: string): BoughtLine | null {
  const line = remembered.get();
  return line?.publicationID === publicationID ? line : null;
}

export function rememberBought(line: BoughtLine): void {
  remembered.set(line);
}

/** These lines are ordered or deleted. */
export function forgetBought(cartIDs: readonly string[]): void {
  const line = remembered.get();
  if (line !== null && cartIDs.includes(line.cartID)) remembered.set(null);
}
