import { action } from '../action.ts';
import type { Fields } from '../client.ts';
import { shown } from '../format.ts';

const answer = (data: Fields) => ({
  data,
  pretty: `${shown(data.now)} ${data.frozen === true ? '(frozen)' : '(running)'}`,
});

export const clock = {
  show: action({
    summary: "the replica's now",
    flags: {},
    run: async ({ control }) => answer(await control.get('clock')),
  }),
  freeze: action({
    words: ['DATE'],
    summary: 'stand still at an ISO date such as 2027-01-01T08:00:00+08:00',
    flags: {},
    run: async ({ control, words: [freeze] }) => answer(await control.post('clock', { freeze })),
  }),
  advance: action({
    words: ['TIME'],
    summary: 'go on by 90s, 10m, 2h or 30d',
    flags: {},
    run: async ({ control, words: [advance] }) => answer(await control.post('clock', { advance })),
  }),
  reset: action({
    summary: 'back to the time that runs by itself',
    flags: {},
    run: async ({ control }) => answer(await control.post('clock', { reset: true })),
  }),
};
