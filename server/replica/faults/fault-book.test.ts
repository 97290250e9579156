import { describe, expect, it } from 'vitest';
import { createFaultBook } from './fault-book.ts';

const CART = 'ShopCarService.cartInfo';
const fails = { kind: 'status', status: 500 } as const;

describe('fault book', () => {
  it('strikes the operation it names and no other', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails });
    expect(book.draw(CART, undefined)?.fault).toEqual(fails);
    expect(book.draw('ShopCarService.cartList', undefined)).toBeNull();
  });

  it('strikes every operation with a star', () => {
    const book = createFaultBook();
    book.add({ operation: '*', fault: fails });
    expect(book.draw('web.doLoginout', undefined)?.fault).toEqual(fails);
  });

  it('stops after the given times and is then gone', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, times: 2 });
    expect([1, 2, 3].map(() => book.draw(CART, undefined) !== null)).toEqual([true, true, false]);
    expect(book.list()).toEqual([]);
  });

  it('repeats its draws with the same seed and differs with another', () => {
    const draws = (seed: number) => {
      const book = createFaultBook();
      book.add({ operation: CART, fault: fails, probability: 0.5, seed });
      return Array.from({ length: 40 }, () => (book.draw(CART, undefined) ? 1 : 0)).join('');
    };
    expect(draws(7)).toBe(draws(7));
    expect(draws(7)).not.toBe(draws(8));
    expect(draws(7)).toMatch(/(?=.*0)(?=.*1)/);
  });

  it('never strikes with probability 0', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, probability: 0 });
    expect(
      Array.from({ length: 50 }, () => book.draw(CART, undefined)).every((drawn) => drawn === null),
    ).toBe(true);
  });

  it('lets the newest rule decide', () => {
    const book = createFaultBook();
    book.add({ operation: '*', fault: fails });
    book.add({ operation: CART, fault: { kind: 'hang' } });
    expect(book.draw(CART, undefined)?.fault.kind).toBe('hang');
  });

  it('waits for a delay and then fails, when there is a rule for each', () => {
    const book = createFaultBook();
    book.add({ operation: '*', fault: { kind: 'delay', delay: { kind: 'fixed', ms: 30 } } });
    book.add({ operation: CART, fault: fails });
    expect(book.draw(CART, undefined)).toMatchObject({ fault: fails, delayMs: 30 });
  });

  it('draws uniform delays between their ends', () => {
    const book = createFaultBook();
    book.add({
      operation: CART,
      fault: { kind: 'delay', delay: { kind: 'uniform', minMs: 100, maxMs: 200 } },
    });
    const delays = Array.from({ length: 100 }, () => book.draw(CART, undefined)?.delayMs ?? -1);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...delays)).toBeLessThanOrEqual(200);
    expect(new Set(delays).size).toBeGreaterThan(20);
  });

  it('draws lognormal delays around their median', () => {
    const book = createFaultBook();
    const delay = { kind: 'lognormal', medianMs: 100, sigma: 0.5 } as const;
    book.add({ operation: CART, fault: { kind: 'delay', delay }, seed: 3 });
    const delays = Array.from({ length: 1001 }, () => book.draw(CART, undefined)?.delayMs ?? -1).sort(
      (a, b) => a - b,
    );
    expect(delays[500]).toBeGreaterThan(85);
    expect(delays[500]).toBeLessThan(115);
    expect(delays[1000]).toBeGreaterThan(200);
  });

  it('refuses an operation that does not exist and names the nearest', () => {
    expect(() => createFaultBook().add({ operation: 'ShopCarService.cartinfos', fault: fails })).toThrow(
      CART,
    );
  });

  it('removes one rule by its id', () => {
    const book = createFaultBook();
    const { id } = book.add({ operation: CART, fault: fails });
    expect([book.remove(id), book.remove(id), book.list().length]).toEqual([true, false, 0]);
  });
});

describe('the draws of a rule', () => {
  const strikes = (book: ReturnType<typeof createFaultBook>, asks: number) =>
    Array.from({ length: asks }, () => book.draw(CART, undefined)?.draw ?? '-');

  it('are named by the seed and their place', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, seed: 7 });
    expect(strikes(book, 3)).toEqual(['7-0', '7-1', '7-2']);
  });

  it('strike as often as the probability says', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, probability: 0.3, seed: 1 });
    const hits = strikes(book, 2000).filter((draw) => draw !== '-').length;
    expect(hits).toBeGreaterThan(520);
    expect(hits).toBeLessThan(680);
  });

  it('are not those of the neighbouring seed, shifted', () => {
    const pattern = (seed: number) => {
      const book = createFaultBook();
      book.add({ operation: CART, fault: fails, probability: 0.5, seed });
      return strikes(book, 60).map((draw) => (draw === '-' ? '0' : '1'));
    };
    const [first, second] = [pattern(1).join(''), pattern(2).join('')];
    for (let shift = -3; shift <= 3; shift += 1) {
      expect(second.slice(10, 50)).not.toBe(first.slice(10 + shift, 50 + shift));
    }
  });

  it('begin at any place with skip', () => {
    const whole = createFaultBook();
    whole.add({ operation: CART, fault: fails, probability: 0.5, seed: 7 });
    const later = createFaultBook();
    later.add({ operation: CART, fault: fails, probability: 0.5, seed: 7, skip: 10 });
    expect(strikes(later, 20)).toEqual(strikes(whole, 30).slice(10));
  });

  it('are replayed from one of them on, delays included', () => {
    const book = createFaultBook();
    const delay = { kind: 'uniform', minMs: 0, maxMs: 100_000 } as const;
    book.add({ operation: CART, fault: { kind: 'delay', delay }, probability: 0.5, seed: 3 });
    const asks = Array.from({ length: 20 }, () => book.draw(CART, undefined));
    const place = asks.findIndex((drawn, index) => drawn !== null && index > 4);
    const id = asks[place]?.draw ?? '';
    book.remove('f1');
    expect(book.replay(id)).toMatchObject({ id: 'f2', seed: 3, skip: place, probability: 0.5 });
    const again = Array.from({ length: 20 - place }, () => book.draw(CART, undefined));
    const facts = (list: typeof asks) => list.map((drawn) => drawn && [drawn.draw, drawn.delayMs]);
    expect(facts(again)).toEqual(facts(asks.slice(place)));
  });

  it('are replayed after the rule is used up, for a number of times', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, times: 1, seed: 3 });
    expect(strikes(book, 2)).toEqual(['3-0', '-']);
    book.replay('3-0', 1);
    expect(strikes(book, 2)).toEqual(['3-0', '-']);
  });

  it.each(['3-1', '4-0', '3', 'f1', ''])('are not replayed where nobody drew %j', (id) => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, times: 1, seed: 3 });
    book.draw(CART, undefined);
    expect(book.replay(id)).toBeNull();
  });

  it('tell which rule made a call wait that another one failed', () => {
    const book = createFaultBook();
    book.add({ operation: '*', fault: { kind: 'delay', delay: { kind: 'fixed', ms: 30 } }, seed: 8 });
    book.add({ operation: CART, fault: fails, seed: 9 });
    expect(book.draw(CART, undefined)).toMatchObject({
      ruleId: 'f2',
      draw: '9-0',
      delayedBy: { ruleId: 'f1', draw: '8-0' },
    });
  });
});

describe('the Prefer header', () => {
  const draw = (prefer: string) => createFaultBook().draw(CART, prefer);

  it.each([
    ['code=500', { fault: { kind: 'status', status: 500 }, delayMs: 0 }],
    ['code=401', { fault: { kind: 'code', code: 401 }, delayMs: 0 }],
    ['code=403', { fault: { kind: 'code', code: 403 }, delayMs: 0 }],
    ['code=429, delay=800', { fault: { kind: 'status', status: 429 }, delayMs: 800 }],
    ['delay=600000', { fault: { kind: 'delay' }, delayMs: 120_000 }],
    ['delay="20"', { fault: { kind: 'delay' }, delayMs: 20 }],
    ['respond-async; code=503', { fault: { kind: 'status', status: 503 } }],
  ])('reads %s', (prefer, drawn) => {
    expect(draw(prefer)).toMatchObject(drawn);
  });

  it.each(['return=minimal', 'code=200', 'code=abc', 'delay=-1', ''])('ignores %j', (prefer) => {
    expect(draw(prefer)).toBeNull();
  });

  it('leaves the rules and their turns alone', () => {
    const book = createFaultBook();
    book.add({ operation: CART, fault: fails, times: 1 });
    book.draw(CART, 'code=401');
    expect(book.list()).toMatchObject([{ timesLeft: 1 }]);
  });
});
