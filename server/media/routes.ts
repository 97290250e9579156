import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { hasScannedFor } from '#db/queries/account/login-sessions.ts';
import { userById } from '#db/queries/account/users.ts';
import { membershipOf } from '#db/queries/team/memberships.ts';
import { secretHash } from '#db/secret-hash.ts';
import { PERSONAS } from '#db/seeded/accounts.ts';
import { LOGIN_COOKIE } from '#server/own-cookies.ts';
import { renderAvatar } from './avatar.ts';
import { BINDING_PICTURES } from './bindings/pictures.ts';
import { DRAWINGS } from './drawings.ts';
import { GOODS_PICTURES } from './goods/pictures.ts';
import { GUIDE_PAGES } from './guide-pages.ts';
import { WORKSHOP_PICTURES } from './workshop/pictures.ts';

const DAY = 'public, max-age=86400';
const SVG = 'image/svg+xml; charset=utf-8';

/** Pictures and pages drawn by ourselves. All but those of members depend on their name alone, so they are drawn once. */
export function registerMedia(app: FastifyInstance): void {
  app.get('/media/avatars/:file', (request, reply) => {
    const id = parseDecimalId(nameOf(request.params, '.svg'));
    const user = id === null ? null : userById(request.world.db, id);
    if (!user || !maySeeAvatar(request, user.id)) return reply.callNotFound();
    // The same address is another member's in another world.
    reply.header('cache-control', 'private, no-cache');
    return reply.type(SVG).send(renderAvatar(user.nick, String(user.id)));
  });

  app.get('/media/drawings/:file', (request, reply) => {
    const name = nameOf(request.params, '.svg');
    const drawing = Object.entries(DRAWINGS).find(([known]) => known === name)?.[1];
    return drawing ? svg(reply, drawing) : reply.callNotFound();
  });

  const families = { bindings: BINDING_PICTURES, goods: GOODS_PICTURES, workshop: WORKSHOP_PICTURES };
  for (const [family, pictures] of Object.entries(families)) {
    app.get(`/media/${family}/:file`, (request, reply) => {
      const name = nameOf(request.params, '.svg');
      const picture = Object.entries(pictures).find(([known]) => known === name)?.[1];
      return picture ? svg(reply, picture) : reply.callNotFound();
    });
  }

  app.get('/media/pages/:file', (request, reply) => {
    const page = GUIDE_PAGES.find(({ name }) => name === nameOf(request.params, '.html'));
    if (!page) return reply.callNotFound();
    return reply.header('cache-control', DAY).type('text/html; charset=utf-8').send(page.html);
  });
}

/** The demo accounts are chosen among by everybody; any other member is shown to himself and where he logs in. */
export function maySeeAvatar({ world, visitor, cookies }: FastifyRequest, userId: number): boolean {
  if (visitor?.id === userId || PERSONAS.some(({ id }) => id === userId)) return true;
  // Whoever pays for a team sees who is in it.
  if (visitor && membershipOf(world.db, userId)?.owner.id === visitor.id) return true;
  const mark = cookies[LOGIN_COOKIE];
  return mark !== undefined && hasScannedFor(world.db, userId, secretHash(mark));
}

function nameOf(params: unknown, ending: string): string {
  const { file } = params as { file: string };
  return file.endsWith(ending) ? file.slice(0, -ending.length) : '';
}

function svg(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', DAY).type(SVG).send(text);
}
