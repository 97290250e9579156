import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

const MOST_FIELDS = 200;

/** Forms as the client sends them. A name that comes twice becomes a list, which the contract then refuses. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(body.toString(), '&', '=', { maxKeys: MOST_FIELDS })),
  );
  acceptEmptyJson(app);
  // Fastify reads plain text by itself; here it is no better than other wrong content types.
  app.removeContentTypeParser('text/plain');
}

/** Clients that always announce JSON send nothing where nothing is required; that is no mistake. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}
