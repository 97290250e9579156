import type { FastifyInstance } from 'fastify';

const SECOND_MS = 1000;

/** The Date header tells the time of the replica's clock, so that a client can count down to our moments. */
export function registerClockDate(app: FastifyInstance): void {
  let second = Number.NaN;
  let text = '';
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A backend that is not ours has a time of its own.
    if (request.isForwarded) return done();
    const now = Math.floor(request.world.clock.now() / SECOND_MS);
    if (now !== second) {
      second = now;
      text = new Date(now * SECOND_MS).toUTCString();
    }
    reply.header('date', text);
    done();
  });
}
