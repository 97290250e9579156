import { beforeEach, describe, expect, it } from 'vitest';
import { createCollector, type Sending } from './collector.ts';

let now = 0;
let isAllowed = true;
let arrives = true;
let sent: Sending[] = [];

function collector() {
  return createCollector({
    now: () => now,
    isAllowed: () => isAllowed,
    send: async (sending) => {
      sent.push(sending);
      return arrives;
    },
  });
}

const batches = () => sent.map(({ no, events }) => [no, events]);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  now = 0;
  isAllowed = true;
  arrives = true;
  sent = [];
});

describe('pages', () => {
  it('count once they were seen for more than a second, with the time', () => {
    const own = collector();
    own.see([1]);
    now = 1000;
    own.see([2, 3]);
    now = 3500;
    own.see([3, 4]);
    now = 5000;
    own.see([]);
    now = 6000;
    own.flush();
    expect(batches()).toEqual([
      [
        1,
        [
          [1, 2500, 2, 2500],
          [1, 1000, 3, 4000],
          [1, 1000, 4, 1500],
        ],
      ],
    ]);
  });

  it('count for half an hour at most', () => {
    const own = collector();
    own.see([1]);
    now = 9 * 3_600_000;
    own.see([]);
    own.flush();
    expect(batches()).toEqual([[1, [[1, 0, 1, 1_800_000]]]]);
  });
});

it('sends fifty without waiting, and nothing where there is nothing', () => {
  const own = collector();
  own.flush();
  for (let time = 0; time < 51; time += 1) own.note('click', 1, time);
  expect(sent.map(({ events }) => events.length)).toEqual([50]);
  own.flush(true);
  expect(sent.map(({ no, events, isLeaving }) => [no, events.length, isLeaving])).toEqual([
    [1, 50, false],
    [2, 1, true],
  ]);
});

it('sends what did not arrive once more, under its number and with its age', async () => {
  const own = collector();
  arrives = false;
  own.note('open');
  own.flush();
  await settled();
  now = 10_000;
  arrives = true;
  own.note('share');
  own.flush();
  await settled();
  own.flush();
  expect(batches()).toEqual([
    [1, [[0, 0, 0, 0]]],
    [1, [[0, 10_000, 0, 0]]],
    [2, [[3, 0, 0, 0]]],
  ]);
});

it('does not keep what fails to arrive after a drop, but for the opening', async () => {
  const own = collector();
  arrives = false;
  own.note('open');
  own.flush();
  own.note('search');
  own.flush();
  own.drop();
  await settled();
  own.drop();
  own.flush();
  await settled();
  arrives = true;
  own.flush();
  expect(batches()).toEqual([
    [1, [[0, 0, 0, 0]]],
    [2, [[4, 0, 0, 0]]],
    [1, [[0, 0, 0, 0]]],
    [1, [[0, 0, 0, 0]]],
  ]);
});

it('gives up what is a week old', async () => {
  const own = collector();
  arrives = false;
  own.note('open');
  own.flush();
  await settled();
  now = 8 * 86_400_000;
  own.flush();
  expect(sent).toHaveLength(1);
});

it('notes openings alone where nothing else is allowed, and drops what waits', () => {
  isAllowed = false;
  const own = collector();
  own.note('open');
  own.note('search');
  own.see([1]);
  now = 5000;
  own.see([2]);
  own.flush();
  expect(batches()).toEqual([[1, [[0, 5000, 0, 0]]]]);
  isAllowed = true;
  now = 7000;
  own.note('click', 2);
  own.drop();
  now = 8500;
  own.see([]);
  own.flush();
  expect(batches().slice(1)).toEqual([[2, [[1, 0, 2, 1500]]]]);
});
