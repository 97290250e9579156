import type { FastifyInstance } from 'fastify';
import type { Language } from '#contracts/language.mjs';
import { ExplainedError, sentence } from '#contracts/sentences.mjs';
import { buildApp } from './app.ts';
import { type Env, EnvProblem } from './env.ts';
import { installation } from './installation.ts';
import { openWorld } from './replica/create-world.ts';
import { newPresenterKey } from './replica/show/who-presents.ts';
import { replicaTools } from './replica-tools.ts';
import type { HandOver } from './worlds/world.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** For who presents a demo; null where there is none. */
  readonly presenterKey: string | null;
  /** Answers the address. */
  listen(): Promise<string>;
  /** Nothing is lost. */
  close(): Promise<void>;
}

/** The world of this environment and the app around it, in which nobody listens yet. */
export async function openServer(env: Env, handOver?: HandOver): Promise<Server> {
  const { migrationsFolder, webRoot, assetsArchive, docsRoot } = installation(env.web);
  const world = openWorld(env, { migrationsFolder, handOver });
  const presenterKey = env.mode === 'demo' ? newPresenterKey() : null;
  const app = await buildApp({
    env,
    world,
    tools: replicaTools(docsRoot, presenterKey),
    ...{ webRoot, assetsArchive },
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  if (handOver) app.worlds.remember(handOver.sandboxes);
  return {
    app,
    presenterKey,
    listen: () => listen(app, env),
    async close() {
      await app.close();
      world.close();
    },
  };
}

async function listen(app: FastifyInstance, { listenHost: host, port }: Env): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new ExplainedError(
        sentence('Port {} is in use. Choose another one with --port, or --port 0 for a free one.', port),
      );
    }
    throw error;
  }
}

export const EXIT_USAGE = 2;
const EXIT_START_FAILED = 3;

/** Why a start ended, and with which exit code. An expected failure is one line; anything else needs its stack. */
export function startFailure(error: unknown, language: Language) {
  const isExpected = error instanceof ExplainedError;
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  return {
    words: isExpected ? error.sentence[language] : (stack ?? message),
    code: error instanceof EnvProblem ? EXIT_USAGE : EXIT_START_FAILED,
    isExpected,
  };
}
