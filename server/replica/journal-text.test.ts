import { describe, expect, it } from 'vitest';
import { beginningOf, MOST_CHARACTERS } from '#server/servlet/beginning-of.ts';
import { shownFields, shownText } from './journal-text.ts';

const HEX = 'ab'.repeat(32);

describe('shownFields', () => {
  it.each([
    [{ password: 'desk1234' }, { password: '***' }],
    [
      { newPwd: 'x', token: 't', code: '123456' },
      { newPwd: '***', token: '***', code: '***' },
    ],
    [{ password: '' }, { password: '' }],
    [{ loginSessionID: HEX }, { loginSessionID: '***' }],
    [{ note: `see ${HEX}` }, { note: 'see ***' }],
    [{ mobile: '13800001234' }, { mobile: '138****1234' }],
    [{ detail: '电话 138 0000 1234。' }, { detail: '电话 138****1234。' }],
    [{ a: { list: [{ secret: 's' }] } }, { a: { list: [{ secret: '***' }] } }],
    [{ idemKey: HEX }, { idemKey: HEX }],
    [
      { cnums: 'A|B', regionCodes: '110000,110100' },
      { cnums: 'A|B', regionCodes: '110000,110100' },
    ],
  ])('shows %j as %j', (sent, shown) => {
    expect(shownFields(sent)).toEqual(shown);
  });

  it('leaves numbers that are no mobile alone', () => {
    expect(shownFields({ orderNo: '2026112100070031', at: '1795226400000' })).toEqual({
      orderNo: '2026112100070031',
      at: '1795226400000',
    });
  });

  it('becomes a cut text where it is too long', () => {
    const shown = String(shownFields({ remark: '长'.repeat(5000), password: 'desk1234' }));
    expect(shown.length).toBeLessThanOrEqual(MOST_CHARACTERS + 2);
    expect(shown).toMatch(/^\{"remark":"长+…$/);
  });
});

describe('shownText', () => {
  it('hides the token and the code of a reply and keeps its outcome', () => {
    const reply = JSON.stringify({ code: 0, data: { token: 'tk-1', demoCode: '123456', code: 'express' } });
    expect(shownText(reply)).toBe('{"code":0,"data":{"token":"***","demoCode":"***","code":"express"}}');
  });

  it('hides them in a reply that is encoded twice', () => {
    const reply = JSON.stringify(JSON.stringify({ code: 0, data: { token: 'tk-1' } }));
    expect(shownText(reply)).not.toContain('tk-1');
    expect(JSON.parse(JSON.parse(shownText(reply)))).toEqual({ code: 0, data: { token: '***' } });
  });

  it('hides a token whose end is cut off', () => {
    expect(shownText('{"code":0,"data":{"token":"tk-123')).toBe('{"code":0,"data":{"token":"***');
  });

  it('shows nothing of a mobile that is cut in half', () => {
    const reply = `${'x'.repeat(MOST_CHARACTERS - 8)} 138001380001234`;
    expect(shownText(beginningOf(reply))).not.toMatch(/138/);
  });
});
