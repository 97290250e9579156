import type { ServerResponse } from 'node:http';

export interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly message: string;
  readonly target?: string;
}

/** The proxy's own word in the place of a reply; a reply that has begun is cut, so that nobody takes it for whole. */
export function refuse(reply: ServerResponse, { status, ...said }: Refusal): void {
  if (reply.headersSent || reply.destroyed) {
    if (!reply.writableFinished) reply.destroy();
    return;
  }
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  reply.end(JSON.stringify({ code: status, ...said }));
}
