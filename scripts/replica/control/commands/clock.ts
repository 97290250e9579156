import type { ControlReply } from '#contracts/control/operations.ts';
import { action } from '../action.ts';

const answer = (data: ControlReply<'GET /clock'>) => ({
  data,
  pretty: `${data.now} (${data.frozen ? 'frozen' : 'running'})`,
});

export const clock = {
  show: action({
    summary: "the replica's now",
    flags: {},
    run: async ({ control }) => answer(await control.call('GET /clock')),
  }),
  freeze: action({
    words: ['DATE'],
    summary: 'stand still at an ISO date such as 2027-01-01T08:00:00+08:00',
    flags: {},
    run: async ({ control, words: [freeze] }) =>
      answer(await control.call('POST /clock', { body: { freeze } })),
  }),
  advance: action({
    words: ['TIME'],
    summary: 'go on by 90s, 10m, 2h or 30d',
    flags: {},
    run: async ({ control, words: [advance] }) =>
      answer(await control.call('POST /clock', { body: { advance } })),
  }),
  reset: action({
    summary: 'back to the time that runs by itself',
    flags: {},
    run: async ({ control }) => answer(await control.call('POST /clock', { body: { reset: true } })),
  }),
};
