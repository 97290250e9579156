import type { FastifyInstance } from 'fastify';

const TEXT = 'text/plain; charset=utf-8';
/** What opens without a login: books and cards, by their link. */
const OPEN = ['/r/', '/card/'];

/** A demo is no content of its own: search engines stay away. */
export function keepRobotsAway(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-robots-tag', 'noindex');
    done();
  });
  tellRobots(app, []);
}

/** Search engines find what opens without a login, and nothing behind it. */
export function leadRobots(app: FastifyInstance): void {
  tellRobots(app, OPEN);
}

function tellRobots(app: FastifyInstance, open: readonly string[]): void {
  const rules = [...open.map((path) => `Allow: ${path}`), 'Disallow: /'];
  const text = ['User-agent: *', ...rules, ''].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type(TEXT).send(text));
}
