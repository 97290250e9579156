/** The hooks by which tools (工具) attach to the product: journal, faults, control plane, another backend. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';
import type { Worlds } from './worlds/worlds.ts';

/** Answers what lies at no address of the product. */
export type AnswerOther = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface ToolParts {
  readonly env: Env;
  readonly worlds: Worlds;
}

/** What tools do with an app; without them it is the product alone. */
export interface Tools {
  /** Hooks of every request, right after it has its world. */
  watch(app: FastifyInstance): void;
  /** Routes of their own, after those of the product; null where nothing else is answered. */
  attach(app: FastifyInstance, parts: ToolParts): Promise<AnswerOther | null>;
}
