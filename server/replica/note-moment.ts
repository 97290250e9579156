import type { FastifyRequest } from 'fastify';
import type { CallMeta } from '#contracts/uploads.ts';
import { isChange } from './change-count.ts';

/** Only a change of the replica's own rows is a change of its world. */
export const isOwnChange = ({ isForwarded, outcomeCode }: FastifyRequest, meta: CallMeta) =>
  !isForwarded && isChange(meta, outcomeCode);

/** Ends the writes of a request, which can be undone from here on. */
export function noteMoment(request: FastifyRequest, { isAnswered = true } = {}): void {
  request.moment ??= request.world.moments.cut(() => {
    const { config, url = '' } = request.routeOptions;
    const { call, operation } = config as {
      readonly call?: CallMeta;
      readonly operation?: { readonly id: string };
    };
    return {
      what: operation?.id ?? `${request.method} ${url.replace(/:(\w+)/g, '{$1}')}`,
      account: request.visitor?.account ?? null,
      traceId: request.id,
      isCounted: isAnswered && call !== undefined && isOwnChange(request, call),
    };
  });
}
