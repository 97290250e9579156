import { describe, expect, it } from 'vitest';
import { STORY } from '../tour/story.ts';
import {
  countWords,
  joinLinks,
  minutesLeft,
  placeWords,
  presenterLink,
  shortLink,
  spentText,
} from './rules.ts';

it.each([
  [0, '0:00'],
  [7 * 60_000 + 5_000, '7:05'],
  [67 * 60_000 + 5_000, '1:07:05'],
  [-5_000, '0:00'],
])('%i ms are %s', (ms, words) => {
  expect(spentText(ms)).toBe(words);
});

it('counts the minutes that are left, and none after the end', () => {
  const end = '2026-11-28T02:00:00Z';
  expect(minutesLeft(end, Date.parse(end) - 90_000)).toBe(2);
  expect(minutesLeft(end, Date.parse(end) + 90_000)).toBe(0);
});

it('says where a guest is', () => {
  const [first] = STORY;
  expect(placeWords(STORY, { chapter: first.name, step: 1 })).toBe(`第 1 章 2/${first.steps.length}`);
  expect(placeWords(STORY, null)).toBe('还没有开始');
  expect(placeWords(STORY, { chapter: 'nowhere', step: 0 })).toBe('还没有开始');
});

it('counts who follows, among those who are here', () => {
  const guests = [
    { isHere: true, follows: true },
    { isHere: true, follows: false },
    { isHere: false, follows: true },
  ];
  expect(countWords(guests)).toBe('3 位观众，1 位正在跟随');
  expect(countWords([])).toBe('');
});

describe('the way in', () => {
  const page = { protocol: 'http:', hostname: '127.0.0.1', port: '5180', origin: 'http://127.0.0.1:5180' };

  it('is the machine in its networks, where this page is known to the machine only', () => {
    expect(joinLinks(page, ['192.168.1.5', '10.0.0.2'])).toEqual([
      'http://192.168.1.5:5180/join',
      'http://10.0.0.2:5180/join',
    ]);
    expect(joinLinks({ ...page, hostname: 'localhost' }, [])).toEqual([]);
  });

  it('is the address of this page elsewhere', () => {
    const there = { protocol: 'https:', hostname: 'desk.example', port: '', origin: 'https://desk.example' };
    expect(joinLinks(there, ['192.168.1.5'])).toEqual(['https://desk.example/join']);
  });

  it('is short to say, and has a sister for who presents', () => {
    expect(shortLink('http://192.168.1.5:5180/join')).toBe('192.168.1.5:5180/join');
    expect(presenterLink('http://192.168.1.5:5180/join', 'k1')).toBe('http://192.168.1.5:5180/presenter#k1');
  });
});
