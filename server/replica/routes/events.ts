import { PassThrough } from 'node:stream';
import { whole } from '#contracts/control/schema.ts';
import { callerNetwork } from '#server/caller-network.ts';
import { worldKey } from '#server/shares/hold-share.ts';
import { LIMITS } from '#server/shares/share-limits.ts';
import { ShareTaken } from '#server/shares/shares.ts';
import type { Worlds } from '#server/worlds/worlds.ts';
import type { ControlCall, SomeHandlers } from '../control/handlers.ts';
import { readValue } from '../control/read-input.ts';
import { ControlProblem } from '../control-problem.ts';
import type { WorldEvent } from '../journal.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 1000;
/** A reader that is this far behind is cut off; it comes back and goes on where it was. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;

interface EventParts {
  readonly worlds: Pick<Worlds, 'hold'>;
  readonly heartbeatMs?: number;
}

/** What happens in the caller's world, as it happens (Server-Sent Events). Listening is a use of the world. */
export const eventHandlers = ({ worlds, heartbeatMs = HEARTBEAT_MS }: EventParts) =>
  ({
    'GET /events'(call) {
      const { world, reply } = call;
      const { journal } = world;
      const since = sinceOf(call);
      const stream = new PassThrough();
      const giveBack = streamOf(call);
      const stop = journal.listen({ hear, end: () => stream.end() });
      const letGo = worlds.hold(world);
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs).unref();
      stream.once('close', () => {
        clearInterval(heartbeat);
        stop();
        letGo();
        giveBack();
      });
      stream.write(`retry: ${RETRY_MS}\n\n`);
      if (since !== null) {
        for (const data of journal.list({ since })) hear({ event: 'exchange', data });
      }
      return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);

      function hear(event: WorldEvent): void {
        if (stream.writableLength + stream.readableLength > MOST_WAITING_BYTES) stream.destroy();
        else stream.write(written(event));
      }
    },
  }) satisfies SomeHandlers;

/** Answers how to give it back. */
function streamOf({ request, world }: ControlCall<'GET /events'>): () => void {
  try {
    const holder = { network: callerNetwork(request.ip), world: worldKey(world.sandbox) };
    return world.shares.take('streams', holder);
  } catch (error) {
    if (!(error instanceof ShareTaken)) throw error;
    throw error.by === 'world'
      ? tooMany(`${LIMITS.streams.world} listen to this world already; close one of them first`)
      : tooMany('too many listen from this address, or to this server; close some first');
  }
}

function tooMany(message: string): ControlProblem {
  return new ControlProblem(429, 'too-many-listeners', message);
}

/** Null where nothing was asked for: then only what happens from now on is told. */
function sinceOf({ query, request, world }: ControlCall<'GET /events'>): number | null {
  const heard = request.headers['last-event-id'];
  const asked = heard ? readValue(whole(0, Number.MAX_SAFE_INTEGER), heard, 'Last-Event-ID') : query.since;
  if (asked === undefined) return null;
  // A number from before a restart: everything there is now is new to that reader.
  return asked > world.journal.last() ? 0 : asked;
}

function written({ event, data }: WorldEvent): string {
  const id = event === 'exchange' ? `id: ${data.seq}\n` : '';
  return `${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
