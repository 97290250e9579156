import { askClosing } from '../queries/account/closing.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

export const closingAsked: Scenario<{ account: string } & Record<string, string>> = {
  name: 'closing-asked',
  title: '申请注销账号',
  description:
    'The account is closed in seven days unless somebody logs in to it (注销冷静期); whatever is open or in the wallet stays.',
  defaults: { account: 'fresh' },
  run({ db, now }, { account }) {
    const { id } = accountOrRefuse(db, account);
    return { userId: String(id), dueAt: new Date(askClosing(db, id, now)).toISOString() };
  },
};
