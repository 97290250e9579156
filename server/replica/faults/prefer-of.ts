import type { FastifyRequest } from 'fastify';

/** What a request wants to go wrong with it, by its Prefer header. */
export function preferOf({ headers }: FastifyRequest): string | undefined {
  const { prefer } = headers;
  return Array.isArray(prefer) ? prefer.join(',') : prefer;
}
