import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerOperations } from './dispatch/register-operations.ts';
import { type Env, isShared } from './env.ts';
import { PICTURES, PICTURES_AMONG_STRANGERS } from './files/pictures.ts';
import { isBackendPath, isMachinePath } from './machine-paths.ts';
import { registerInvoiceFiles } from './media/invoices/invoice-files.ts';
import { registerMedia } from './media/routes.ts';
import { registerOutside } from './outside/routes.ts';
import { registerCardPages } from './plugins/card-pages.ts';
import { registerClockDate } from './plugins/clock-date.ts';
import { registerCors } from './plugins/cors.ts';
import { registerErrorReplies } from './plugins/error-replies.ts';
import { registerFormBodies } from './plugins/form-bodies.ts';
import { registerForwarded, trustedHops } from './plugins/forwarded.ts';
import { registerKnownCallers } from './plugins/known-callers.ts';
import { registerPackedReplies } from './plugins/packed-replies.ts';
import {
  connectionOptions,
  PATIENCE,
  PATIENCE_AMONG_STRANGERS,
  type Patience,
  registerPatience,
} from './plugins/patience.ts';
import { registerReadEvents } from './plugins/read-events.ts';
import { requestLog } from './plugins/request-log.ts';
import { keepRobotsAway, leadRobots } from './plugins/robots.ts';
import { createRounds } from './plugins/rounds.ts';
import { registerSecurityHeaders, secureBareReply } from './plugins/security-headers.ts';
import { registerStaticWeb } from './plugins/static-web.ts';
import { type Meter, registerWatchdog } from './plugins/watchdog.ts';
import { registerWorld } from './plugins/world.ts';
import { registerCovers } from './print/covers/cover-routes.ts';
import { registerPrintFiles } from './print/print-routes.ts';
import { printRoomOf } from './print/room-of.ts';
import { createAddressBudgets, UNLIMITED } from './servlet/address-budgets.ts';
import { registerCallNotes } from './servlet/call-notes.ts';
import { rewriteUrl } from './servlet/rewrite-url.ts';
import { registerSession } from './servlet/session.ts';
import { answerUnknownPath, registerUnknownOperations } from './servlet/unknown-operation.ts';
import type { Tools } from './tools.ts';
import { registerExport } from './uploads/export-routes.ts';
import { registerFiles } from './uploads/file-routes.ts';
import { uploads } from './uploads/upload-routes.ts';
import type { MainWorld } from './worlds/create-world.ts';
import { createWorlds, type Worlds } from './worlds/worlds.ts';

export interface AppParts {
  readonly env: Env;
  /** The default world; the private ones are made after it. */
  readonly world: MainWorld;
  /** Where the built web app lies; null builds a server of calls only. */
  readonly webRoot: string | null;
  /** The file in which what its pages load lies, if not there. */
  readonly assetsArchive?: string | null;
  /** Without them it is the product alone. */
  readonly tools?: Tools;
  /** By which sandboxes end; tests bring their own. */
  readonly realNow?: () => number;
  /** Hears, in lines for whoever runs the server, what it should know: what keeps it from storing, who holds it up. */
  readonly tell?: (line: string) => void;
  /** By which the work of a request is measured; tests bring their own. */
  readonly meter?: Meter;
  readonly patience?: Patience;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For whoever runs the server: the default world and the private ones. */
    readonly worlds: Worlds;
  }
}

const BODY_LIMIT = 256 * 1024;

/** Builds the server and listens to nothing: tests inject, main.ts listens. */
export async function buildApp({
  env,
  world,
  webRoot,
  assetsArchive,
  tools,
  realNow = Date.now,
  tell = () => {},
  meter,
  patience = isShared(env) ? PATIENCE_AMONG_STRANGERS : PATIENCE,
}: AppParts): Promise<FastifyInstance> {
  let calls = 0;
  const app = fastify({
    ...connectionOptions(patience),
    rewriteUrl,
    bodyLimit: BODY_LIMIT,
    logger: env.logsRequests ? requestLog : false,
    forceCloseConnections: true,
    trustProxy: trustedHops(env.trustedProxies),
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: answerUnreadableUrl,
    genReqId: () => {
      calls += 1;
      return `t${process.pid.toString(36)}-${calls.toString(36).padStart(4, '0')}`;
    },
  });

  registerForwarded(app);
  registerPatience(app, patience, {
    shares: () => world.shares,
    isBehindProxy: env.trustedProxies > 0,
    usualBytes: BODY_LIMIT,
  });
  await app.register(fastifyCookie);
  const worlds = createWorlds(world, env, realNow);
  app.decorate('worlds', worlds);
  app.addHook('onClose', async () => worlds.close());
  app.decorate('printRoom', printRoomOf(env));
  app.addHook('onClose', async () => app.printRoom.close());
  registerKnownCallers(app, env);
  registerCors(app, env);
  app.decorate('budgets', isShared(env) ? createAddressBudgets(realNow) : UNLIMITED);
  const rounds = env.mode === 'demo' ? createRounds() : null;
  registerWorld(app, { worlds, env, rounds });
  registerCallNotes(app);
  tools?.watch(app);
  registerWatchdog(app, { worlds, rounds, tell, meter });
  if (env.mode === 'demo') keepRobotsAway(app);
  // Another backend has words of its own for them.
  else if (!env.backend) leadRobots(app);
  registerClockDate(app);
  registerFormBodies(app);
  registerSession(app);
  registerErrorReplies(app, tell);
  registerSecurityHeaders(app, env);
  registerPackedReplies(app);
  registerOperations(app, env);
  if (!env.backend) registerUnknownOperations(app);
  registerMedia(app);
  registerInvoiceFiles(app);
  registerPrintFiles(app);
  registerCovers(app);
  registerFiles(app);
  registerExport(app);
  // In a scope of their own, so that nothing else takes forms with files.
  await app.register(uploads, {
    pictures: isShared(env) ? PICTURES_AMONG_STRANGERS : PICTURES,
    signSecret: env.signSecret,
  });
  registerOutside(app);
  // A backend that is not ours has pages of cards of its own, if any.
  if (!env.backend) registerCardPages(app);
  if (!env.backend) registerReadEvents(app);
  const answerOther = (await tools?.attach(app, { env, worlds })) ?? null;
  const { signSecret } = env;
  if (webRoot)
    await registerStaticWeb(app, webRoot, { assetsArchive, hasBackend: answerOther !== null, signSecret });
  app.setNotFoundHandler((request, reply) => {
    if (answerOther && isBackendPath(request)) return answerOther(request, reply);
    return answerUnknownPath(request, reply);
  });
  return app;
}

/** A URL that cannot be read never reaches a route: a person gets the error page, a program the usual words. */
function answerUnreadableUrl(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = request.url.split('?');
  secureBareReply(reply);
  if (request.method === 'GET' && !isMachinePath(path)) {
    reply.redirect('/error?code=404');
    return;
  }
  reply
    .code(400)
    .send({ code: 400, message: '请求地址不正确', reason: 'malformed-request', traceId: request.id });
}
