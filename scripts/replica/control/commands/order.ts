import type { ControlBody } from '#contracts/control/operations.ts';
import { optional } from '../../cli/flags.ts';
import { action } from '../action.ts';
import { fieldLines } from '../format.ts';

type Advance = ControlBody<'POST /orders/{no}/advance'>;

export const order = {
  advance: action({
    words: ['NUMBER'],
    summary: 'the next planned thing happens to an order now',
    flags: {
      to: optional('all that happens up to this state, such as shipped'),
      event: optional('this instead: delay, resume, fail-check, agree-after-sale or refuse-after-sale'),
      reason: optional('what the customer reads about that event'),
    },
    async run({ control, words: [no = ''], flags }) {
      const { to, event, reason } = flags;
      const said = Object.entries({ to, event, reason }).filter(([, value]) => value !== '');
      // What was typed may be no state and no event, which the replica says in better words.
      const body: Advance = Object.fromEntries(said);
      const data = await control.call('POST /orders/{no}/advance', { path: { no }, body });
      return { data, pretty: fieldLines(data) };
    },
  }),
};
