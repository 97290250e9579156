import type { FastifyRequest } from 'fastify';

/** The fault that a request asks for by its Prefer header. */
export function preferOf({ headers }: FastifyRequest): string | undefined {
  const { prefer } = headers;
  return Array.isArray(prefer) ? prefer.join(',') : prefer;
}
