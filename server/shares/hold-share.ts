import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerNetwork } from '../caller-network.ts';
import { LIMITS, type Limits, type ShareName } from './share-limits.ts';
import type { Holder } from './shares.ts';

/** The network is that of the address which the server believes: behind proxies of one's own the visitor's. */
export function holderOf({ ip, world, visitor }: FastifyRequest): Required<Holder> {
  return { network: callerNetwork(ip), world: worldKey(world.sandbox), member: `${visitor?.id ?? ''}` };
}

/** By which a world is told from the others; the default one has no name. */
export function worldKey(sandbox: { readonly ticket: string } | null): string {
  return sandbox?.ticket ?? '';
}

/** Takes one for as long as the answer is on its way, whatever becomes of it. Throws `ShareTaken`. */
export function holdShare(name: ShareName, request: FastifyRequest, { raw }: FastifyReply): void {
  const giveBack = request.world.shares.take(name, holderOf(request));
  const { longestMs }: Limits = LIMITS[name];
  const tooLong = longestMs === undefined ? undefined : setTimeout(() => raw.destroy(), longestMs).unref();
  const end = () => {
    clearTimeout(tooLong);
    giveBack();
  };
  raw.once('finish', end).once('close', end);
}

/** Takes one until the work is done, even if the caller is gone before. Throws `ShareTaken`. */
export async function withShare<T>(
  name: ShareName,
  request: FastifyRequest,
  work: (holder: Required<Holder>) => Promise<T>,
): Promise<T> {
  const holder = holderOf(request);
  const giveBack = request.world.shares.take(name, holder);
  try {
    return await work(holder);
  } finally {
    giveBack();
  }
}
