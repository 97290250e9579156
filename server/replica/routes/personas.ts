import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { PERSONAS } from '#db/seeded/accounts.ts';
import { createContext } from '#server/servlet/context.ts';
import { accountOrRefuse } from '../account-or-refuse.ts';
import type { SomeHandlers } from '../control/handlers.ts';

export const personaHandlers = {
  'GET /personas': () => ({
    password: DEMO_PASSWORD,
    list: PERSONAS.map(({ id, account, nick, mobile, vipName }) => ({
      user_id: String(id),
      account,
      nick,
      mobile,
      vip_name: vipName,
    })),
  }),

  'POST /personas/{account}/login'({ world, path, request, reply }) {
    const user = accountOrRefuse(world, path.account);
    return { token: createContext(request, reply).startSession(user.id) };
  },
} satisfies SomeHandlers;
