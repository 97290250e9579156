import type { FastifyInstance } from 'fastify';

/** Forms as the client sends them. A name that comes twice becomes a list, which the contract then refuses. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const values: Record<string, string | string[]> = Object.create(null);
      for (const [name, value] of new URLSearchParams(body.toString())) {
        const known = values[name];
        values[name] = known === undefined ? value : [known, value].flat();
      }
      done(null, values);
    },
  );
}
