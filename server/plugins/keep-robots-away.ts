import type { FastifyInstance } from 'fastify';

/** A demo is no content of its own: search engines stay away. */
export function keepRobotsAway(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-robots-tag', 'noindex');
    done();
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
}
