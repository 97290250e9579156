import { beforeEach, describe, expect, it, vi } from 'vitest';

class TestStorage {
  readonly kept = new Map<string, string>();
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

let storage: TestStorage;
let page: EventTarget;

/** A page that loads in the tab of this storage. */
async function load() {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return import('./own-calls.ts');
}

const nameOf = ({ callHeaders }: Awaited<ReturnType<typeof load>>) =>
  callHeaders('ShopCarService.cartList')['x-replica-tab'];

describe('the calls of a tab', () => {
  beforeEach(() => {
    storage = new TestStorage();
  });

  it('all tell the same name', async () => {
    const own = await load();
    expect(nameOf(own)).toMatch(/^[0-9a-f]{16}$/);
    expect(nameOf(own)).toBe(nameOf(own));
  });

  it('tell it again after a reload', async () => {
    const before = nameOf(await load());
    page.dispatchEvent(new Event('pagehide'));
    expect(nameOf(await load())).toBe(before);
  });

  it('tell another one in a duplicate of the tab', async () => {
    const before = nameOf(await load());
    expect(nameOf(await load())).not.toBe(before);
  });

  it('are noted, and whoever listens hears of them', async () => {
    const own = await load();
    const heard = vi.fn();
    const stop = own.ownCalls.subscribe(heard);
    nameOf(own);
    stop();
    nameOf(own);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(own.ownCalls.get().map(({ operation }) => operation)).toEqual([
      'ShopCarService.cartList',
      'ShopCarService.cartList',
    ]);
  });
});
