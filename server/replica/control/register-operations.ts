import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ControlOperation } from '#contracts/control/operation.ts';
import { CONTROL, type ControlRoute } from '#contracts/control/operations.ts';
import { holdTransfer } from '../hold-transfer.ts';
import type { ControlCall, ControlHandlers } from './handlers.ts';
import { readInput } from './read-input.ts';

export const FILE_TYPE = 'application/octet-stream';
const MEGABYTE = 1024 * 1024;
/** Exports carry files. The visitors of a demo are many, and what they send lies in memory. */
const MOST_FILE_BYTES = { demo: 20 * MEGABYTE, own: 256 * MEGABYTE };

/** Makes a route of every operation: its schema reads the request before its handler does anything. */
export function registerOperations(
  plane: FastifyInstance,
  handlers: ControlHandlers,
  { isDemo }: { readonly isDemo: boolean },
): void {
  const mostFileBytes = isDemo ? MOST_FILE_BYTES.demo : MOST_FILE_BYTES.own;
  plane.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: mostFileBytes },
    (_request, body, done) => done(null, body),
  );
  for (const [route, operation] of Object.entries<ControlOperation>(CONTROL)) {
    // Which route it is was known to the compiler only while the table of handlers was checked.
    const handler = handlers[route as ControlRoute] as (call: ControlCall) => unknown;
    const [method = '', path = ''] = route.split(' ');
    plane.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(operation.body?.contentMediaType === FILE_TYPE
        ? { bodyLimit: mostFileBytes, onRequest: holdImport }
        : {}),
      // Whoever asks only for the head of a stream would listen to it for ever.
      ...(operation.reply.contentMediaType === 'text/event-stream' ? { exposeHeadRoute: false } : {}),
      handler: async (request, reply) => {
        const answer = await handler(callOf(operation, request, reply));
        const [status = 200, other] = operation.statuses ?? [];
        // Where there are two, the handler has said which.
        if (status !== 200 && other === undefined) reply.code(status);
        return answer;
      },
    });
  }
}

/** Before anything of it is read. */
function holdImport(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  holdTransfer('imports', request, reply);
  done();
}

function callOf(
  { query, body }: ControlOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): ControlCall {
  const parts = {
    world: request.world,
    path: request.params,
    query: query && readInput(query, request.query),
    body: body && (body.contentMediaType ? request.body : readInput(body, request.body)),
  };
  return { ...parts, request, reply } as ControlCall;
}
