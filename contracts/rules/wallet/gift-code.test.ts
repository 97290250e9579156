import { describe, expect, it } from 'vitest';
import { checkGiftCode, GIFT_CODE_MESSAGES, giftCodeOf, giftCodeTries } from './gift-code.ts';

const HOUR = 3_600_000;
const GOOD = { validTo: 100, voidedAt: null, redeemedBy: null };
const WHO = { userId: 1, now: 50 };

it('reads a code however it is typed', () => {
  expect(giftCodeOf(' desk-2345 gfta')).toBe('DESK2345GFTA');
});

it.each(['DESK2345GFT', 'DESK2345GFT0', 'DESK2345GFTI', '', 'D'.repeat(33)])('%j is no code', (typed) => {
  expect(giftCodeOf(typed)).toBeNull();
});

it.each([
  [null, GIFT_CODE_MESSAGES.unknown],
  [{ ...GOOD, redeemedBy: 2 }, GIFT_CODE_MESSAGES.used],
  [{ ...GOOD, redeemedBy: 1 }, GIFT_CODE_MESSAGES.ownUsed],
  [{ ...GOOD, voidedAt: 1 }, GIFT_CODE_MESSAGES.voided],
  [{ ...GOOD, validTo: 50 }, GIFT_CODE_MESSAGES.expired],
])('%j cannot be redeemed: %s', (code, message) => {
  expect(checkGiftCode(code, WHO)).toMatchObject({ reason: 'gift-code-unusable', message });
});

describe('the tries', () => {
  it('are five within an hour', () => {
    expect(giftCodeTries([], HOUR)).toEqual({ left: 5, lockedMinutes: 0 });
    expect(giftCodeTries([0, 1, 2, 3, 4], 4)).toEqual({ left: 0, lockedMinutes: 60 });
  });

  it('come back as the hour of each is over', () => {
    expect(giftCodeTries([0, 1, 2, 3, 4], HOUR)).toEqual({ left: 1, lockedMinutes: 0 });
  });
});
