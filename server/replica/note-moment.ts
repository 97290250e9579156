import type { FastifyRequest } from 'fastify';

/** Ends what a request wrote: from here on it can be taken back. */
export function noteMoment(request: FastifyRequest): void {
  request.moment ??= request.world.moments.cut(() => {
    const { config, url = '' } = request.routeOptions;
    const { operation } = config as { readonly operation?: { readonly id: string } };
    return {
      what: operation?.id ?? `${request.method} ${url.replace(/:(\w+)/g, '{$1}')}`,
      account: request.visitor?.account ?? null,
      traceId: request.id,
    };
  });
}
