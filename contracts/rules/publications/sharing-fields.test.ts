import { describe, expect, it } from 'vitest';
import { readInviteRows } from './invite-rows.ts';
import {
  readInvitee,
  readLinkEnd,
  readLinkName,
  readLinkSlug,
  readMode,
  readMostReads,
  readReadPassword,
} from './sharing-fields.ts';

/** 10:00 on the 28th of November 2026 in China. */
const NOW = Date.parse('2026-11-28T02:00:00.000Z');
const read = (of: { kind: string; value?: unknown }) => (of.kind === 'done' ? of.value : 'refused');

describe('what a link is made of', () => {
  it.each([
    ['', 'refused'],
    ['  ', 'refused'],
    [' 陆 编辑 ', '陆 编辑'],
    ['书'.repeat(30), '书'.repeat(30)],
    ['书'.repeat(31), 'refused'],
  ])('name %j', (text, value) => expect(read(readLinkName(text))).toBe(value));

  it.each([
    ['', ''],
    ['abcde', 'refused'],
    ['abcdef', 'abcdef'],
    [' West-Lake ', 'west-lake'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), 'refused'],
    ['-abcdef', 'refused'],
    ['abc_def', 'refused'],
    ['西湖四季好看', 'refused'],
  ])('address %j', (text, value) => expect(read(readLinkSlug(text))).toBe(value));

  it.each([
    ['123', 'refused'],
    ['1234', '1234'],
    [' 12 ', ' 12 '],
    ['x'.repeat(32), 'x'.repeat(32)],
    ['x'.repeat(33), 'refused'],
  ])('password %j', (text, value) => expect(read(readReadPassword(text))).toBe(value));

  it.each([
    ['', null],
    ['0', 'refused'],
    ['1', 1],
    [' 1000000 ', 1_000_000],
    ['1000001', 'refused'],
    ['1.5', 'refused'],
    ['-1', 'refused'],
  ])('openings %j', (text, value) => expect(read(readMostReads(text))).toBe(value));

  it.each([
    ['', null],
    ['2026-11-27', 'refused'],
    ['2026-11-28', Date.parse('2026-11-28T16:00:00.000Z')],
    ['2031-11-27', Date.parse('2031-11-27T16:00:00.000Z')],
    ['2031-11-29', 'refused'],
    ['2026-13-01', 'refused'],
    ['28.11.2026', 'refused'],
  ])('end %j', (text, value) => expect(read(readLinkEnd(text, NOW))).toBe(value));

  it.each([
    ['invited', 'invited'],
    ['friends', 'refused'],
  ])('mode %j', (text, value) => expect(read(readMode(text))).toBe(value));
});

describe('a list of readers', () => {
  it.each([
    ['19000000001', '19000000001'],
    [' Lin@Desk.example ', 'lin@desk.example'],
    ['1900000000', null],
    ['lin@desk', null],
    ['', null],
  ])('knows %j as %j', (text, address) => expect(readInvitee(text)).toBe(address));

  it('reads names on either side, with a heading, in any order, each reader once', () => {
    const rows = '\uFEFF姓名,手机号\r\n林晓舟,19000000001\nlu@desk.example 陆嘉宁\n\n"周",lu@desk.example\n';
    expect(readInviteRows(rows)).toEqual({
      list: [
        { address: '19000000001', name: '林晓舟' },
        { address: 'lu@desk.example', name: '周' },
      ],
      refused: [],
    });
  });

  it('tells by their numbers which lines it could not read', () => {
    const long = `${'名'.repeat(31)},19000000001`;
    expect(readInviteRows(`林晓舟\n19000000002\n${long}`)).toEqual({
      list: [{ address: '19000000002', name: '' }],
      refused: [
        { row: 1, text: '林晓舟', message: '没有手机号或邮箱' },
        { row: 3, text: long, message: '姓名最多 30 个字' },
      ],
    });
  });
});
