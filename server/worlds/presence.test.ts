import { expect, it } from 'vitest';
import { PRESENCE } from '#contracts/rules/pages/draft/presence.ts';
import { createPresence, type PresentTab } from './presence.ts';

const { lapsesMs, mostTabs, mostWorks } = PRESENCE;
const WORK = 50_043;

function tab(name: string, more: Partial<PresentTab> = {}): PresentTab {
  return { userId: 1, tab: `tab-of-${name}`, name, page: '22222223', ...more };
}

const names = (tabs: readonly PresentTab[]) => tabs.map(({ name }) => name);

it('names the others at a work, each where it is now, and never the one that asks', () => {
  const presence = createPresence();
  expect(presence.tell(WORK, tab('a'), 0)).toEqual([]);
  expect(names(presence.tell(WORK, tab('b'), 0))).toEqual(['a']);
  presence.tell(WORK, tab('a', { page: '22222224' }), 1);
  expect(presence.tell(WORK, tab('b'), 1)).toMatchObject([{ name: 'a', page: '22222224' }]);
  expect(presence.tell(WORK + 1, tab('c'), 1)).toEqual([]);
});

it('ends by leaving, by silence, and with the world', () => {
  const presence = createPresence();
  presence.tell(WORK, tab('a'), 0);
  presence.tell(WORK, tab('b'), 0);
  expect(names(presence.leave(WORK, tab('a'), 1))).toEqual(['b']);
  expect(names(presence.tell(WORK, tab('c'), lapsesMs))).toEqual(['b']);
  expect(names(presence.tell(WORK, tab('c'), lapsesMs + 1))).toEqual([]);
  presence.forget();
  expect(presence.tell(WORK, tab('d'), lapsesMs + 1)).toEqual([]);
});

it('lets no member speak for the tab of another', () => {
  const presence = createPresence();
  presence.tell(WORK, tab('a'), 0);
  presence.leave(WORK, tab('a', { userId: 2 }), 0);
  expect(names(presence.tell(WORK, tab('a', { userId: 2, name: 'b' }), 0))).toEqual(['a']);
  expect(names(presence.tell(WORK, tab('c'), 0))).toEqual(['a', 'b']);
});

it('remembers so many tabs of a work, those that told of themselves last', () => {
  const presence = createPresence();
  for (let count = 0; count <= mostTabs; count += 1) presence.tell(WORK, tab(`${count}`), count);
  // The first one has gone, the second one tells of itself again, so the third one goes next.
  presence.tell(WORK, tab('1'), mostTabs + 1);
  presence.tell(WORK, tab('last'), mostTabs + 2);
  const left = names(presence.leave(WORK, tab('none'), mostTabs + 2));
  expect(left).toHaveLength(mostTabs);
  expect(left.filter((name) => ['0', '1', '2', 'last'].includes(name))).toEqual(['1', 'last']);
});

it('remembers so many works, those that were asked for last', () => {
  const presence = createPresence();
  for (let work = 0; work <= mostWorks; work += 1) presence.tell(work, tab('a'), 0);
  expect(presence.tell(0, tab('b'), 0)).toEqual([]);
  expect(names(presence.tell(mostWorks, tab('b'), 0))).toEqual(['a']);
});
