import { expect, it, vi } from 'vitest';
import { openStorage } from '#web/lib/storage.ts';
import { openConsent } from './consent.ts';

const nothingStored = () => openStorage(() => undefined);

it('is given under a key of its own, and another one after it was withdrawn', () => {
  const values = nothingStored();
  const consent = openConsent(values, {});
  const heard = vi.fn();
  const leave = consent.subscribe(heard);
  expect([consent.answer(), consent.key()]).toEqual([null, '']);
  consent.say('yes');
  const key = consent.key();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(openConsent(values, {}).key()).toBe(key);
  consent.say('no');
  expect([consent.answer(), consent.key()]).toEqual(['no', '']);
  leave();
  consent.say('yes');
  expect(consent.key()).not.toBe(key);
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'is refused by a browser with %j',
  (browser) => {
    const consent = openConsent(nothingStored(), browser);
    consent.say('yes');
    expect([consent.isRefusedByBrowser, consent.key()]).toEqual([true, '']);
  },
);

it.each([null, 'yes', { answer: 'maybe', key: '' }, { answer: 'yes', key: 'me' }])(
  'does not read %j',
  (stored) => {
    const values = nothingStored();
    values.set('readerTraces', stored);
    expect(openConsent(values, {}).answer()).toBeNull();
  },
);
