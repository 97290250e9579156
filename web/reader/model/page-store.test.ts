import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { createPageStore, MOST_KEPT } from './page-store.ts';

function pageNamed(no: number): Page {
  return { id: idAt(no), role: 'inner', ground: `#${String(no).padStart(6, '0')}`, elements: [] };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + place);
}

/** A server that notes what it is asked for. */
function serverOf(
  answer = (from: number, count: number): Outcome<Page[]> => done(range(from, count).map(pageNamed)),
) {
  const asked: [number, number][] = [];
  const load = async (from: number, count: number) => {
    asked.push([from, count]);
    return answer(from, count);
  };
  return { asked, store: createPageStore(load) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the pages that are here', () => {
  it('are not asked for where they came before', async () => {
    const asked: number[] = [];
    const load = async (from: number, count: number) => {
      asked.push(from);
      return done(range(from, count).map(pageNamed));
    };
    const store = createPageStore(load, new Map([[1, pageNamed(1)]]));
    expect(store.get(1)).toEqual({ kind: 'ready', page: pageNamed(1) });
    store.want('stage', [[1], [2, 3]]);
    await settled();
    expect(asked).toEqual([2]);
  });

  it('are fetched in the order of their use', async () => {
    const { asked, store } = serverOf();
    store.want('stage', [[8, 9], [4, 5, 6, 7, 10, 11, 12, 13], range(14, 20)]);
    await settled();
    expect(asked).toEqual([
      [8, 2],
      [4, 4],
      [10, 4],
      [14, 20],
    ]);
    expect(store.get(9)).toEqual({ kind: 'ready', page: pageNamed(9) });
  });

  it('are asked for 20 at once and never twice', async () => {
    const { asked, store } = serverOf();
    store.want('stage', [range(1, 50)]);
    store.want('stage', [range(1, 50)]);
    await settled();
    expect(asked).toEqual([
      [1, 20],
      [21, 20],
      [41, 10],
    ]);
  });

  it('are only so many, however far one reads', async () => {
    const { store } = serverOf();
    for (let from = 1; from <= 9900; from += 100) {
      store.want('stage', [range(from, 40)]);
      await settled();
    }
    const kept = range(1, 10_000).filter((no) => store.get(no).kind === 'ready');
    expect(kept).toHaveLength(MOST_KEPT);
    expect(kept.at(-1)).toBe(9840);
  });

  it('are kept as long as somebody looks at them', async () => {
    const { store } = serverOf();
    store.want('panel', [range(1, 30)]);
    for (let from = 1000; from <= 5000; from += 100) {
      store.want('stage', [range(from, 40)]);
      await settled();
    }
    expect(range(1, 30).every((no) => store.get(no).kind === 'ready')).toBe(true);
  });

  it('serve the stage before the panels', async () => {
    const { asked, store } = serverOf();
    store.want('panel', [range(100, 40)]);
    store.want('stage', [[1]]);
    await settled();
    expect(asked).toEqual([
      [100, 20],
      [120, 20],
      [1, 1],
    ]);
  });

  it('that failed are asked for again only when somebody wants it', async () => {
    let isUp = false;
    const { asked, store } = serverOf((from, count) =>
      isUp ? done(range(from, count).map(pageNamed)) : failed(REQUEST_FAILED),
    );
    store.want('stage', [[1]]);
    await settled();
    expect(store.get(1)).toEqual({ kind: 'failed' });
    isUp = true;
    store.retry(1);
    await settled();
    expect(store.get(1)).toMatchObject({ kind: 'ready' });
    expect(asked).toHaveLength(2);
  });

  it('are failures where the server gives fewer', async () => {
    const { store } = serverOf(() => done([pageNamed(1)]));
    store.want('stage', [[1, 2]]);
    await settled();
    expect([store.get(1).kind, store.get(2).kind]).toEqual(['ready', 'failed']);
  });
});
