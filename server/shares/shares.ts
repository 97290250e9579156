import { type AllLimits, type Limits, OWN_LIMITS, type ShareName } from './share-limits.ts';

/** Whose share it is. What is not known is not counted. */
export interface Holder {
  readonly network?: string;
  readonly world?: string;
  readonly member?: string;
}

/** Who may have too much already, the smallest first. */
const PARTS = ['member', 'world', 'network', 'whole'] as const;
export type Part = (typeof PARTS)[number];

/** What one holder has of something, which may be many of it, such as bytes. */
export interface Account {
  /** The holder that would have too much with so many more; null for none. */
  lacks(amount: number): Part | null;
  /** Takes so many, or gives them back below zero, whatever there is left. */
  count(amount: number): void;
  /** Takes so many unless they lack. */
  take(amount: number): Part | null;
  /** Gives everything back; whatever is still on its way then counts no more. */
  close(): void;
}

/** The one place that grants what there is only so much of, and takes it back. */
export interface Shares {
  account(name: ShareName, holder: Holder): Account;
  /** Takes one; answers how to give it back, once however often that is said. Throws `ShareTaken`. */
  take(name: ShareName, holder: Holder): () => void;
  /** How much of it all holders have together. */
  taken(name: ShareName): number;
  /** What is known only when the server runs. */
  limit(name: ShareName, limits: Limits): void;
}

export class ShareTaken extends Error {
  readonly what: ShareName;
  readonly by: Part;

  constructor(what: ShareName, by: Part) {
    super(`too many ${what} of one ${by}`);
    this.what = what;
    this.by = by;
  }
}

interface SharesParts {
  /** Without strangers one network is all there is, and may have the whole. */
  readonly isShared: boolean;
  readonly limits?: AllLimits;
}

export function createShares({ isShared, limits: usual = OWN_LIMITS }: SharesParts): Shares {
  const limits = { ...usual };
  const taken = new Map<string, number>();
  const takenAt = (key: string) => taken.get(key) ?? 0;

  function partsOf(
    name: ShareName,
    { network, world, member }: Holder,
  ): readonly (readonly [Part, string])[] {
    if (limits[name].isOfStrangers && !isShared) return [];
    const whose = {
      member: member === undefined ? undefined : `${world} ${member}`,
      world,
      network: isShared ? network : undefined,
      whole: '',
    };
    return PARTS.flatMap((part) =>
      whose[part] === undefined || limits[name][part] === undefined
        ? []
        : [[part, `${name} ${part} ${whose[part]}`] as const],
    );
  }

  function account(name: ShareName, holder: Holder): Account {
    const parts = partsOf(name, holder);
    let own = 0;
    let isClosed = false;
    const mostOf = (part: Part) => limits[name][part] ?? Number.POSITIVE_INFINITY;

    function count(amount: number): void {
      if (isClosed) return;
      own += amount;
      for (const [, key] of parts) {
        const sum = takenAt(key) + amount;
        if (sum > 0) taken.set(key, sum);
        else taken.delete(key);
      }
    }

    function lacks(amount: number): Part | null {
      if (isClosed) return null;
      return parts.find(([part, key]) => takenAt(key) + amount > mostOf(part))?.[0] ?? null;
    }

    return {
      lacks,
      count,
      take(amount) {
        const lacking = lacks(amount);
        if (lacking === null) count(amount);
        return lacking;
      },
      close() {
        count(-own);
        isClosed = true;
      },
    };
  }

  return {
    account,
    take(name, holder) {
      const one = account(name, holder);
      const lacking = one.take(1);
      if (lacking !== null) throw new ShareTaken(name, lacking);
      return one.close;
    },
    taken: (name) => takenAt(`${name} whole `),
    limit(name, more) {
      limits[name] = more;
    },
  };
}
