import { action } from '../action.ts';
import { listLines } from '../format.ts';

export const ledger = {
  check: action({
    summary: 'whether all money is accounted for, to the fen',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /ledger');
      return {
        data,
        pretty(said) {
          const accounts = listLines(data.accounts, ['account', 'amount'], said('nothing is booked'));
          const none = said(`${data.transfers} transfers, all in balance`);
          return `${accounts}\n${listLines(data.problems, ['what', 'which', 'expected', 'found'], none)}`;
        },
      };
    },
  }),
};
