import { describe, expect, it } from 'vitest';
import { doLoginout } from '#web/features/session/api.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, late, member } from './desk-pact.ts';
import { json } from './replies.ts';

const exchange = deskPact('web');

describe('web.doLoginout', () => {
  it('ends the session', () =>
    exchange(
      'web.doLoginout',
      'a live session',
      { as: member('super'), input: {}, reply: json({ code: 0 }) },
      async (api) => expect(await doLoginout(api)).toEqual(done(null)),
    ));

  it('succeeds in a tab whose session ended before', () =>
    exchange(
      'web.doLoginout',
      'the session ended before',
      { as: late, input: {}, reply: json({ code: 0 }) },
      async (api) => expect(await doLoginout(api)).toEqual(done(null)),
    ));
});
