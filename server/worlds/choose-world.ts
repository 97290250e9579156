import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '#contracts/control/address.ts';
import { isOperator, isPresenterPath, isPublicControl } from '#server/control-access.ts';
import type { Env } from '#server/env.ts';
import { isMachinePath } from '#server/machine-paths.ts';
import { ownCookie, TICKET_COOKIE } from '#server/own-cookies.ts';
import { sandboxEnded } from './sandbox-refusal.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

const OUTSIDE_CALL = /^\/(phone|provider|cashier|mail)-api\//;
/** All of a card lies below its own path, so one cookie there keeps the world. */
const CARD = '/card/';
const OUTSIDE_PAGE = /^\/(phone|provider|cashier)\/(?:[^/]+\/)?([\w-]+)$/;
const BEGINS = /^\/__replica\/personas\/[^/]+\/login$/;
/** A server that is no demo leaves the cookie of a visitor alone: the browser may have been in a demo on this port. */
const VISITOR = /^visitor-[0-9a-f]{32}$/;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
}

/** Says in which world a request acts. Throws a `SandboxRefusal` where it finds none. */
export function worldChooser(
  worlds: Worlds,
  env: Env,
): (request: FastifyRequest, reply: FastifyReply) => World {
  const choose = env.mode === 'demo' ? visitorsWorld : namedWorld;
  return (request, reply) => {
    const [path = ''] = request.url.split('?');
    const asked = { request, reply, path };
    // Nearly every request is a call, so nothing else is looked at for it.
    if (path.startsWith('/uwp/')) return choose(asked);
    if (path.startsWith('/front_end/') || isPublicControl(path)) return worlds.main;
    return outsideWorld(asked) ?? choose(asked);
  };

  /** Whoever opens the address of an outside party on another device acts in the world that made the address. */
  function outsideWorld({ request, reply, path }: Asked): World | null {
    const isCall = OUTSIDE_CALL.test(path);
    const [, party, id] = isCall ? [] : (OUTSIDE_PAGE.exec(path) ?? []);
    const isCard = path.startsWith(CARD);
    if (!isCall && !isCard && party === undefined) return null;
    const inAddress = (request.query as Readonly<Record<string, unknown>>).sandbox;
    // Cards are looked at by whoever tests or shows the product too: what was scanned once does not outdo an own world.
    const hasOwn =
      request.headers[SANDBOX_HEADER] !== undefined || request.cookies[SANDBOX_COOKIE] !== undefined;
    const kept = isCard && hasOwn ? undefined : request.cookies[TICKET_COOKIE];
    const ticket = typeof inAddress === 'string' ? inAddress : kept;
    const world = ticket === undefined ? null : worlds.byTicket(ticket);
    if (world && isCard)
      reply.setCookie(TICKET_COOKIE, world.sandbox?.ticket ?? '', ownCookie(request, CARD));
    if (world && party !== undefined) {
      // The calls of the page do not carry its address, so a cookie that only they see does.
      reply.setCookie(TICKET_COOKIE, world.sandbox?.ticket ?? '', ownCookie(request, `/${party}-api/${id}`));
    }
    return world;
  }

  /** The header or the cookie; without either the default world. */
  function namedWorld({ request }: Asked): World {
    const header = request.headers[SANDBOX_HEADER];
    const cookie = request.cookies[SANDBOX_COOKIE];
    const name =
      header === undefined ? (cookie && VISITOR.test(cookie) ? undefined : cookie) : String(header);
    return name === undefined ? worlds.main : worlds.enter(name, request.ip);
  }

  /** A page, or a login as one of the personas, begins anew; who still calls as a member was in a visit that ended. */
  function tellEnd(request: FastifyRequest, path: string, name: string): void {
    if (!isMachinePath(path) || BEGINS.test(path)) worlds.forgetEnd(name);
    else if (path.startsWith('/uwp/') && request.headers.authorization) throw sandboxEnded();
    else worlds.tellEnd(name);
  }

  /**
   * Every visitor of a demo has a world of its own. It is made by the first call and not by the page, so that robots
   * take nobody's seat; a page that could not work afterwards says so at once.
   */
  function visitorsWorld({ request, reply, path }: Asked): World {
    const cookie = request.cookies[SANDBOX_COOKIE];
    const known = cookie && VISITOR.test(cookie) ? cookie : null;
    const world = known === null ? null : worlds.find(known);
    if (world) return world;
    if (known === null && path.startsWith('/__replica/') && isOperator(request, env)) return worlds.main;
    if (path.startsWith('/media/') || path === '/robots.txt' || isPresenterPath(path)) return worlds.main;
    if (known !== null) tellEnd(request, path, known);
    const name = known ?? `visitor-${randomBytes(16).toString('hex')}`;
    if (isMachinePath(path)) return remembered(worlds.enter(name, request.ip));
    worlds.demandRoom(request.ip);
    return remembered(worlds.main);

    function remembered(found: World): World {
      if (known === null) reply.setCookie(SANDBOX_COOKIE, name, ownCookie(request));
      return found;
    }
  }
}
