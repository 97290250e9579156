import type { FastifyInstance } from 'fastify';
import { userByAccount } from '#db/queries/users.ts';
import { createContext } from '#server/servlet/context.ts';
import { demandKnown, fieldsOf } from '../body.ts';
import type { ControlParts } from '../control-parts.ts';
import { controlNotFound } from '../control-problem.ts';
import { beginTourChapter, isTourChapter, TOUR_CHAPTERS } from '../tour.ts';

/** The guided tour of the demo: every chapter can be begun from any state of the visitor's world. */
export function tourRoutes(plane: FastifyInstance, { env }: Pick<ControlParts, 'env'>): void {
  plane.get('/tour', async () => ({ list: TOUR_CHAPTERS }));

  plane.post<{ Params: { chapter: string } }>('/tour/:chapter', async (request, reply) => {
    const { world, params, body } = request;
    demandKnown(fieldsOf(body), []);
    const { chapter } = params;
    if (!isTourChapter(chapter)) throw controlNotFound('unknown-chapter', `there is no chapter "${chapter}"`);
    const { account, path, values } = beginTourChapter(world, chapter, env.seed);
    const user = userByAccount(world.db, account);
    if (!user) throw controlNotFound('unknown-account', `there is no account "${account}"`);
    return { chapter, account, token: createContext(request, reply).startSession(user.id), path, values };
  });
}
