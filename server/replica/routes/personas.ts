import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { PERSONAS } from '#db/demo/accounts.ts';
import { userByAccount } from '#db/queries/users.ts';
import { createContext } from '#server/servlet/context.ts';
import { controlNotFound } from '../control-problem.ts';

export function personaRoutes(plane: FastifyInstance): void {
  plane.get('/personas', async () => ({
    password: DEMO_PASSWORD,
    list: PERSONAS.map(({ id, account, nick, mobile, vipName }) => ({
      user_id: String(id),
      account,
      nick,
      mobile,
      vip_name: vipName,
    })),
  }));

  plane.post<{ Params: { account: string } }>('/personas/:account/login', async (request, reply) => {
    const { account } = request.params;
    const user = userByAccount(request.world.db, account);
    if (!user) throw controlNotFound('unknown-account', `there is no account "${account}"`);
    return { token: createContext(request, reply).startSession(user.id) };
  });
}
