import type { ShowView } from '#contracts/control/show.ts';
import { holderOf } from '#server/shares/hold-share.ts';
import { ShareTaken } from '#server/shares/shares.ts';
import type { ControlCall, SomeHandlers } from '../control/handlers.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem, controlNotFound } from '../control-problem.ts';
import { ownAddresses } from '../show/own-addresses.ts';
import type { Place, Show } from '../show/show.ts';
import { isPresenter } from '../show/who-presents.ts';
import { isTourChapter } from '../tour.ts';

/** Shorter than the pages wait for any answer. */
const LONGEST_WAIT_MS = 8_000;
const MINUTE_MS = 60_000;
const ON_PHONE = /Mobile|Android|iPhone/;

interface ShowRouteParts extends Pick<ControlParts, 'env' | 'show' | 'presenterKey'> {
  readonly longestWaitMs?: number;
}

/** One presents, many follow: each asks again and again, and is answered when there is news. */
export const showHandlers = ({ env, show, presenterKey, longestWaitMs = LONGEST_WAIT_MS }: ShowRouteParts) =>
  ({
    async 'POST /show/guest'(call) {
      const { world, request, body } = call;
      if (world.sandbox === null)
        throw new ControlProblem(409, 'no-visit', 'only who has a world of a demo can follow');
      const { name } = world.sandbox;
      const device = ON_PHONE.test(request.headers['user-agent'] ?? '') ? 'phone' : 'desk';
      const isStage = isPresenter(request, presenterKey);
      const number = show.hear(name, { device, follows: body.follows, at: knownPlace(body.at), isStage });
      const leave = show.wait(name);
      const hasNews = () => show.where().version !== body.version;
      await untilNews({ show, call, hasNews, longestWaitMs }).finally(leave);
      return { ...show.where(), number };
    },

    async 'GET /show'(call) {
      const hasNews = () => show.change() !== call.query.change;
      await untilNews({ show, call, hasNews, longestWaitMs });
      return viewOf(show, env.host);
    },

    'POST /show/move'({ body }) {
      if (knownPlace(body) === null)
        throw controlNotFound('unknown-chapter', `there is no chapter "${body.chapter}"`);
      show.move(body);
      return viewOf(show, env.host);
    },

    'POST /show/extend'({ body: { minutes, guest } }) {
      show.extend(minutes * MINUTE_MS, guest);
      return viewOf(show, env.host);
    },
  }) satisfies SomeHandlers;

function knownPlace(place: Place | undefined): Place | null {
  return place !== undefined && isTourChapter(place.chapter) ? place : null;
}

function viewOf(show: Show, host: string): ShowView {
  const { chapter, step, version } = show.where();
  const startedAt = show.startedAt();
  return {
    ...{ chapter, step, version, change: show.change() },
    now: new Date(show.now()).toISOString(),
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
    hasStage: show.hasStage(),
    guests: show.guests(),
    addresses: ownAddresses(host),
  };
}

interface Waiting {
  readonly show: Show;
  readonly call: Pick<ControlCall, 'request' | 'reply'>;
  readonly hasNews: () => boolean;
  readonly longestWaitMs: number;
}

/** Comes back when there is news, when the caller is gone, or after a while all the same. */
async function untilNews({ show, call: { request, reply }, hasNews, longestWaitMs }: Waiting): Promise<void> {
  if (hasNews()) return;
  const giveBack = seatFor(request);
  // Where too many wait already it is answered at once, and asks again a little later.
  if (giveBack === null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, longestWaitMs).unref();
    const stop = show.listen(() => hasNews() && end());
    reply.raw.once('close', end);

    function end(): void {
      clearTimeout(timer);
      stop();
      reply.raw.off('close', end);
      resolve();
    }
  }).finally(giveBack);
}

/** A question that waits is an open connection, and counts as the event streams do. */
function seatFor(request: ControlCall['request']): (() => void) | null {
  const { network, world } = holderOf(request);
  try {
    return request.world.shares.take('streams', { network, world });
  } catch (error) {
    if (error instanceof ShareTaken) return null;
    throw error;
  }
}
