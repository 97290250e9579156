import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdShare } from '#server/shares/hold-share.ts';
import { ShareTaken } from '#server/shares/shares.ts';
import { ControlProblem } from './control-problem.ts';

/** A whole world on its way, in or out; throws where too many are. */
export function holdTransfer(
  name: 'imports' | 'worldExports',
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  try {
    holdShare(name, request, reply);
  } catch (error) {
    if (!(error instanceof ShareTaken)) throw error;
    throw new ControlProblem(
      429,
      'too-many-transfers',
      'too many worlds are exported or imported at once; try again when one has ended',
    );
  }
}
