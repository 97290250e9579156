import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, isKnownHost, isOwnPage, knownHosts, nameOfHost } from '#server/caller.ts';
import { isPublicControl } from '#server/control-access.ts';
import type { Env } from '#server/env.ts';
import { isInvited } from './cors.ts';
import type { Refusal } from './refusal-page.ts';
import { refuse } from './refuse.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const CALL = /^\/(?:uwp|__replica|phone-api|provider-api|cashier-api|mail-api)\//;

/**
 * Before anything else: a name that a stranger's page had rebound to this machine reaches nothing, and a page of
 * another origin calls and changes nothing. Pages can be linked from anywhere; what else is read, pictures above all,
 * is left to the browser, which shows a page nothing of another origin.
 */
export function registerKnownCallers(app: FastifyInstance, env: Env): void {
  const known = knownHosts(env);
  app.addHook('onRequest', (request, reply, done) => {
    // A proxy has a name for us and knows the one that people use; a page could write the second itself.
    const { host } = request;
    const names = request.headers.host === host ? [host] : [request.headers.host ?? '', host];
    const strange = names.find((name) => !isKnownHost(name, known));
    if (strange !== undefined) return refuse(request, reply, unknownHost(strange));
    const isOpen =
      READING.includes(request.method) && (!CALL.test(request.url) || isPublicControl(pathOf(request)));
    if (!isOpen && !isInvited(request, env) && !isOwnPage(callerOf(request), 'or-vouched-for'))
      return refuse(request, reply, FOREIGN_PAGE);
    done();
  });
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function unknownHost(header: string): Refusal {
  const name = nameOfHost(header);
  const message =
    name === null
      ? '请求里的主机名无法识别，请用 localhost 或数字地址（如 127.0.0.1）打开。'
      : `服务器不认识主机名 ${name}。请用 localhost 或数字地址（如 127.0.0.1）打开；如果要用这个名字，请在启动服务器时设置 REPLICA_ALLOWED_HOSTS=${name}。`;
  return { statusCode: 403, reason: 'unknown-host', message, retryAfter: null };
}

const FOREIGN_PAGE: Refusal = {
  statusCode: 403,
  reason: 'foreign-page',
  message: '这个请求来自另一个网页，没有执行。如果前面有代理，请让它原样转发 Host。',
  retryAfter: null,
};
