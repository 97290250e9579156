import document from '#contracts/generated/openapi.json' with { type: 'json' };
import type { OperationMeta } from '#contracts/operations.ts';

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

/** Without a documented way to fail, or with only the refusal of a visitor, an operation fails like this. */
const GENERAL = { code: 1000, message: '操作失败', reason: 'operation-failed' };

/**
 * How this operation says that it could not do it: the contract's own example. Another message replaces the one of
 * the example; a sign such as `-1` stays, because it is the failure itself.
 */
export function failingReply(meta: OperationMeta, message: string | undefined): FailingReply {
  const content = contentOf(meta);
  const text = content['text/plain']?.examples?.failure?.value;
  if (typeof text === 'string') {
    const isSign = /^-?\d+$/.test(text);
    return { body: isSign ? text : (message ?? text), isText: true };
  }
  const example = content['application/json']?.examples?.failure?.value;
  const failure = isObject(example) && example.code !== 401 ? example : GENERAL;
  return { body: message === undefined ? failure : { ...failure, message }, isText: false };
}

function contentOf(meta: OperationMeta): Readonly<Record<string, Content>> {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return paths[meta.path]?.[meta.httpMethod.toLowerCase()]?.responses[200].content ?? {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
