import { describe, expect, it } from 'vitest';
import {
  checkTransfer,
  readAnswer,
  readReceiver,
  TRANSFERS_A_DAY,
  transferEnd,
  transferState,
} from './transfers.ts';

const OWN = '13800000003';

describe('handing a work over', () => {
  it.each([
    [' 13900000001 ', '13900000001'],
    ['13800000002', '13800000002'],
  ])('takes the mobile "%s"', (text, mobile) => {
    expect(readReceiver(text, OWN)).toEqual({ kind: 'done', value: mobile });
  });

  it.each(['', '1380000000', '138000000033', 'super', OWN])('refuses "%s"', (text) => {
    expect(readReceiver(text, OWN)).toMatchObject({ kind: 'refused', problem: 'bad-mobile' });
  });

  it('is answered with yes or no', () => {
    expect(readAnswer('accept')).toMatchObject({ value: 'accept' });
    expect(readAnswer('decline')).toMatchObject({ value: 'decline' });
    expect(readAnswer('later')).toMatchObject({ problem: 'bad-answer' });
  });

  it('waits for a week', () => {
    const transfer = { state: 'waiting', expiresAt: transferEnd(0) } as const;
    expect(transferState(transfer, 7 * 86_400_000 - 1)).toBe('waiting');
    expect(transferState(transfer, 7 * 86_400_000)).toBe('expired');
    expect(transferState({ ...transfer, state: 'accepted' }, Number.MAX_SAFE_INTEGER)).toBe('accepted');
  });

  const free = { isOfTeam: false, begunToday: TRANSFERS_A_DAY - 1, isWaiting: false };
  it.each([
    [{}, 'done'],
    [{ begunToday: TRANSFERS_A_DAY }, 'transfers-full'],
    [{ isWaiting: true }, 'transfer-waiting'],
    [{ isOfTeam: true, isWaiting: true }, 'transfer-of-team'],
  ])('begins with %j: %s', (change, expected) => {
    const checked = checkTransfer({ ...free, ...change });
    expect(checked.kind === 'done' ? 'done' : checked.reason).toBe(expected);
  });
});
