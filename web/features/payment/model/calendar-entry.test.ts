import { describe, expect, it } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const ORDER = {
  orderNo: '2026112100000001',
  title: '西湖四时, 精装; 第二版',
  expectedFrom: '2026-12-30',
  expectedTo: '2026-12-31',
};

describe('calendarEntry', () => {
  it('lasts from the first expected day through the last', () => {
    expect(calendarEntry(ORDER)).toContain('DTSTART;VALUE=DATE:20261230\r\n');
    expect(calendarEntry(ORDER)).toContain('DTEND;VALUE=DATE:20270101\r\n');
  });

  it('escapes what would end a text', () => {
    expect(calendarEntry(ORDER)).toContain('SUMMARY:西湖四时\\, 精装\\; 第二版 预计送达\r\n');
  });

  it('is one event, ended by line breaks as calendars want them', () => {
    const lines = calendarEntry(ORDER).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
    expect(lines.at(-1)).toBe('');
  });
});
