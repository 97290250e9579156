import { action } from '../action.ts';
import { fieldLines } from '../format.ts';

export const order = {
  advance: action({
    words: ['NUMBER'],
    summary: 'the next planned thing happens to an order now',
    flags: {
      to: { kind: 'text', fallback: '', meaning: 'all that happens up to this state, such as shipped' },
      event: {
        kind: 'text',
        fallback: '',
        meaning: 'this instead: delay, resume, fail-check, agree-after-sale or refuse-after-sale',
      },
      reason: { kind: 'text', fallback: '', meaning: 'what the customer reads about that event' },
    },
    async run({ control, words: [no = ''], flags }) {
      const { to, event, reason } = flags;
      const data = await control.post(`orders/${encodeURIComponent(no)}/advance`, {
        ...(to === '' ? {} : { to }),
        ...(event === '' ? {} : { event }),
        ...(reason === '' ? {} : { reason }),
      });
      return { data, pretty: fieldLines(data) };
    },
  }),
};
