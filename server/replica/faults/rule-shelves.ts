import type { CallId } from '#contracts/uploads.ts';
import type { FaultRule } from './types.ts';

/** A rule in its place. What changes about a rule is put here, so that nothing else has to be touched for it. */
export interface Slot {
  rule: FaultRule;
  readonly bytes: number;
  /** Newer rules stand higher. */
  readonly place: number;
}

/** Rules by what they strike, so that a call looks only at those that may strike it. */
export interface RuleShelves {
  put(rule: FaultRule): void;
  take(id: string): Slot | null;
  /** Those that may strike a call, the newest first. */
  asked(operation: CallId, isDelay: boolean): Iterable<Slot>;
  /** The newest first. */
  list(): FaultRule[];
  count(): number;
  bytes(): number;
}

export function createRuleShelves(): RuleShelves {
  const slots = new Map<string, Slot>();
  /** On each shelf the newest is the last. */
  const shelves = new Map<string, Slot[]>();
  let added = 0;
  let bytes = 0;

  const nameOf = (operation: string, isDelay: boolean) => `${operation} ${isDelay}`;
  const shelfOf = ({ operation, fault }: FaultRule) => nameOf(operation, fault.kind === 'delay');
  const shelf = (name: string) => shelves.get(name) ?? [];

  return {
    put(rule) {
      added += 1;
      const slot = { rule, bytes: bytesOf(rule), place: added };
      slots.set(rule.id, slot);
      bytes += slot.bytes;
      shelves.set(shelfOf(rule), [...shelf(shelfOf(rule)), slot]);
    },
    take(id) {
      const slot = slots.get(id);
      if (!slot) return null;
      slots.delete(id);
      bytes -= slot.bytes;
      const name = shelfOf(slot.rule);
      shelves.set(
        name,
        shelf(name).filter((other) => other !== slot),
      );
      return slot;
    },
    asked: (operation, isDelay) =>
      newestFirst(shelf(nameOf(operation, isDelay)), shelf(nameOf('*', isDelay))),
    list: () => [...slots.values()].map(({ rule }) => rule).reverse(),
    count: () => slots.size,
    bytes: () => bytes,
  };
}

/** Only the fault can be long; what it weighs is what it takes in a reply. */
export function bytesOf({ fault }: Pick<FaultRule, 'fault'>): number {
  return Buffer.byteLength(JSON.stringify(fault));
}

function* newestFirst(some: readonly Slot[], others: readonly Slot[]): Iterable<Slot> {
  let [next, other] = [some.at(-1), others.at(-1)];
  let [at, otherAt] = [some.length - 1, others.length - 1];
  while (next || other) {
    if (next && (!other || next.place > other.place)) {
      yield next;
      at -= 1;
      next = some[at];
    } else if (other) {
      yield other;
      otherAt -= 1;
      other = others[otherAt];
    }
  }
}
