import { readFileSync } from 'node:fs';
import type { OperationMeta } from '#contracts/operations.ts';
import { schemaOf } from '#server/servlet/validators.ts';
import { type Media, type ShownAnswer, shownAnswer } from './shown-answer.ts';

type Paths = Readonly<
  Record<string, Readonly<Record<string, { responses: Record<string, { content?: Record<string, Media> }> }>>>
>;

const DOCUMENT = new URL('../../contracts/generated/openapi.json', import.meta.url);
let paths: Paths | null = null;

/** What the contract shows for an operation that has no handler yet: its first good example, or what its schema allows. */
export function contractAnswer(meta: OperationMeta): ShownAnswer {
  paths ??= (JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Paths }).paths;
  const content = paths[meta.path]?.[meta.httpMethod.toLowerCase()]?.responses['200']?.content ?? {};
  const examples = Object.assign({}, ...Object.values(content).map(({ examples: some }) => some));
  return shownAnswer({ examples, schema: schemaOf(meta.id, meta.reply) ?? {} });
}
