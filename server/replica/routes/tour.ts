import { createContext } from '#server/servlet/context.ts';
import { accountOrRefuse } from '../account-or-refuse.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { controlNotFound } from '../control-problem.ts';
import { beginTourChapter, isTourChapter, TOUR_CHAPTERS } from '../tour.ts';

/** The guided tour of the demo: every chapter can be begun from any state of the visitor's world. */
export const tourHandlers = ({ env }: ControlParts) =>
  ({
    'GET /tour': () => ({ list: TOUR_CHAPTERS }),

    'POST /tour/{chapter}'({ world, path: { chapter }, request, reply }) {
      if (!isTourChapter(chapter))
        throw controlNotFound('unknown-chapter', `there is no chapter "${chapter}"`);
      const { account, path, values } = beginTourChapter(world, chapter, env.seed);
      const user = accountOrRefuse(world, account);
      return { chapter, account, token: createContext(request, reply).startSession(user.id), path, values };
    },
  }) satisfies SomeHandlers;
