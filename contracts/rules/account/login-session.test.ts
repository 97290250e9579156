import { expect, it } from 'vitest';
import { GRANTED_STATES, LATE_POLL_MS, OPEN_STATES, stateAt } from './login-session.ts';

const ENDS = 1000;

it.each(OPEN_STATES)('%s expires at its moment', (state) => {
  const session = { state, expiresAt: ENDS };
  expect([stateAt(session, ENDS - 1), stateAt(session, ENDS)]).toEqual([state, 'expired']);
});

it.each(GRANTED_STATES)('%s waits a minute longer', (state) => {
  const session = { state, expiresAt: ENDS };
  const end = ENDS + LATE_POLL_MS;
  expect([stateAt(session, ENDS), stateAt(session, end - 1), stateAt(session, end)]).toEqual([
    state,
    state,
    'expired',
  ]);
});

it.each(['cancelled', 'refused', 'expired'] as const)('%s stays', (state) => {
  expect(stateAt({ state, expiresAt: ENDS }, ENDS * 1_000_000)).toBe(state);
});
