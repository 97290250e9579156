import { action } from '../action.ts';
import { fieldLines } from '../format.ts';

function change(step: 'settle' | 'fail' | 'expire', summary: string) {
  return action({
    words: ['NUMBER'],
    summary,
    flags: {},
    async run({ control, words: [no = ''] }) {
      const data = await control.call(`POST /pay/{no}/${step}`, { path: { no } });
      return { data, pretty: fieldLines(data) };
    },
  });
}

export const pay = {
  settle: change('settle', 'the money of a payment, or of an order, arrives'),
  fail: change('fail', 'a waiting payment fails'),
  expire: change('expire', 'close a waiting payment before its time'),
};
