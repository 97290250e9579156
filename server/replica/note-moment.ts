import type { FastifyRequest } from 'fastify';

/** Ends the writes of a request, which can be undone from here on. */
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
