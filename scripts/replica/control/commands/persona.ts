import { action } from '../action.ts';
import { listLines } from '../format.ts';

export const persona = {
  list: action({
    summary: 'the demo accounts',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /personas');
      const people = listLines(data.list, ['account', 'nick', 'vip_name', 'mobile'], 'Nobody.');
      return { data, pretty: `${people}\nThe password of all is ${data.password}.` };
    },
  }),
  login: action({
    words: ['ACCOUNT'],
    summary: 'a token without a password, which is all that is written',
    flags: {},
    async run({ control, words: [account = ''] }) {
      const data = await control.call('POST /personas/{account}/login', { path: { account } });
      return { data, pretty: data.token };
    },
  }),
};
