import { describe, expect, it } from 'vitest';
import { MOST_RULE_BYTES, MOST_RULES, MOST_RULES_BYTES } from '#contracts/control/faults.ts';
import { createFaultBook } from './fault-book.ts';
import type { FaultRule } from './types.ts';

const CART = 'ShopCarService.cartInfo';
const LIST = 'ShopCarService.cartList';
const fails = { kind: 'status', status: 500 } as const;
const words = (bytes: number) => ({ kind: 'text', text: 'x'.repeat(bytes) }) as const;

describe('the limits of a fault book', () => {
  it('refuses one rule too many, and takes it when another one is gone', () => {
    const book = createFaultBook();
    for (let n = 0; n < MOST_RULES; n += 1) book.add({ operation: CART, fault: fails });
    expect(() => book.add({ operation: CART, fault: fails })).toThrow(/at most 500 rules/);
    expect(book.list()).toHaveLength(MOST_RULES);
    book.remove('f1');
    expect(book.add({ operation: CART, fault: fails }).id).toBe(`f${MOST_RULES + 1}`);
  });

  it('refuses a rule that is too big, in bytes and not in letters', () => {
    const book = createFaultBook();
    expect(() => book.add({ operation: CART, fault: words(MOST_RULE_BYTES) })).toThrow(/at most 16 KB/);
    const chinese = { kind: 'text', text: '长'.repeat(MOST_RULE_BYTES / 2) } as const;
    expect(() => book.add({ operation: CART, fault: chinese })).toThrow(/at most 16 KB/);
    expect(book.list()).toEqual([]);
  });

  it('refuses what all rules together have no room for', () => {
    const book = createFaultBook();
    const fault = words(MOST_RULE_BYTES - 100);
    const fitting = Math.floor(MOST_RULES_BYTES / (MOST_RULE_BYTES - 100));
    for (let n = 0; n < fitting; n += 1) book.add({ operation: CART, fault });
    expect(() => book.add({ operation: CART, fault })).toThrow(/all rules together/);
    book.clear();
    expect(book.add({ operation: CART, fault }).id).toBe('f1');
  });

  it('forgets the oldest rules that are gone, by their bytes too', () => {
    const book = createFaultBook();
    for (let n = 0; n < 2 * MOST_RULES_BYTES; n += MOST_RULE_BYTES) {
      book.remove(book.add({ operation: CART, fault: words(MOST_RULE_BYTES - 100) }).id);
    }
    const { spent } = book.state();
    expect(JSON.stringify(spent).length).toBeLessThan(1.1 * MOST_RULES_BYTES);
    expect(spent.length).toBeGreaterThan(10);
  });
});

describe('a draw', () => {
  /** A book of rules that count how often somebody looks at them. */
  function counted(rules: readonly Pick<FaultRule, 'operation' | 'probability'>[]) {
    const book = createFaultBook();
    let looks = 0;
    const list = rules.map((rule, at): FaultRule => {
      const { operation } = rule;
      const seen = <T>(value: T) => ({
        enumerable: true,
        get() {
          looks += 1;
          return value;
        },
      });
      return Object.defineProperties(
        { ...rule, id: `f${at}`, timesLeft: null, seed: at, skip: 0, next: 0 } as FaultRule,
        {
          fault: seen(fails),
          operation: seen(operation),
        },
      );
    });
    book.restore({ rules: list, spent: [], added: list.length });
    looks = 0;
    return { book, looks: () => looks };
  }

  const many = (count: number, operation: FaultRule['operation'], probability = 1) =>
    Array.from({ length: count }, () => ({ operation, probability }));

  it.each([1, 400])('looks at no rule of other operations, of which there are %i', (others) => {
    const { book, looks } = counted([...many(others, LIST), ...many(1, CART)]);
    expect(book.draw(CART, undefined)?.fault).toEqual(fails);
    expect(looks()).toBeLessThan(10);
  });

  it.each([2, 400])('stops at the first of %i rules that strikes', (all) => {
    const { book, looks } = counted(many(all, CART));
    expect(book.draw(CART, undefined)?.ruleId).toBe('f0');
    expect(looks()).toBeLessThan(10);
  });

  it('lets the newest of an operation and of every operation decide', () => {
    const book = createFaultBook();
    const added = ['*', CART, '*', LIST, CART].map(
      (operation) => book.add({ operation, fault: fails, times: 1 }).id,
    );
    const drawn = Array.from({ length: 5 }, () => book.draw(CART, undefined)?.ruleId);
    expect(drawn).toEqual([added[4], added[2], added[1], added[0], undefined]);
    expect(book.list().map(({ id }) => id)).toEqual([added[3]]);
  });
});
