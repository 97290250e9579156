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
  acceptEmptyJson(app);
  // Fastify reads plain text by itself; here it is as wrong as any other content type.
  app.removeContentTypeParser('text/plain');
}

/** Clients that always announce JSON send nothing where nothing is required; that is no mistake. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
