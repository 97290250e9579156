import { action } from '../action.ts';
import { listLines, listOf, shown } from '../format.ts';

export const persona = {
  list: action({
    summary: 'the demo accounts',
    flags: {},
    async run({ control }) {
      const data = await control.get('personas');
      const people = listLines(listOf(data), ['account', 'nick', 'vip_name', 'mobile'], 'Nobody.');
      return { data, pretty: `${people}\nThe password of all is ${shown(data.password)}.` };
    },
  }),
  login: action({
    words: ['ACCOUNT'],
    summary: 'a token without a password, which is all that is written',
    flags: {},
    async run({ control, words: [account = ''] }) {
      const data = await control.post(`personas/${encodeURIComponent(account)}/login`);
      return { data, pretty: shown(data.token) };
    },
  }),
};
