import { action } from '../action.ts';
import { listLines } from '../format.ts';

export const ledger = {
  check: action({
    summary: 'whether all money is accounted for, to the fen',
    flags: {},
    async run({ control }) {
      const data = await control.call('GET /ledger');
      const accounts = listLines(data.accounts, ['account', 'amount'], 'nothing is booked');
      const none = `${data.transfers} transfers, all in balance`;
      const problems = listLines(data.problems, ['what', 'which', 'expected', 'found'], none);
      return { data, pretty: `${accounts}\n${problems}` };
    },
  }),
};
