import document from '#contracts/generated/openapi.json' with { type: 'json' };
import type { CallMeta } from '#contracts/uploads.ts';

export interface FailingReply {
  readonly body: unknown;
  readonly isText: boolean;
}

interface Content {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
type Operation = {
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, Content>> } };
};

/** Blames nobody: a fault has no cause, so the sentence of some refusal would send its reader after a wrong one. */
const GENERAL = { code: 1000, message: '操作失败', reason: 'operation-failed' };

/**
 * How this operation says that it could not do it. A sign such as `-1`, or an envelope of success whose inside tells
 * of the failure, is the contract's own; every other operation fails with the general envelope or sentence.
 */
export function failingReply(meta: CallMeta, message: string | undefined): FailingReply {
  const content = contentOf(meta);
  const text = content['text/plain']?.examples?.failure?.value;
  if (typeof text === 'string') {
    const isSign = /^-?\d+$/.test(text);
    return { body: isSign ? text : (message ?? GENERAL.message), isText: true };
  }
  const example = content['application/json']?.examples?.failure?.value;
  const failure = isObject(example) && example.code === 0 ? withPlainWords(example) : GENERAL;
  return { body: message === undefined ? failure : { ...failure, message }, isText: false };
}

/** Keeps words that only say that it failed. */
function withPlainWords(example: Record<string, unknown>): Record<string, unknown> {
  const { message } = example;
  const isPlain = typeof message !== 'string' || message.endsWith('失败');
  return isPlain ? example : { ...example, message: GENERAL.message };
}

function contentOf(meta: CallMeta): Readonly<Record<string, Content>> {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return paths[meta.path]?.[meta.httpMethod.toLowerCase()]?.responses[200].content ?? {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
