import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hideTokens, maskMobiles } from '#server/redaction.ts';

/** What a visitor's sandbox is called opens it; its beginning tells two of them apart. */
const VISITOR = /^(visitor-[0-9a-f]{6})[0-9a-f]{26}$/;
const MOST_OF_A_CHANGE = 200;

/** One line in the log for everything that somebody steered: when (the log says it), who, in which world, what. */
export function registerAudit(plane: FastifyInstance): void {
  plane.addHook('onResponse', (request, reply, done) => {
    const isSteering = request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400;
    if (isSteering) request.log.info(auditOf(request), 'steered');
    done();
  });
}

function auditOf(request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  const name = request.world.sandbox?.name.replace(VISITOR, '$1') ?? 'default';
  return {
    action: `${request.method} ${maskMobiles(hideTokens(path, '***'))}${changeOf(request)}`,
    world: name,
    from: maskedAddress(request.ip),
  };
}

/** How the clock was moved is no secret; what else is sent may be anything. */
function changeOf({ body, routeOptions }: FastifyRequest): string {
  return routeOptions.url?.endsWith('/clock') ? ` ${JSON.stringify(body)?.slice(0, MOST_OF_A_CHANGE)}` : '';
}

/** An address without what tells one person from the neighbours. */
function maskedAddress(address: string): string {
  return address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}:…`
    : address.replace(/\.\d+$/, '.x');
}
